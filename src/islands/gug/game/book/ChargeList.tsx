import { fill } from '../../../../i18n/fill.ts';
import { Sum } from '../../Sum.tsx';
import { useGame } from '../game-context.ts';
import { isForPoints } from '../play/seat-words.ts';
import { type ChargedBy, chargesOf } from './charged.ts';
import { useBookNames } from './use-book-names.ts';

/** All that a seat was given to drink, the newest first; each unfolds to its sum with the clauses. */
export function ChargeList({ seat }: { seat: number }) {
  const { words, fold, state } = useGame();
  const names = useBookNames();
  const { players: text } = words.book;
  const inPoints = isForPoints(state.seats[seat]!);
  const charges = chargesOf(fold.steps, seat);
  const causeOf = ({ charge, event, station }: ChargedBy) =>
    fill(text.cause[charge.cause], {
      station: names.station(station ?? ''),
      name: 'seat' in event ? names.seat(event.seat) : '',
    });
  if (charges.length === 0) return <p class="soft">{text.noSums}</p>;
  return (
    <details class="ruling sheet-fold">
      <summary>
        <span class="ruling-title">{inPoints ? text.sumsPoints : text.sums}</span>
        <span class="soft">{charges.length}</span>
      </summary>
      {charges.map((charged, index) => (
        <details key={charges.length - index} class="ruling charge">
          <summary>
            <span class="ruling-title">{causeOf(charged)}</span>
            <strong>{fill(inPoints ? text.points : text.sips, { count: charged.charge.sips.total })}</strong>
          </summary>
          <Sum sips={charged.charge.sips} />
        </details>
      ))}
    </details>
  );
}
