import { useState } from 'preact/hooks';
import { RULE_MOST } from '../../../games/gools/setup.ts';
import { fill } from '../../../i18n/fill.ts';
import { typedText } from '../../shell/typed-text.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { type RuleDue, rulesDue } from './now.ts';

/** New rules that were earned: each is made in the player's own words, or given up. Play goes on meanwhile. */
export function RuleCards() {
  const { due } = useTable();
  return (
    <>
      {rulesDue(due).map((rule) => (
        <RuleCard key={`${rule.seat} ${rule.count}`} rule={rule} />
      ))}
    </>
  );
}

function RuleCard({ rule: { seat, clause } }: { rule: RuleDue }) {
  const { words, name, play } = useTable();
  const { rule } = words.play;
  const [text, setText] = useState('');
  const [isWriting, write] = useState(false);
  const giveUp = (
    <button type="button" class="key" data-do="no-rule" onClick={() => play({ kind: 'rule', seat, text: null })}>
      {rule.giveUp}
    </button>
  );
  const title = (
    <p class="line">
      <strong>{fill(rule.due, { name: name(seat) })}</strong>
      <ClauseTag clause={clause} />
    </p>
  );
  if (!isWriting) {
    return (
      <div class="gools-rule stack card">
        {title}
        <div class="row">
          <button type="button" class="key" data-do="write-rule" onClick={() => write(true)}>
            {rule.write}
          </button>
          {giveUp}
        </div>
      </div>
    );
  }
  return (
    <form
      class="gools-rule stack card"
      onSubmit={(event) => {
        event.preventDefault();
        if (play({ kind: 'rule', seat, text: typedText(text, RULE_MOST) })) setText('');
      }}
    >
      {title}
      <input
        class="field"
        aria-label={rule.field}
        placeholder={rule.field}
        maxLength={RULE_MOST}
        value={text}
        autoComplete="off"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div class="row">
        <button type="submit" class="key" data-do="make-rule">
          {rule.make}
        </button>
        {giveUp}
      </div>
    </form>
  );
}
