import { type Result, results } from '../../../games/gools/results.ts';
import { MEASURES } from '../../../games/shared/pour.ts';
import { fill } from '../../../i18n/fill.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { Sheet } from '../../shell/Clauses.tsx';
import { handName } from '../advisor/numbers.ts';
import { useTable } from '../table.ts';

/** What the evening has come to, player by player, the most wins first. */
export function ResultsTable() {
  const { words, state } = useTable();
  const { results: text } = words.sheets;
  const isOver = state.stage.is === 'over';
  if (state.rounds.length === 0) return <p class="soft">{isOver ? words.play.over.nobody : text.none}</p>;
  return (
    <ol class="gools-results stack loose" aria-label={isOver ? text.heading : text.standings}>
      {results(state).map((result) => (
        <ResultRow key={result.seat} result={result} />
      ))}
    </ol>
  );
}

/** What the evening has come to, over the table. */
export function ResultsSheet({ close }: { close: () => void }) {
  const { words } = useTable();
  return (
    <Sheet title={words.sheets.results.standings} close={close}>
      <ResultsTable />
    </Sheet>
  );
}

/** One player's evening: wins in large, the rest as figures with their names. */
function ResultRow({ result }: { result: Result }) {
  const { words, state, name } = useTable();
  const { results: text } = words.sheets;
  const { drink } = words.play;
  const { seat, rounds, wins, inARow, gools, pure, impure, best, threeMan, rules, taken, given } = result;
  const measured = (of: Result['taken']) => {
    const some = MEASURES.filter((measure) => of[measure] > 0);
    return some.length === 0 ? '0' : some.map((measure) => fill(drink[measure], { count: of[measure] })).join(', ');
  };
  const figures = [
    [text.rounds, rounds],
    [text.gools, gools],
    [text.points, pure + impure],
    [text.threeMan, threeMan],
    [text.rules, rules],
    [text.taken, measured(taken)],
    [text.given, measured(given)],
    ...(best ? [[text.best, handName(words.advisor.hands, best)] as const] : []),
  ] as const;
  return (
    <li data-seat={seat}>
      <p class="result-head split">
        <strong>{name(seat)}</strong>
        <span>
          {fill(text.wins, { count: wins })}
          {inARow > 1 && ` · ${fill(text.inARow, { count: inARow })}`}
          {!state.ring.includes(seat) && ` · ${text.left}`}
        </span>
      </p>
      <Figures figures={figures} />
    </li>
  );
}
