import type { Point, StationId } from '../../../games/gug/board-data.ts';
import type { Board } from '../../../games/gug/board.ts';
import { stationsOfSteps } from '../../../games/gug/journey.ts';
import { standingDrops } from '../../../games/gug/results.ts';
import { groupBy } from '../../../games/shared/group.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GugGameWords } from '../../../i18n/gug-game/en.ts';
import { markerPath } from '../../../map/marker.ts';
import { makeBentPath, UNITS } from '../../../map/path.ts';
import { type Course, courseBetween, strokesOf } from '../../../map/strokes.ts';
import { distance, plus, rightOf, times, towards } from '../../../map/vector.ts';
import type { Colour, Letters, Measure, Stroke } from '../../../ui/picture.ts';
import type { Scene } from '../../../ui/poster.ts';
import { type GamePlayed, type MoveMade, movesMade } from './book/played-moves.ts';
import { lettersOf } from './icons.ts';
import { seatName } from './play/seat-words.ts';

/** A hop of a route as it was ridden. */
interface Ride {
  readonly seat: number;
  readonly line: string;
  readonly from: StationId;
  readonly to: StationId;
}

/** An inhibition that was dropped for good: the how manieth of its icon, where, and what the move cost in sips. */
interface Stamp {
  readonly seat: number;
  readonly icon: number;
  readonly number: number;
  readonly at: StationId;
  readonly sips: number;
}

const NAME: Letters = { size: 34, weight: 700 };
const STATION: Letters = { size: 28, weight: 400 };
const FIGURE: Letters = { size: 20, weight: 700 };
const DEAREST: Letters = { size: 32, weight: 400 };
const STAMP = 34;
const CAP = 17;
/** The routes, and how far those that ride the same way lie from one another; pixels. */
const ROUTE = 6;
const APART = 5;

/** The evening on the map: the ways of all as lines, and where each inhibition was dropped, with the sips it cost; below, by name. */
export function routesScene(played: GamePlayed, { play }: Pick<GugGameWords, 'play'>): Scene {
  return ({ x, y, width }, measure) => {
    const { state } = played.reduction;
    const { board } = played.game.turnNetwork(state);
    const moves = movesMade(played);
    const stamps = stampsOf(moves, state);
    const dearest = moves.reduce<MoveMade | undefined>(
      (most, move) => (move.played.sips > (most?.played.sips ?? 0) ? move : most),
      undefined,
    );
    const colourOf = (seat: number): Colour => `--marker-${state.setup.seats[seat]!.marker}`;
    const nameOf = (seat: number) => seatName(state.setup.seats[seat]!, play);
    const iconNameOf = (seat: number, icon: number) => {
      const letters = lettersOf(state.setup.seats[seat]!, state.setup.variation);
      return letters.length > 1 ? `${nameOf(seat)} (${letters[icon]})` : nameOf(seat);
    };
    const stationOf = (id: StationId) => board.stations.get(id)?.name ?? id;

    /** A player's sign with a number in it, its middle at a point. */
    const stamped = ({ seat, icon, number }: Stamp, [x, y]: Point): readonly Stroke[] => [
      {
        is: 'shape',
        d: markerPath(state.setup.seats[seat]!.marker),
        x: x - STAMP / 2,
        y: y - STAMP / 2,
        scale: STAMP / 24,
        // A team's second icon is an outline (17.4).
        fill: icon === 0 ? colourOf(seat) : '--paper',
        edge: { colour: icon === 0 ? '--paper' : colourOf(seat), width: icon === 0 ? 2 : 3 },
      },
      {
        is: 'text',
        text: `${number}`,
        x,
        y: y + 7,
        align: 'center',
        ink: icon === 0 ? '--on-marker' : colourOf(seat),
        ...FIGURE,
      },
    ];

    const map = mapOf(board, ridesOf(moves, played), stamps, { x, y, width, colourOf, stamped });
    const list = listOf(stamps, { x, y: y + map.height, width, measure, stamped, nameOf: iconNameOf, stationOf });
    const strokes = [...map.strokes, ...list.strokes];
    let below = y + map.height + list.height;
    if (dearest) {
      const { event, played: made } = dearest;
      const text = fill(play.over.dearest, {
        name: nameOf(event.seat),
        station: stationOf(made.after.at),
        count: made.sips,
      });
      below += 52;
      strokes.push({
        is: 'text',
        text,
        x,
        y: below,
        align: 'left',
        ink: '--ink-soft',
        ...fitted(text, DEAREST, width, measure),
      });
    }
    return { height: below - y, strokes };
  };
}

/** Letters small enough that a text stays on its line. */
const fitted = (text: string, letters: Letters, width: number, measure: Measure): Letters => ({
  ...letters,
  size: Math.min(letters.size, (letters.size * width) / measure(text, letters)),
});

function ridesOf(moves: readonly MoveMade[], { game }: GamePlayed): readonly Ride[] {
  return moves.flatMap(({ event: { seat, route }, before, played }) =>
    stationsOfSteps(game.turnNetwork(before), played.position, route).flatMap((stations, step) =>
      stations.slice(1).map((to, index) => ({ seat, line: route[step]!.line, from: stations[index]!, to })),
    ),
  );
}

/** The drops that stand at the end, in their order: one that still waits for the drinking does not (12.5). */
function stampsOf(moves: readonly MoveMade[], { seats }: GamePlayed['reduction']['state']): readonly Stamp[] {
  return moves.flatMap(({ event: { seat, icon }, played: { after, drop, sips } }): readonly Stamp[] => {
    const number = after.drops.length;
    if (!drop || number > standingDrops(seats[seat]!, icon).length) return [];
    return [{ seat, icon, number, at: drop.station, sips }];
  });
}

