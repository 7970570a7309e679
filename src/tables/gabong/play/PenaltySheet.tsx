import { useState } from 'preact/hooks';
import { PENALTY_CLAUSES, type PenaltyClause } from '../../../games/gabong/match-events.ts';
import { matchResults } from '../../../games/gabong/match-results.ts';
import { presentIn } from '../../../games/gabong/match-standing.ts';
import { fill } from '../../../i18n/fill.ts';
import { ClauseTag, Sheet } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { SeatChips } from './SeatChips.tsx';

/** The GM gives a penalty card: who gets it and what for, in either order, and it is given. */
export function PenaltySheet({ close }: { close: () => void }) {
  const { words, state, stage, play } = useTable();
  const { penalty: text } = words.play;
  const [seat, setSeat] = useState<number>();
  const [clause, setClause] = useState<PenaltyClause>();
  const give = (to: number | undefined, by: PenaltyClause | undefined) => {
    setSeat(to);
    setClause(by);
    if (to === undefined || by === undefined) return;
    // A refusal stands beneath the sheet.
    play({ kind: 'penalty', seat: to, clause: by });
    close();
  };
  return (
    <Sheet title={text.heading} close={close}>
      {stage.is === 'over' ? (
        <p class="soft">{text.over}</p>
      ) : (
        <>
          <h4>{text.who}</h4>
          <SeatChips seats={presentIn(state)} chosen={seat} label={text.who} press={(to) => give(to, clause)} />
          <h4>{text.why}</h4>
          <ul class="penalty-why stack">
            {PENALTY_CLAUSES.map((each) => (
              <li key={each} class="line">
                <button
                  type="button"
                  class="key"
                  data-clause={each}
                  aria-pressed={each === clause}
                  onClick={() => give(seat, each)}
                >
                  {text.for[each]}
                </button>
                <ClauseTag clause={each} />
              </li>
            ))}
          </ul>
          <p class="line soft penalty-hint">
            <span>{text.hint}</span> <ClauseTag clause="gabong-8.4" />
          </p>
        </>
      )}
      <h4>{text.tally}</h4>
      <PenaltyTally />
    </Sheet>
  );
}

/** Who has got how many penalty cards, and what for. */
function PenaltyTally() {
  const { words, state, name } = useTable();
  const { penalty: text } = words.play;
  const counts = matchResults(state).map(({ seat, penalties }) => {
    const each = PENALTY_CLAUSES.map((clause) => ({ clause, count: penalties[clause] })).filter(
      ({ count }) => count > 0,
    );
    return { seat, each, all: each.reduce((sum, { count }) => sum + count, 0) };
  });
  const given = counts.filter(({ all }) => all > 0).sort((one, other) => other.all - one.all);
  if (given.length === 0) return <p class="soft">{text.none}</p>;
  return (
    <ul class="ruled">
      {given.map(({ seat, each, all }) => (
        <li key={seat}>
          <strong>{fill(text.all, { name: name(seat), count: all })}</strong>
          <ul>
            {each.map(({ clause, count }) => (
              <li key={clause} class="line">
                <span>
                  {fill(text.times, { count })} {text.for[clause]}
                </span>{' '}
                <ClauseTag clause={clause} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
