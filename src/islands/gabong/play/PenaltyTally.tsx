import { PENALTY_CLAUSES } from '../../../games/gabong/match-events.ts';
import { matchResults } from '../../../games/gabong/match-results.ts';
import { fill } from '../../../i18n/fill.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';

/** Who has got how many penalty cards, and what for. */
export function PenaltyTally() {
  const { words, state, name } = useTable();
  const { penalty: text } = words.play;
  const counts = matchResults(state).map(({ seat, penalties }) => {
    const each = PENALTY_CLAUSES.map((clause) => ({ clause, count: penalties[clause] })).filter(
      ({ count }) => count > 0,
    );
    return { seat, each, all: each.reduce((sum, { count }) => sum + count, 0) };
  });
  const given = counts.filter(({ all }) => all > 0).toSorted((one, other) => other.all - one.all);
  if (given.length === 0) return <p class="soft">{text.none}</p>;
  return (
    <ul class="penalty-tally">
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
