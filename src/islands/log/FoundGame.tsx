import { isDeleted } from '../../games/shared/played.ts';
import { fill } from '../../i18n/fill.ts';
import { $games, append } from '../../log/games.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { useStore } from '../shared/use-store.ts';
import { useLog } from './log-context.ts';
import { gameOf, lastAt, tableOf, titleOf } from './names.ts';
import { whenOf } from './when.ts';

/** A game that was brought: what it is called, who plays, and when. */
export function FoundGame({ game }: { game: SavedGame }) {
  const { words, lang, say } = useLog();
  const { bring, card, deleted } = words;
  const here = useStore($games).get(game.id);
  const title = titleOf(game, words, lang);
  const restore = () => {
    append(game.id, { kind: 'restore' });
    say(fill(deleted.restored, { name: title }));
  };
  return (
    <>
      <h5>{title}</h5>
      <p class="log-seats">{tableOf(game)}</p>
      <p class="log-facts">
        <span>{fill(card.played, { when: whenOf(lastAt(game), lang) })}</span>
        <span>{gameOf(game, words)}</span>
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
