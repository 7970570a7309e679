import { useId, useState } from 'preact/hooks';
import { RULE_MOST } from '../../../games/gools/setup.ts';
import { fill } from '../../../i18n/fill.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { typedText } from '../../shell/typed-text.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import type { RuleDue } from './now.ts';

/** A new rule that was earned: made in the player's own words, or given up. Play goes on meanwhile. */
export function RuleKey({ rule: { seat, clause } }: { rule: RuleDue }) {
  const { words, name, play } = useTable();
  const { rule } = words.play;
  const [text, setText] = useState('');
  const [isOpen, show] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const title = fill(rule.due, { name: name(seat) });
  return (
    <>
      <button type="button" class="key rule-key" data-do="write-rule" aria-haspopup="dialog" onClick={() => show(true)}>
        {title}
      </button>
      {isOpen && (
        <Dialog title={title} closeKey={words.threeMan.pocket.close} close={() => show(false)} fallback="gools-now">
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              const typed = typedText(text, RULE_MOST);
              // Said here: what the judge says stands behind the sheet.
              setMissing(typed === '');
              if (typed !== '') play({ kind: 'rule', seat, text: typed });
            }}
          >
            <label class="asked stack tight">
              <span>
                {rule.field} <ClauseTag clause={clause} />
              </span>
              <input
                class="field"
                maxLength={RULE_MOST}
                value={text}
                autoComplete="off"
                aria-invalid={isMissing}
                aria-describedby={id}
                onInput={({ currentTarget }) => {
                  setText(currentTarget.value);
                  setMissing(false);
                }}
              />
            </label>
            <p class="missing" id={id} role="alert">
              {isMissing && words.reasons['rule-empty']}
            </p>
            <div class="acts">
              <button type="submit" class="key go" data-do="make-rule">
                {rule.make}
              </button>
              <button
                type="button"
                class="key"
                data-do="no-rule"
                onClick={() => play({ kind: 'rule', seat, text: null })}
              >
                {rule.giveUp}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
