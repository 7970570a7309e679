import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';

/** The rules that the table has made: each opens what can be done with it. @param isWhole - with those repealed, and when there is none. */
export function HouseRules({ isWhole = false }: { isWhole?: boolean }) {
  const { words, state, name, open } = useTable();
  const { rule: text } = words.play;
  const rules = state.houseRules.map((rule, index) => ({ rule, index }));
  const shown = isWhole ? rules : rules.filter(({ rule }) => !rule.isRepealed);
  if (shown.length === 0) return isWhole ? <p class="soft">{text.none}</p> : null;
  return (
    <section class="gools-rules" aria-label={text.heading}>
      {!isWhole && <h3>{text.heading}</h3>}
      <ol class="stack">
        {shown.map(({ rule, index }) => (
          <li key={index}>
            <button
              type="button"
              class="option"
              data-rule={index}
              aria-haspopup="dialog"
              onClick={() => open({ kind: 'house-rule', rule: index })}
            >
              <span>
                {rule.isRepealed ? <s>{rule.text}</s> : rule.text}
                <span class="soft">
                  {fill(text.by, { name: name(rule.seat) })}
                  {rule.isRepealed && ` · ${text.repealed}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
