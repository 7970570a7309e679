import { standings } from '../../../games/gabong/match-standing.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';
import { WithThetas } from '../Theta.tsx';

/** Everybody's place, points and θ, the first first. */
export function FinalStandings() {
  const { words, state, name } = useTable();
  const { board } = words;
  return (
    <ol class="final-standings" aria-label={board.over.standings}>
      {standings(state).map(({ seat, place, total, thetas }) => (
        <li key={seat} data-place={place}>
          <span class="final-place">{fill(board.place, { place })}</span>
          <span class="final-name">{name(seat)}</span>
          <span>{thetas > 0 && <WithThetas text={fill(board.thetas, { count: thetas })} />}</span>
          <strong>{total}</strong>
        </li>
      ))}
    </ol>
  );
}
