import { fill } from '../../i18n/fill.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import type { Standing } from '../../log/standing.ts';
import { useLog } from './log-context.ts';
import { seatName } from './names.ts';
import { type Known, tryAgain } from './standings.ts';
import { durationOf } from './when.ts';

interface CardResultProps {
  game: SavedGame;
  known: Known | undefined;
}

/** Who won, or who leads; or why that cannot be said. */
export function CardResult({ game, known }: CardResultProps) {
  const { words } = useLog();
  const { card, trouble } = words;
  if (!known) return <p class="log-result" aria-busy="true" />;
  if (known.is === 'unknown-board') return <p>{fill(card.unknownBoard, { text: game.board.id })}</p>;
  if (known.is === 'no-board') {
    return (
      <p>
        {card.noBoard}{' '}
        <button type="button" class="key" onClick={tryAgain}>
          {trouble.again}
        </button>
      </p>
    );
  }
  const { standing } = known;
  return (
    <>
      <p class="log-result">
        <strong>
          {standing.is === 'finished' ? (
            <Winner game={game} standing={standing} />
          ) : (
            <Leader game={game} standing={standing} />
          )}
        </strong>
        <Amounts standing={standing} />
      </p>
      {standing.misfits > 0 && <p class="log-misfits">{fill(card.misfits, { count: standing.misfits })}</p>}
    </>
  );
}

interface StandingProps {
  game: SavedGame;
  standing: Standing;
}

function Winner({ game, standing }: StandingProps) {
  const { words } = useLog();
  const { card } = words;
  const winner = standing.seats.findIndex(({ place }) => place === 1);
  if (winner < 0) return card.nobody;
  const won = fill(card.won, { name: seatName(game.setup.seats[winner]!) });
  return `${won} ${fill(card.took, { time: durationOf(standing.seats[winner]!.time ?? 0, words) })}`;
}

function Leader({ game, standing }: StandingProps) {
  const { card } = useLog().words;
  const count = Math.max(...standing.seats.map(({ drops }) => drops));
  const leaders = game.setup.seats.filter((_, seat) => standing.seats[seat]!.drops === count);
  if (count === 0) return card.even;
  return leaders.length === 1 ? fill(card.ahead, { name: seatName(leaders[0]!), count }) : fill(card.level, { count });
}

function Amounts({ standing }: { standing: Standing }) {
  const { card } = useLog().words;
  const players = standing.seats.flatMap((seat) => seat.players);
  const sips = players.reduce((sum, player) => sum + player.sips, 0);
  const points = players.reduce((sum, player) => sum + player.points, 0);
  return (
    <span>
      {[
        ...(sips > 0 || points === 0 ? [fill(card.sips, { count: sips })] : []),
        ...(points > 0 ? [fill(card.points, { count: points })] : []),
      ].join(' · ')}
    </span>
  );
}
