import type { Point, StationId } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import { groupBy } from '../games/shared/group.ts';
import { element } from './markup.ts';
import { em, makeNumbers } from './path.ts';
import type { EndMark, Plate } from './shown.ts';
import { strokesOf } from './strokes.ts';
import { symbolsOfBoard } from './symbols.ts';
import { distance } from './vector.ts';

/**
 * From a station to a sign beside it, thinner than any track from afar. A bar that is turned: the browser works its lengths out anew when letters change
 * their size, and those of a line it does not.
 */
export function drawLeash([x, y]: Point): string {
  const turn = `rotate(${((Math.atan2(y, x) * 180) / Math.PI).toFixed(1)})`;
  const bar = (look: string, width: number) =>
    element('rect', {
      class: look,
      y: em(-width / 2),
      width: em(Math.hypot(x, y)),
      height: em(width),
      transform: turn,
    });
  return bar('leash edge', 0.3) + bar('leash', 0.08);
}

/** Marks keep their size on the screen like letters do: their lengths are in letter sizes. */
const place = (at: Point, look: string, ...content: readonly string[]): string =>
  element('g', { class: look, transform: `translate(${makeNumbers(at)})` }, ...content);

const disc = (radius: string, look?: string): string => element('circle', { class: look, r: radius });

/** One number, or the least and the most of several. */
function makeRange(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least}–${most}`;
}

/**
 * A disc on each legal end, no larger than the white space around a station, with its sips, and no number where there is
 * nothing to drink; a second ring where a drop is allowed.
 */
export function drawEnds(ends: readonly EndMark[], find: Finder): string {
  const groups = groupBy(ends, ({ at }) => at);
  return [...groups.values()]
    .map((group) => {
      const [{ at, line }] = group;
      const look = group.some(({ drop }) => drop) ? 'end drop' : 'end';
      const sips = makeRange(group.map((end) => end.sips));
      const number = sips === '0' ? '' : element('text', {}, sips);
      const width = sips.length > 2 ? ' wide' : '';
      const rings = [
        disc('.52em', sips === '0' ? 'free' : undefined),
        ...(look === 'end' ? [] : [disc('.38em', 'ring')]),
      ];
      return element('g', { 'data-end': at }, place(find(at, line), look + width, ...rings, number));
    })
    .join('');
}

/** Where the player stands. */
export function drawHere(at: Point): string {
  return place(at, 'here', disc('1.05em', 'halo'), disc('1.05em'), disc('.42em', 'core'));
}

/** A station that somebody asked for: a wide ring that no other mark has. */
export function drawPointed(at: Point): string {
  return place(at, 'pointed', disc('2em', 'halo'), disc('2em'));
}

/** Half the height of the mark of a stop, and what each further character of its text adds to half its width, in letter sizes. */
const STOP = 0.72;
const STOP_CHARACTER = 0.2;

/** A disc around one number; drawn out around several. */
function drawStop(text: string, count: number): string {
  if (count === 1) return disc('.72em');
  const half = STOP + STOP_CHARACTER * (text.length - 1);
  return element('rect', {
    x: em(-half),
    y: em(-STOP),
    width: em(2 * half),
    height: em(2 * STOP),
    rx: em(STOP),
  });
}

/** Tracks that run side by side through a station are nearer than this, in grid units, and two stations are not. */
const SIDE_BY_SIDE = 0.9;

interface Stop {
  readonly at: Point;
  readonly numbers: readonly number[];
}

/** Puts a stop where it is, or to one before it that it would cover. */
function withStop(stops: readonly Stop[], at: Point, number: number): readonly Stop[] {
  const same = stops.find((stop) => distance(stop.at, at) < SIDE_BY_SIDE);
  if (!same) return [...stops, { at, numbers: [number] }];
  return stops.map((stop) => (stop === same ? { ...stop, numbers: [...stop.numbers, number] } : stop));
}

/**
 * The stops, with their numbers in order; a place passed twice bears both, also where that was by another track.
 *
 * @param isNumbered - false where other numbers are to be read on the map: then they are marked alone.
 */
export function drawStops(stops: readonly Point[], isNumbered: boolean): string {
  return stops
    .reduce<readonly Stop[]>((before, at, index) => withStop(before, at, index + 1), [])
    .map(({ at, numbers }) => {
      const look = numbers.includes(stops.length) ? 'stop head' : 'stop';
      if (!isNumbered) return place(at, look, disc('.5em'));
      const text = numbers.join('·');
      return place(at, look, drawStop(text, numbers.length), element('text', {}, text));
    })
    .join('');
}

/** Half of a plate, in letter sizes. */
const PLATE: Point = [0.82, 0.57];
const FACTORS = { double: '×2', triple: '×3' } as const;

/** Closed to drops, and not to trains: a circle with a bar through it, which no other mark has. */
const NO_DROP = [
  disc('.4em', 'no'),
  element('rect', { class: 'no-bar', x: '-.36em', y: '-.07em', width: '.72em', height: '.14em' }),
];

/** Beside each end station that was drawn (17.5), what for: a sign on a plate of its own shape, tied to its station. */
export function drawPlates(plates: readonly Plate[]): string {
  return plates
    .map(({ station, kind, at, offset: [x, y] }) =>
      element(
        'g',
        {
          'data-plate': station,
          'data-kind': kind,
          class: 'plate',
          transform: `translate(${makeNumbers(at)})`,
        },
        drawLeash([x, y]),
        element(
          'svg',
          { x: em(x), y: em(y), overflow: 'visible' },
          element('rect', {
            x: em(-PLATE[0]),
            y: em(-PLATE[1]),
            width: em(2 * PLATE[0]),
            height: em(2 * PLATE[1]),
            rx: kind === 'closed' ? '.62em' : '.16em',
          }),
          ...(kind === 'closed' ? NO_DROP : [element('text', {}, FACTORS[kind])]),
        ),
      ),
    )
    .join('');
}

const SIGNS = { shut: '✕', dropped: '✓' } as const;

/** A sign on each of some stations: closed for the day, or used up by a drop. */
export function drawSigns(look: keyof typeof SIGNS, places: readonly Point[]): string {
  return places.map((at) => place(at, look, disc('.62em'), element('text', {}, SIGNS[look]))).join('');
}

/** Finds where on paper a station is met: by a line, or at its first symbol. */
export type Finder = (station: StationId, line?: string) => Point;

export function finderOn(board: Board): Finder {
  const places = new Map(symbolsOfBoard(board).map(({ station, places: [first] }) => [station, first!]));
  const stops = strokesOf(board.data).flatMap((stroke) => stroke.stops);
  return (station, line) => {
    const stop = stops.find((candidate) => candidate.station === station && candidate.line === line);
    const place = stop?.at ?? places.get(station) ?? board.others.get(station)?.at;
    if (!place) throw new Error(`no station ${station} on ${board.id}`);
    return place;
  };
}
