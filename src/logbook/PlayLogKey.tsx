import { useEffect, useState } from 'preact/hooks';
import { isPlaced } from '../games/log-adapters/log-adapter.ts';
import type { PeopleWords } from '../i18n/log/en-people.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { useLog } from './log-context.ts';
import { playLink } from './play-link.ts';
import { uiOf } from './registry.ts';
import { knownOf } from './standings.ts';

/** Hands a finished game to the app in which many log their plays, where the phone has it. */
export function PlayLogKey({ game, words }: { game: SavedGame; words: PeopleWords['playLog'] }) {
  const tongue = useLog();
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let isHere = true;
    const find = async () => {
      const [ui, found] = await Promise.all([uiOf(game.game), knownOf(game)]);
      if (!isHere || !ui || found.is !== 'known' || !isPlaced(found.standing)) return;
      const { standing } = found;
      const cells = ui.cells(game, standing, tongue);
      const scores = cells.flatMap(({ player, points }) =>
        typeof points === 'number' ? [[String(player), points] as const] : [],
      );
      const hasPoints = ui.records?.some(([column, best]) => column === 'points' && best === 'least') ?? false;
      setLink(
        playLink({
          id: game.id,
          game: game.game,
          title: ui.name(tongue),
          began: game.createdAt,
          standing,
          nameless: tongue.words.table.nameless,
          // Of two seats of one player, the points of the better place.
          ...(hasPoints && { points: new Map([...scores].reverse()) }),
        }),
      );
    };
    void find().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [game]);
  if (link === undefined) return null;
  return (
    <>
      <div class="log-keys names-form keys">
        <a class="key" data-do="play-log" href={link}>
          {words.key}
        </a>
      </div>
      <p class="soft">{words.hint}</p>
    </>
  );
}
