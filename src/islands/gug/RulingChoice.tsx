import { GUG_RULINGS, type RulingId } from '../../games/gug/rulings.ts';
import { chooseReading } from './settings.ts';
import { usePanel } from './panel-context.ts';

interface RulingChoiceProps {
  id: RulingId;
  /** Keeps the names of the radio buttons apart where a ruling stands twice on the page. */
  place: string;
  onChoose?: () => void;
}

/** One gap of the rule book, folded up to its title, and the readings a table may choose. */
export function RulingChoice({ id, place, onChoose }: RulingChoiceProps) {
  const { words, rulings, network, hands } = usePanel();
  const chosen = network.rulings;
  const { title, gap, options } = rulings[id];
  const keys: readonly string[] = GUG_RULINGS[id].options;
  const isDefault = chosen[id] === keys[0];
  return (
    <details class="ruling">
      <summary>
        <span class="ruling-id">{id}</span> <span class="ruling-title">{title}</span>{' '}
        <span class="ruling-now" data-changed={!isDefault}>
          {isDefault ? words.panel.rulings.default : '≠'}
        </span>
      </summary>
      <p class="soft">{gap}</p>
      <div role="radiogroup" aria-label={`${id} ${title}`}>
        {keys.map((key, index) => (
          <label class="reading">
            <input
              type="radio"
              name={`${place}-${id}`}
              value={key}
              checked={chosen[id] === key}
              onChange={() => {
                onChoose?.();
                if (hands.current) hands.current.chooseReading(id, key);
                else chooseReading(id, key, `${id} ${title}`);
              }}
            />
            <span>
              {options[key]}
              {index === 0 && (
                <strong class="standard">
                  {' '}
                  {keys.length > 1 ? words.panel.rulings.default : words.panel.rulings.onlyReading}
                </strong>
              )}
            </span>
          </label>
        ))}
      </div>
    </details>
  );
}
