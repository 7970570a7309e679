import { isDeleted } from '../../games/shared/played.ts';
import { fill } from '../../i18n/fill.ts';
import { $games, append } from '../../log/games.ts';
import { seatsOf } from '../../log/registry.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { useStore } from '../shared/use-store.ts';
import { useLog } from './log-context.ts';
import { lastAt, titleOf } from './names.ts';
import { useUi } from './registry.ts';
import { whenOf } from './when.ts';

/** A game that was brought: what it is called, who plays, and when. */
export function FoundGame({ game }: { game: SavedGame }) {
  const { words, lang, say } = useLog();
  const { bring, card, deleted } = words;
  const here = useStore($games).get(game.id);
  const ui = useUi(game.game);
  const title = titleOf(game, words, lang);
  const restore = () => {
    append(game.id, { kind: 'restore' });
    say(fill(deleted.restored, { name: title }));
  };
  return (
    <>
      <h5>{title}</h5>
      <p class="log-seats">{seatsOf(game).join(', ')}</p>
      <p class="log-facts">
        <span>{fill(card.played, { when: whenOf(lastAt(game), lang) })}</span>
        {ui && <span>{ui.facts(game, { words, lang })[0]}</span>}
        <span>{fill(card.entries, { count: game.events.length })}</span>
      </p>
      {here?.kind === 'game' && isDeleted(here.game.events) && (
        <p>
          {bring.deletedHere}{' '}
          <button type="button" class="key" onClick={restore}>
            {deleted.restore}
          </button>
        </p>
      )}
    </>
  );
}
