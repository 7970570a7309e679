import { sipsInBottle } from '../../../../games/gug/sips.ts';
import { fill } from '../../../../i18n/fill.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { clockFace } from '../play/clock.ts';
import { isForPoints } from '../play/seat-words.ts';
import { numberOf } from '../../../shared/times.ts';

/** What a seat drank and owes, in sips and in bottles (6.1), and how many turns it had. */
export function SeatFacts({ seat }: { seat: number }) {
  const { lang } = usePanel();
  const { words, state } = useGame();
  const { players: text } = words.book;
  const { table } = words.play;
  const { owed, players, turns, skipped, status } = state.seats[seat]!;
  const { bottle, seats } = state.setup;
  const inPoints = isForPoints(state.seats[seat]!);
  const bottlesOf = (sips: number) =>
    fill(text.bottles, { bottles: numberOf(sips / sipsInBottle(bottle), lang), centilitres: numberOf(bottle, lang) });
  return (
    <dl class="book-facts seat-facts">
      <div>
        <dt>{inPoints ? text.owedPoints : text.owed}</dt>
        <dd>
          {owed > 0 ? (
            <strong class="owed">{fill(inPoints ? text.points : text.sips, { count: owed })}</strong>
          ) : (
            text.owedNothing
          )}
          <ClauseTag clause="gug-5.1" />
        </dd>
      </div>
      {players.flatMap(({ drink, drunk, counted }, index) => {
        const player = seats[seat]?.players[index]?.name ?? '';
        return [
          <div key={`drinks ${index}`}>
            <dt>{fill(text.drinks, { player })}</dt>
            <dd>{table.drink[drink]}</dd>
          </div>,
          (drunk > 0 || drink !== 'points') && (
            <div key={`drunk ${index}`}>
              <dt>{fill(text.drunk, { player })}</dt>
              <dd>
                <strong>{fill(text.sips, { count: drunk })}</strong> {bottlesOf(drunk)} <ClauseTag clause="gug-6.1" />
              </dd>
            </div>
          ),
          (counted > 0 || drink === 'points') && (
            <div key={`counted ${index}`}>
              <dt>{fill(text.counted, { player })}</dt>
              <dd>
                <strong>{fill(text.points, { count: counted })}</strong>
              </dd>
            </div>
          ),
        ];
      })}
      <div>
        <dt>{text.turns}</dt>
        <dd>{skipped > 0 ? `${turns} (${fill(text.skipped, { count: skipped })})` : turns}</dd>
      </div>
      {status.is === 'finished' && (
        <div>
          <dt>{text.time}</dt>
          <dd>{clockFace(status.time)}</dd>
        </div>
      )}
    </dl>
  );
}
