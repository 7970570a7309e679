import { keptValue } from '../../../../storage/kept-value.ts';
import { Fetched } from '../../../../ui/Fetched.tsx';
import { Sheet } from '../../Sheet.tsx';
import { usePanel } from '../../panel-context.ts';
import { withPlanWords } from '../../plan/load.ts';
import { useGame, useTable } from '../game-context.ts';
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
  const { lang, words: panelWords } = usePanel();
  const { words } = useGame();
  const { trouble } = panelWords.panel;
  const load = async () => {
    const { Advised, words: planWords } = await withPlanWords(lang, import('./Advised.tsx'));
    return () => <Advised words={planWords} close={close} />;
  };
  return (
    <Sheet title={words.play.advisor.heading} close={close}>
      <p class="soft">{words.play.advisor.noted}</p>
      <Fetched load={load} trouble={trouble.part} again={trouble.again} />
    </Sheet>
  );
}