interface MapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly colourOf: (seat: number) => Colour;
  readonly stamped: (stamp: Stamp, at: Point) => readonly Stroke[];
}

function mapOf(
  board: Board,
  rides: readonly Ride[],
  stamps: readonly Stamp[],
  { x, y, width, colourOf, stamped }: MapBox,
): { readonly height: number; readonly strokes: readonly Stroke[] } {
  const drawn = strokesOf(board.data);
  const points = drawn.flatMap((stroke) => stroke.points);
  const [left, top, right, bottom] = [
    Math.min(...points.map(([at]) => at)),
    Math.min(...points.map(([, at]) => at)),
    Math.max(...points.map(([at]) => at)),
    Math.max(...points.map(([, at]) => at)),
  ];
  // A stamp at the edge of the network stands wholly on the paper.
  const scale = (width - STAMP) / (right - left);
  const origin: Point = [x + STAMP / 2 - left * scale, y + STAMP / 2 - top * scale];
  const onPaper = (at: Point): Point => plus(origin, times(at, scale));
  const [originX, originY] = origin;
  const shape = (course: Course, colour: Colour, stroke: number, opacity = 1): Stroke => ({
    is: 'shape',
    d: makeBentPath(course),
    x: originX,
    y: originY,
    scale: scale / UNITS,
    edge: { colour, width: stroke },
    opacity,
  });
  const placeOf = new Map(drawn.flatMap(({ stops }) => stops.map(({ station, at }) => [station, at] as const)));

  // Each way once a player, those who rode the same one beside each other.
  const ways = groupBy(rides, ({ line, from, to }) => [line, ...[from, to].sort()].join(' '));
  const routes = [...ways.values()].flatMap((same) => {
    const { line, from, to } = same[0];
    const between = courseBetween(drawn, line, from, to) ?? straight(placeOf.get(from), placeOf.get(to));
    const seats = [...new Set(same.map(({ seat }) => seat))];
    return between
      ? seats.map((seat, index) =>
          shape(moved(between, ((index - (seats.length - 1) / 2) * APART) / scale), colourOf(seat), ROUTE),
        )
      : [];
  });
  const fans = groupBy(stamps, ({ at }) => at);
  const stands = [...fans.values()].flatMap((same) => {
    const at = placeOf.get(same[0].at);
    if (!at) return [];
    const [middle, down] = onPaper(at);
    // Side by side around the station, or where that is near the edge, from the edge on.
    const reach = (same.length - 1) * STAMP * 0.8;
    const from = Math.min(Math.max(middle - reach / 2, x + STAMP / 2), x + width - STAMP / 2 - reach);
    return same.flatMap((stamp, index) => stamped(stamp, [from + index * STAMP * 0.8, down]));
  });
  return {
    height: (bottom - top) * scale + STAMP,
    strokes: [
      // With an edge, or dark lines would be lost on dark paper.
      ...drawn.map((stroke) => shape(stroke, '--hairline', 6)),
      ...drawn.map((stroke) => shape(stroke, board.lines.get(stroke.line)!.colour as Colour, 3, 0.45)),
      ...routes,
      ...stands,
    ],
  };
}

/** Where no line of the board runs so: a referee let it through. */
const straight = (from: Point | undefined, to: Point | undefined): Course | undefined =>
  from && to ? { points: [from, to], offsets: [0, 0] } : undefined;

/** A course moved to its right as a whole, by so many grid units. */
function moved({ points, offsets }: Course, by: number): Course {
  const [first, last] = [points[0]!, points.at(-1)!];
  if (by === 0 || distance(first, last) === 0) return { points, offsets };
  const aside = times(rightOf(towards(first, last)), by);
  return { points: points.map((point) => plus(point, aside)), offsets };
}

interface ListBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly measure: Measure;
  readonly stamped: MapBox['stamped'];
  readonly nameOf: (seat: number, icon: number) => string;
  readonly stationOf: (id: StationId) => string;
}

/** Icon by icon the stations in the order of the drops, each with the sips that it cost. */
function listOf(
  stamps: readonly Stamp[],
  { x, y: top, width, measure, stamped, nameOf, stationOf }: ListBox,
): { readonly height: number; readonly strokes: readonly Stroke[] } {
  const strokes: Stroke[] = [];
  let y = top;
  const inOrder = [...stamps].sort((one, other) => one.seat - other.seat || one.icon - other.icon);
  for (const own of groupBy(inOrder, ({ seat, icon }) => `${seat} ${icon}`).values()) {
    y += 56;
    const name = nameOf(own[0].seat, own[0].icon);
    strokes.push({ is: 'text', text: name, x, y, align: 'left', ink: '--ink', ...fitted(name, NAME, width, measure) });
    y += 44;
    let from = x;
    for (const stamp of own) {
      const station = stationOf(stamp.at);
      const wide = STAMP + 8 + measure(station, STATION);
      const whole = wide + (stamp.sips > 0 ? 8 + 2 * CAP : 0);
      if (from > x && from + whole > x + width) {
        from = x;
        y += 46;
      }
      strokes.push(...stamped(stamp, [from + STAMP / 2, y - 10]), {
        is: 'text',
        text: station,
        x: from + STAMP + 8,
        y,
        align: 'left',
        ink: '--ink',
        ...STATION,
      });
      if (stamp.sips > 0) {
        const middle = from + wide + 8 + CAP;
        strokes.push(
          { is: 'disc', x: middle, y: y - 10, radius: CAP, fill: '--amber' },
          {
            is: 'text',
            text: `${stamp.sips}`,
            x: middle,
            y: y - 3,
            align: 'center',
            ink: '--on-amber',
            ...FIGURE,
          },
        );
      }
      from += whole + 28;
    }
  }
  return { height: y - top, strokes };
}
