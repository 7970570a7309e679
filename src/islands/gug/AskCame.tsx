import type { Came } from '../../games/gug/position.ts';
import { $situation, change } from './session.ts';
import { useStore } from '../shared/use-store.ts';
import { comeBy, waysTo } from './asking.ts';
import { LineBadge } from './LineBadge.tsx';
import { usePanel } from './panel-context.ts';
import { Said } from './Said.tsx';

/** The ways to where one stands: from each neighbour by each line, or the start of the game. */
export function AskCame() {
  const { words, names, network, ask } = usePanel();
  const situation = useStore($situation);
  const { position } = situation;
  if (!position) return null;
  const { panel } = words;
  const choose = (came: Came | null, label: string) => {
    change(comeBy(situation, came), label);
    ask(situation.dice.length > 0 ? 'route' : 'die');
  };
  return (
    <ul class="chips">
      <li>
        <button
          type="button"
          class="chip"
          aria-pressed={position.came === null}
          onClick={() => choose(null, panel.ask.start)}
        >
          {panel.ask.start}
        </button>
      </li>
      {waysTo(network, position.at).map((came) => (
        <li key={`${came.from} ${came.by}`}>
          <button
            type="button"
            class="chip"
            aria-pressed={position.came?.from === came.from && position.came.by === came.by}
            onClick={() => choose(came, names.station(came.from))}
          >
            <Said words={names.sentence(panel.ask.cameBy, { station: came.from, line: came.by })}>
              <LineBadge line={came.by} />
              <span>{names.station(came.from)}</span>
            </Said>
          </button>
        </li>
      ))}
    </ul>
  );
}
