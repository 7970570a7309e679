import { keptValue } from '../../../../storage/kept-value.ts';
import { Sheet } from '../../Sheet.tsx';
import { useGame, useTable } from '../game-context.ts';
import { Advised } from './Advised.tsx';
import { useAdvisor } from './use-advisor.ts';

/** The turn in which somebody asked last: `<game> <number>`. It outlives the page, as the turn does. */
const asked = keptValue<string>('gug:advised', (found) => (typeof found === 'string' ? found : undefined));

/** The note on a move that the advisor was asked in its turn. */
export function advisedIn(game: string, turn: number | undefined): { readonly advised?: true } {
  return asked.read() === `${game} ${turn}` ? { advised: true } : {};
}

/** Opens the advisor on the turn that is on, where the table has allowed it; what all can see. */
export function AdviceKey() {
  const { words, saved, state } = useGame();
  const { open } = useTable();
  const { isAllowed } = useAdvisor();
  if (!isAllowed) return null;
  const { key, on } = words.play.advisor;
  return (
    <button
      type="button"
      class="key"
      data-do="advice"
      aria-haspopup="dialog"
      title={on}
      onClick={() => {
        if (state.turn) asked.write(`${saved.id} ${state.turn.number}`);
        open({ kind: 'advice' });
      }}
    >
      {key}
    </button>
  );
}

/** What the advisor says of the turn that is on. */
export function AdviceSheet({ close }: { close: () => void }) {
  const { words } = useGame();
  return (
    <Sheet title={words.play.advisor.heading} close={close}>
      <p class="soft">{words.play.advisor.noted}</p>
      <Advised words={words.plan} close={close} />
    </Sheet>
  );
}
