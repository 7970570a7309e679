import { describe, expect, test } from 'vitest';
import { makeBoard } from '../../src/games/gug/board.ts';
import type { StationId } from '../../src/games/gug/board-data.ts';
import { parseBoard } from '../../src/games/gug/board-gate.ts';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { checkLabels } from '../../src/map/board-file.ts';
import { reportBoard } from '../../src/tools/check-boards.ts';
import { BOARD_IDS, type BoardId, fileOf, readBoard } from './board-files.ts';

function boardOf(id: BoardId) {
  const parsed = parseBoard(readBoard(id), fileOf(id));
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  return makeBoard(parsed.value);
}

const boards = new Map(BOARD_IDS.map((id) => [id, boardOf(id)]));
const networks = new Map([...boards].map(([id, board]) => [id, makeNetwork(board, DEFAULT_RULINGS)]));
const boardNamed = (id: BoardId) => boards.get(id)!;

/** Published counts; Heathrow's stations (three today, two in 2003) are one here (16.3). */
const COUNTS: Readonly<Record<BoardId, Readonly<Record<string, number>>>> = {
  'london-2025': {
    bakerloo: 25,
    central: 49,
    circle: 36,
    district: 60,
    'hammersmith-city': 29,
    jubilee: 27,
    metropolitan: 34,
    northern: 52,
    piccadilly: 53 - 2,
    victoria: 16,
    'waterloo-city': 2,
  },
  'london-2003': {
    bakerloo: 25,
    central: 49,
    circle: 27,
    district: 60,
    'hammersmith-city': 28,
    jubilee: 27,
    metropolitan: 34,
    northern: 50,
    piccadilly: 52 - 1,
    victoria: 16,
    'waterloo-city': 2,
    'east-london': 9,
  },
};

const ENDS: Readonly<Record<string, string>> = {
  bakerloo: 'elephant-and-castle harrow-and-wealdstone',
  central: 'ealing-broadway epping west-ruislip',
  circle: 'hammersmith-hc',
  district: 'ealing-broadway edgware-road-circle kensington-olympia richmond upminster wimbledon',
  'hammersmith-city': 'barking hammersmith-hc',
  jubilee: 'stanmore stratford',
  metropolitan: 'aldgate amersham chesham uxbridge watford',
  northern: 'battersea-power-station edgware high-barnet mill-hill-east morden',
  piccadilly: 'cockfosters heathrow uxbridge',
  victoria: 'brixton walthamstow-central',
  'waterloo-city': 'bank waterloo',
};
const ENDS_2003 = {
  ...ENDS,
  circle: '',
  northern: 'edgware high-barnet mill-hill-east morden',
  'east-london': 'new-cross new-cross-gate shoreditch',
};

/** Sides of the end stations as the facts have them, those on the Central line left out. */
const NORTH =
  'amersham chesham cockfosters edgware edgware-road-circle harrow-and-wealdstone high-barnet mill-hill-east stanmore uxbridge walthamstow-central watford';

const INSIDE =
  'bank bond-street chancery-lane charing-cross covent-garden goodge-street green-park holborn hyde-park-corner knightsbridge lancaster-gate leicester-square marble-arch oxford-circus piccadilly-circus queensway regents-park russell-square st-pauls tottenham-court-road warren-street';

describe.each(BOARD_IDS)('%s', (id) => {
  test('passes the gate', () => {
    expect(parseBoard(readBoard(id), fileOf(id))).toMatchObject({ ok: true });
  });

  test('has the published number of stations on every line', () => {
    const counts = [...boardNamed(id).lines.values()].map((line) => [line.id, line.stations.length]);
    expect(Object.fromEntries(counts)).toEqual(COUNTS[id]);
  });

  test('ends its lines where they end', () => {
    const network = networks.get(id)!;
    const ends = [...boardNamed(id).lines.values()].map(({ id: line, stations }) => [
      line,
      stations
        .filter((station) => network.endsAt(station, line))
        .toSorted()
        .join(' '),
    ]);
    expect(Object.fromEntries(ends)).toEqual(id === 'london-2025' ? ENDS : ENDS_2003);
  });

  test('has every end station on its side of the Central line', () => {
    const network = networks.get(id)!;
    const { lines, stations } = boardNamed(id);
    const isOff = (station: StationId) => !stations.get(station)!.lines.some((line) => line === 'central');
    const sides = [...lines.values()].flatMap((line) =>
      line.stations
        .filter((station) => network.endsAt(station, line.id) && isOff(station))
        .map((station) => ({ station, side: network.sideOf(station, line.id) })),
    );
    const north = sides.filter(({ side }) => side === 'north').map(({ station }) => station);
    expect([...new Set(north)].toSorted().join(' ')).toBe(NORTH);
    expect(sides.filter(({ side }) => side === 'central')).toEqual([]);
  });

  test('has 27 stations on the loop and 21 inside it', () => {
    const { loop, inside } = boardNamed(id);
    expect(loop).toHaveLength(27);
    expect([...inside].toSorted().join(' ')).toBe(INSIDE);
  });

  test('prints every name clear of other names, of symbols and of strokes', () => {
    expect(checkLabels(boardNamed(id), fileOf(id))).toEqual([]);
  });

  test('is reported in full', () => {
    const report = reportBoard(networks.get(id)!);
    expect(report).toContain('## Headings at junctions and branches');
    expect(report).toContain('camden-town: northern N chalk-farm, S mornington-crescent, N kentish-town, S euston');
  });
});

test('today has 270 stations, 272 less two of Heathrow; 2003 had 274, 275 less one', () => {
  expect([...boards.values()].map(({ stations }) => stations.size)).toEqual([270, 274]);
});
