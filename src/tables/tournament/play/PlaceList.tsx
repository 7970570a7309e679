import type { TournamentPlace } from '../../../games/tournament/tournament-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';
import { describerOf } from './describer.ts';

/** Where everybody has ended, the first first; who may still come further has no place yet. */
export function PlaceList({ places }: { places: readonly TournamentPlace[] }) {
  const table = useTable();
  const { words, name } = table;
  const { places: text } = words.play;
  const describer = describerOf(table);
  return (
    <table class="place-list">
      <caption>{text.heading}</caption>
      <thead>
        <tr>
          <th scope="col">{text.place}</th>
          <th scope="col">{text.player}</th>
          <th scope="col">{text.reached}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ player, place, layer, isWithdrawn, isSettled }) => (
          <tr key={player}>
            <td>{isSettled ? place : '–'}</td>
            <th scope="row">{name(player)}</th>
            <td>{isWithdrawn ? fill(text.withdrawn, { layer: describer.layer(layer) }) : describer.layer(layer)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
