import { sipsInBottle } from '../../../../games/gug/sips.ts';
import { fill } from '../../../../i18n/fill.ts';
import { numberOf } from '../../../../i18n/numbers.ts';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';

interface PlayerTotalProps {
  seat: number;
  player: number;
  isNamed?: boolean;
}

/** What a player has drunk so far, in sips and in bottles; and what was counted as points. */
export function PlayerTotal({ seat, player, isNamed = false }: PlayerTotalProps) {
  const { lang } = usePanel();
  const { words, state, rulings } = useGame();
  const { drink } = words.play;
  const totals = state.seats[seat]?.players[player];
  if (!totals) return null;
  const { drunk, counted } = totals;
  const { bottle } = state.setup;
  const bottles = numberOf(drunk / sipsInBottle(bottle, rulings), lang, 1);
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
