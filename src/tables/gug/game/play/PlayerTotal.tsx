import { sipsInBottle } from '../../../../games/gug/sips.ts';
import { fill } from '../../../../i18n/fill.ts';
import { numberOf } from '../../../../i18n/numbers.ts';
import { type GugTable, useTable } from '../game-context.ts';
import { lineOf } from '../../../../games/shared/seating.ts';
import type { Had } from '../../../shell/Limits.tsx';

interface PlayerTotalProps {
  seat: number;
  player: number;
  isNamed?: boolean;
}

/** What a player has drunk so far, in sips and in bottles; and what was counted as points. */
export function PlayerTotal({ seat, player, isNamed = false }: PlayerTotalProps) {
  const { lang, words, state, readings } = useTable();
  const { drink } = words.play;
  const totals = state.seats[seat]?.players[player];
  if (!totals) return null;
  const { drunk, counted } = totals;
  const { bottle } = state.setup;
  const bottles = numberOf(drunk / sipsInBottle(bottle, readings), lang, 1);
  const said = [
    ...(drunk > 0 ? [fill(drink.total, { count: drunk, bottles, centilitres: numberOf(bottle, lang, 3) })] : []),
    ...(counted > 0 ? [fill(drink.totalPoints, { count: counted })] : []),
    ...(drunk + counted === 0 ? [drink.nothing] : []),
  ];
  return (
    <p class="soft player-total">
      {isNamed && <strong>{state.setup.seats[seat]?.players[player]?.name}: </strong>}
      {said.join(' ')}
    </p>
  );
}

/** What everybody has had: sips swallowed, and those counted as points. */
export const hadIn = ({ saved, state, reduction }: Pick<GugTable, 'saved' | 'state' | 'reduction'>): readonly Had[] =>
  state.seats.flatMap(({ players }, seat) =>
    players.map(({ drunk, counted }, player) => ({
      game: saved.id,
      seat,
      line: lineOf(reduction.numbering, seat),
      player,
      name: state.setup.seats[seat]!.players[player]!.name,
      count: drunk + counted,
    })),
  );
