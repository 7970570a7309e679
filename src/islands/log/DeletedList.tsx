import { useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { $games, append, eraseGame } from '../../log/games.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { useStore } from '../shared/use-store.ts';
import { deletedGames } from './game-list.ts';
import { useLog } from './log-context.ts';
import { titleOf } from './names.ts';

/** Deleted games: put back with one tap, erased for good with two. */
export function DeletedList() {
  const { words, lang, say } = useLog();
  const { deleted } = words;
  const games = deletedGames(useStore($games));
  const [sure, setSure] = useState<string>();
  if (games.length === 0) return null;
  const restore = (game: SavedGame) => {
    append(game.id, { kind: 'restore' });
    say(fill(deleted.restored, { name: titleOf(game, words, lang) }));
  };
  const erase = async (game: SavedGame) => {
    if (sure !== game.id) {
      setSure(game.id);
      return;
    }
    await eraseGame(game.id);
    say(fill(deleted.erased, { name: titleOf(game, words, lang) }));
  };
  return (
    <section class="log-card" aria-labelledby="log-deleted">
      <h3 id="log-deleted">{deleted.heading}</h3>
      <p>{deleted.hint}</p>
      <ul class="log-rows">
        {games.map((game) => (
          <li key={game.id}>
            <p>{titleOf(game, words, lang)}</p>
            <div class="row">
              <button type="button" class="key" onClick={() => restore(game)}>
                {deleted.restore}
              </button>
              <button type="button" class="key delete" data-taps="once" onClick={() => void erase(game)}>
                {sure === game.id ? deleted.sure : deleted.erase}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
