import { useState } from 'preact/hooks';
import { NAME_MOST } from '../../../../log/text-schema.ts';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { typedText } from '../../../shared/typed-text.ts';

/** Appoints a referee (4.1), or has none any more. */
export function RefereeField() {
  const { words, state } = useGame();
  const [name, setName] = useState('');
  const { table, overrule } = words.play;
  return (
    <>
      <h4>
        {table.referee}: {state.referee ?? table.noReferee}
      </h4>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const who = typedText(name, NAME_MOST);
          if (who !== '' && act({ kind: 'referee', name: who })) setName('');
        }}
      >
        <input
          class="field"
          name="referee"
          aria-label={overrule.referee}
          placeholder={overrule.referee}
          maxLength={NAME_MOST}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" class="key">
          {table.appoint}
        </button>
        {state.referee !== null && (
          <button type="button" class="key" onClick={() => act({ kind: 'referee', name: null })}>
            {table.removeReferee}
          </button>
        )}
      </form>
    </>
  );
}
