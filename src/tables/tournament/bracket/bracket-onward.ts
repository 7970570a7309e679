import type { FormatPlan, Way } from '../../../games/tournament/format-plan.ts';
import type { LayerView, Move, StandingRow } from '../../../games/tournament/tournament-state.ts';
import { rowsIn } from './bracket-rows.ts';
import type { Box, Onward } from './bracket-layout.ts';

interface Played {
  readonly plan: FormatPlan;
  readonly layers: readonly LayerView[];
  readonly withdrawn: readonly number[];
}

/**
 * Returns who goes on from where to where, as far as it is certain; for the rest, which places will.
 *
 * @param boxes - of all layers.
 */
export function onwardOf(played: Played, boxes: readonly Box[]): readonly Onward[] {
  return boxes.flatMap((from) => [...personsFrom(from, played), ...placesFrom(from, played)]);
}

function personsFrom(from: Box, { layers, withdrawn }: Played): readonly Onward[] {
  const view = layers[from.layer]!;
  return view.moves
    .filter((move) => startOf(move, view, from) === from.game)
    .filter(({ player, to }) => !withdrawn.includes(player) || hasPlayed(layers[to]!, player))
    .map(({ player, to }) => ({ is: 'person', player, from, to }));
}

/** Who has gone home went on only where they have played there: else their seat is empty. */
const hasPlayed = ({ games }: LayerView, player: number): boolean =>
  games.some(({ is, present }) => is === 'over' && present.includes(player));

/** Where the games of a rotated layer count (R24), who goes on as the best that is left does so from their best game. */
function startOf({ player, game }: Move, { games }: LayerView, { game: box }: Box): number | null {
  if (game !== null || box === null) return game;
  const placed = games.flatMap(({ places }, index) => {
    const own = places.find((place) => place.player === player);
    return own ? [{ index, place: own.place }] : [];
  });
  return [...placed].sort((one, other) => one.place - other.place)[0]?.index ?? null;
}

/** The places of a box that go on, and of which nobody can say yet whose they are. */
function placesFrom(from: Box, { plan, layers }: Played): readonly Onward[] {
  const { standing } = rowsIn(from, layers);
  const isOpen = standing.length === 0 || standing.some(({ to }) => to === null);
  if (!isOpen) return [];
  return plan.layers[from.layer]!.ways.flatMap(({ to, places }) => {
    if (to === 'out') return [];
    const gone = layers[from.layer]!.moves.filter((move) => move.game === from.game && move.to === to).length;
    return openIn(places, gone, standing).map((open): Onward => ({ is: 'places', places: open, from, to }));
  });
}

/** The places of a way that are open, in runs; where who has gone home has shifted them, the way's own. */
function openIn(places: Way['places'], gone: number, standing: readonly StandingRow[]): readonly Way['places'][] {
  const count = places.last - places.first + 1 - gone;
  if (count <= 0) return [];
  const open = Array.from({ length: places.last - places.first + 1 }, (_, index) => places.first + index).filter(
    (place) => (standing[place - 1]?.to ?? null) === null,
  );
  if (open.length !== count) return [places];
  return open
    .filter((place) => !open.includes(place - 1))
    .map((first) => {
      let last = first;
      while (open.includes(last + 1)) last += 1;
      return { first, last };
    });
}
