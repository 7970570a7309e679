import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { append } from '../../log/games.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { cleanName } from '../../log/clean-name.ts';
import { useLog } from './log-context.ts';
import { titleOf } from './names.ts';

interface RenameFormProps {
  game: SavedGame;
  done: () => void;
}

/** A new name for a game; the old one stays in its log. */
export function RenameForm({ game, done }: RenameFormProps) {
  const { words, lang } = useLog();
  const { sheet } = words;
  const [name, setName] = useState(titleOf(game, words, lang));
  const [isBad, setBad] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.select(), []);
  const keep = (event: Event) => {
    event.preventDefault();
    const clean = cleanName(name);
    if (clean === undefined) {
      setBad(true);
      field.current?.focus();
      return;
    }
    append(game.id, { kind: 'rename', name: clean });
    done();
  };
  return (
    <form class="log-rename" onSubmit={keep}>
      <label for={id}>{sheet.name}</label>
      <input
        ref={field}
        id={id}
        class="field"
        value={name}
        autocomplete="off"
        aria-invalid={isBad}
        aria-describedby={`${id}-bad`}
        onInput={({ currentTarget }) => {
          setName(currentTarget.value);
          setBad(false);
        }}
      />
      <p id={`${id}-bad`} role="alert">
        {isBad && sheet.badName}
      </p>
      <div class="row">
        <button type="submit" class="key main">
          {sheet.keepName}
        </button>
        <button type="button" class="key" onClick={done}>
          {sheet.leave}
        </button>
      </div>
    </form>
  );
}
