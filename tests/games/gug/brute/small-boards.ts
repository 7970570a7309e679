import fc from 'fast-check';
import type { BoardData, LineData, Point, RunData, StationData } from '../../../../src/games/gug/board-data.ts';

type Arm = readonly string[];

const AT = { label: { side: 'N' } as StationData['label'], geo: [51.5, 0] as const };

/** Lengths of the arms of a small board: west and east along the Central line, the others from the corners of its loop. */
interface Shape {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly branch: number;
  readonly south: number;
  readonly slant: number;
  readonly dots: readonly number[];
  readonly circles: readonly number[];
  readonly special: readonly number[];
  readonly noReturn: number;
  readonly joined: number | null;
  readonly service: number | null;
  readonly isBundled: boolean;
}

const SIZE = { least: 6, most: 12 } as const;

export function smallBoard(shape: Shape): BoardData {
  const stations: Record<string, StationData> = {};
  const put = (id: string, at: Point) => {
    stations[id] = { name: id, at, ...AT };
    return id;
  };
  const corner = [put('nw', [0, 0]), put('ne', [4, 0]), put('se', [4, 4]), put('sw', [0, 4])] as const;
  const arm = (name: string, length: number, [x, y]: Point, [dx, dy]: Point): Arm =>
    Array.from({ length }, (_, index) => put(`${name}${index + 1}`, [x + dx * (index + 1), y + dy * (index + 1)]));
  const west = arm('w', shape.west, [0, 0], [-2, 0]);
  const east = arm('e', shape.east, [4, 0], [2, 0]);
  const north = arm('n', shape.north, [0, 0], [0, -2]);
  const branch = north.length > 0 ? arm('b', shape.branch, [0, -2], [2, -2]) : [];
  const south = arm('s', shape.south, [0, 4], [0, 2]);
  const slant = arm('d', shape.slant, [4, 4], [2, 2]);
  const [nw, ne, se, sw] = corner;
  const line = (letter: string, runs: readonly RunData[]): LineData => ({
    name: letter,
    colour: '#000000',
    letter,
    runs,
  });
  const lines: Record<string, LineData> = {
    circle: line('C', [[nw, ne, se, sw, nw]]),
    central: line('E', [[...west.toReversed(), nw, ne, ...east]]),
    northern: line('N', [
      [...north.toReversed(), nw, sw, ...south],
      ...(branch.length > 0 ? [[...branch.toReversed(), north[0]!]] : []),
    ]),
    slanting: line('S', [[sw, se, ...slant]]),
  };
  const ids = Object.keys(stations);
  const pick = (number: number) => ids[number % ids.length]!;
  corner.forEach((id, index) => {
    const count = shape.dots[index]!;
    stations[id] = { ...stations[id]!, dots: Array.from({ length: count }, () => ['circle']) };
  });
  if (north[0] && branch.length > 0) stations[north[0]] = { ...stations[north[0]]!, circles: shape.circles[0]! };
  const alone = ids.filter((id) => !corner.includes(id));
  shape.circles.slice(1).forEach((count, index) => {
    const id = alone[index];
    if (id) stations[id] = { ...stations[id]!, circles: count };
  });
  const runs = Object.values(lines).flatMap((each) => each.runs) as readonly (readonly string[])[];
  const pairs = runs.flatMap((run) => run.slice(1).map((to, index) => [run[index]!, to] as [string, string]));
  // Joined stations have no line in common.
  const linesOf = (id: string) => Object.values(lines).filter(({ runs }) => runs.flat().includes(id));
  const strangers = (one: string) =>
    ids.filter((other) => linesOf(one).every((each) => !linesOf(other).includes(each)));
  const one = pick(shape.joined ?? 0);
  const [other] = shape.joined === null ? [] : strangers(one);
  const joined = other && ([one, other].toSorted() as [string, string]);
  const first = Object.keys(lines)[(shape.service ?? 0) % 4]!;
  return {
    id: 'small',
    version: 1,
    name: 'Small',
    asOf: '2025',
    sources: [],
    stations,
    lines,
    bundles: shape.isBundled
      ? [
          {
            path: [
              [0, 0],
              [4, 0],
            ],
            lines: ['circle', 'central'],
            first: 0,
          },
          {
            path: [
              [0, 0],
              [0, 4],
            ],
            lines: ['northern', 'circle'],
            first: 0,
          },
        ]
      : [],
    joined: joined ? [joined] : [],
    walks: [],
    loop: 'circle',
    divide: 'central',
    sides: {},
    special: {
      heathrow: pick(shape.special[0]!),
      leicester: pick(shape.special[1]!),
      elephant: pick(shape.special[2]!),
    },
    noReturn: pairs[shape.noReturn % pairs.length]!,
    serviceEnds: shape.service === null ? {} : { [first]: [(lines[first]!.runs[0] as readonly string[])[1]!] },
    others: {},
    river: { path: [], width: 1 },
    uncertain: [],
  };
}

const length = fc.nat({ max: 4 });
const choice = fc.nat({ max: 1_000_000 });

/** Boards of 6 to 12 stations: a loop of four with arms along its lines, a branch, dots, joined stations. */
export const smallBoards: fc.Arbitrary<BoardData> = fc
  .record({
    west: fc.nat({ max: 3 }),
    east: fc.nat({ max: 3 }),
    north: length,
    branch: fc.nat({ max: 2 }),
    south: length,
    slant: length,
    dots: fc.array(fc.nat({ max: 3 }), { minLength: 4, maxLength: 4 }),
    circles: fc.array(fc.nat({ max: 2 }), { minLength: 3, maxLength: 3 }),
    special: fc.array(choice, { minLength: 3, maxLength: 3 }),
    noReturn: choice,
    joined: fc.option(choice, { freq: 2 }),
    service: fc.option(choice, { freq: 2 }),
    isBundled: fc.boolean(),
  })
  .map(smallBoard)
  .filter(({ stations }) => {
    const { length: count } = Object.keys(stations);
    return count >= SIZE.least && count <= SIZE.most;
  });
