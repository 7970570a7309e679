import type { TableWords } from '../../../i18n/table/en.ts';
import { useStore } from '../../../ui/use-store.ts';
import { $startedElsewhere } from '../../../storage/requests.ts';

interface StartedElsewhereProps {
  /** The game on the table, by its id. */
  game: string;
  words: TableWords['setup']['elsewhere'];
  /** Goes back to the set-up. */
  setUp: () => void;
}

/** Why a game stands where a set-up stood: another tab has started it. What was typed here is a tap away. */
export function StartedElsewhere({ game, words, setUp }: StartedElsewhereProps) {
  const started = useStore($startedElsewhere);
  if (started?.game !== game) return null;
  const done = () => $startedElsewhere.set(null);
  return (
    <section class="setup-notice enamel stack started-elsewhere" role="alert">
      <p>
        {words.text} {started.isTyped && words.typed}
      </p>
      <div class="row">
        <button type="button" class="key" data-do="got-it" onClick={done}>
          {words.ok}
        </button>
        {started.isTyped && (
          <button
            type="button"
            class="key"
            data-do="typed"
            onClick={() => {
              done();
              setUp();
            }}
          >
            {words.setUp}
          </button>
        )}
      </div>
    </section>
  );
}

interface DeletedProps {
  words: TableWords['setup']['elsewhere'];
  restore: () => void;
}

/** Why a set-up stands where a game stood. */
export function Deleted({ words, restore }: DeletedProps) {
  return (
    <section class="setup-notice enamel stack" role="alert">
      <p>{words.deleted}</p>
      <button type="button" class="key" data-do="restore" onClick={restore}>
        {words.restore}
      </button>
    </section>
  );
}
