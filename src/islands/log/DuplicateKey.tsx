import { useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { addGames } from '../../log/games.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { copyOf } from '../../log/copy.ts';
import { useLog } from './log-context.ts';
import { titleOf } from './names.ts';

/** A second game with the same events, to be played on in another way. */
export function DuplicateKey({ game }: { game: SavedGame }) {
  const { words, lang, say, open } = useLog();
  const { sheet } = words;
  const [isBusy, setBusy] = useState(false);
  const duplicate = async () => {
    // A second tap makes no second copy.
    if (isBusy) return;
    setBusy(true);
    const name = fill(sheet.copy, { name: titleOf(game, words, lang) });
    const copy = copyOf(game, name, Date.now());
    const became = copy && (await addGames([copy]));
    open(undefined);
    say(copy && became !== 'not-saved' ? fill(sheet.copied, { name: titleOf(copy, words, lang) }) : sheet.notCopied);
  };
  return (
    <button type="button" class="key" aria-disabled={isBusy} onClick={() => void duplicate()}>
      {sheet.duplicate}
    </button>
  );
}
