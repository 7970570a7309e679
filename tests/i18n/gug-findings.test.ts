import fc from 'fast-check';
import { type Reason, REASONS } from '../../src/games/gug/clauses.ts';
import { expect, test } from 'vitest';
import london2003 from '../../content/boards/london-2003.json' with { type: 'json' };
import london2025 from '../../content/boards/london-2025.json' with { type: 'json' };
import { parseBoard } from '../../src/games/gug/board-gate.ts';
import { makeBoard } from '../../src/games/gug/board.ts';
import type { StationId } from '../../src/games/gug/board-data.ts';
import { faultsOfDrop } from '../../src/games/gug/drop.ts';
import { makeNetwork, type Network } from '../../src/games/gug/network.ts';
import { type Drop, NO_WORKS, type Position, type Step } from '../../src/games/gug/position.ts';
import { parseSituation } from '../../src/games/gug/situation.ts';
import { DEFAULT_RULINGS, GUG_RULINGS, RULING_IDS, type Rulings } from '../../src/games/gug/rulings.ts';
import { judgeTurn } from '../../src/games/gug/turn.ts';
import type { Finding } from '../../src/games/gug/verdict.ts';
import { fill } from '../../src/i18n/fill.ts';
import { GUG_EN } from '../../src/i18n/gug/en.ts';
import { GUG_NB } from '../../src/i18n/gug/nb.ts';

/** Each ruling's other reading, where it has one. */
const OTHER_RULINGS = Object.fromEntries(
  RULING_IDS.map((id) => [id, GUG_RULINGS[id].options.at(-1)]),
) as unknown as Rulings;
/** Stations where rules meet, so that rare findings come up among a few hundred turns. */
const STARTS = [
  'leicester-square',
  'piccadilly-circus',
  'acton-town',
  'ealing-common',
  'victoria',
  'mill-hill-east',
  'baker-street',
];
const WORKS = {
  stations: ['oxford-circus', 'finchley-central'] as StationId[],
  stretches: [
    ['victoria', 'green-park'],
    ['stockwell', 'brixton'],
  ] as [StationId, StationId][],
};

const boards = [london2025, london2003].map((json) => {
  const read = parseBoard(json, 'board');
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return makeBoard(read.value);
});
const networks = boards.flatMap((board) => [
  makeNetwork(board, DEFAULT_RULINGS),
  makeNetwork(board, DEFAULT_RULINGS, WORKS),
  makeNetwork(board, { ...OTHER_RULINGS, R6: 'exact' }, NO_WORKS),
  makeNetwork(board, { ...DEFAULT_RULINGS, R2: 'only-back', R6: 'early', R10: 'at-least' }),
]);

/** Turns with a 1, for what random turns hardly ever meet. */
const RARE = [
  { at: 'victoria', line: 'victoria', to: 'green-park' },
  { at: 'bond-street', line: 'central', to: 'oxford-circus' },
  { at: 'covent-garden', line: 'piccadilly', to: 'leicester-square' },
  { at: 'brixton' },
] as { at: StationId; line?: Step['line']; to: StationId }[];

/** What only a table says that reads R16, R17 or R40 in another way. */
const BY_OTHER_READINGS = [
  'at=covent-garden&die=1&leicester=2&route=piccadilly:leicester-square',
  'at=farringdon&die=3&route=national-rail:city-thameslink,national-rail:blackfriars,district:temple',
  'at=uxbridge&from=hillingdon&by=metropolitan&die=1&route=piccadilly:hillingdon',
];

const seen = new Set<Reason>();

/** Says a finding in both languages: `fill` throws where the judge gives no value for a name of the sentence. */
function say(finding: Finding): void {
  const { places, ...data } = finding.data;
  const filled = { ...data, ...(places && { places: places.join() }) } as Record<string, string | number>;
  for (const { reasons, headlines } of [GUG_EN, GUG_NB]) {
    fill(reasons[finding.reason], filled);
    const headline = (headlines as Partial<Record<Reason, string>>)[finding.reason];
    if (headline === undefined) expect(finding.effect, finding.reason).not.toBe('breaks');
    else fill(headline, filled);
  }
  seen.add(finding.reason);
}

type Pick = <T>(from: readonly T[]) => T;

/** A route that mostly follows the lines, now and then does not, and may end on another railway. */
function randomRoute(
  pick: Pick,
  { board, place, hopsFrom }: Network,
  start: StationId,
  length: number,
): readonly Step[] {
  const stations = [...board.stations.keys()];
  const route: Step[] = [];
  let at = start;
  while (route.length < length && hopsFrom(place(at)).length > 0) {
    const hop = pick(hopsFrom(place(at)));
    const step = { line: hop.line, to: pick([hop.to, hop.to, hop.to, hop.to, hop.to, hop.to, hop.to, pick(stations)]) };
    route.push(step);
    at = step.to;
  }
  const other = pick([...board.others.values()]);
  return pick([false, false, false, true]) ? [...route, { line: pick(other.railways), to: other.id }] : route;
}

test('whatever the judge finds can be said in both languages', () => {
  const turn = fc.record({
    network: fc.constantFrom(...networks),
    picks: fc.infiniteStream(fc.nat()),
    die: fc.integer({ min: 1, max: 6 }),
    touched: fc.boolean(),
  });
  const property = fc.property(turn, ({ network, picks, die, touched }) => {
    const pick: Pick = (from) => from[picks.next().value % from.length]!;
    const { board, place, hopsFrom, endingLines } = network;
    const stations = [...board.stations.keys()];
    const ends = stations.flatMap((station) => endingLines(place(station)).map((line): Drop => ({ station, line })));
    const drops = Array.from({ length: pick([0, 1, 4, 10]) }, () => pick(ends));
    const end = pick(ends);
    for (const finding of faultsOfDrop(network, drops, end, pick([[], [end.station]]))) say(finding);

    const at = pick([pick(stations), end.station, pick(STARTS) as StationId]);
    const hop = pick([...hopsFrom(place(at)), undefined]);
    const came: Position['came'] = hop ? { from: hop.to, by: hop.line } : null;
    const position: Position = { at, came, drops: pick([[], drops]), touched, leicester: pick([0, 2]) };
    const route = randomRoute(pick, network, at, pick([1, 2, 3, die, die * 2, die * 2 + 1]));
    for (const steps of [route, route.slice(0, 1), []]) {
      const { findings, drop } = judgeTurn(network, position, { dice: [die], route: steps });
      for (const finding of [...findings, ...drop.findings]) say(finding);
    }
  });
  const closed = makeNetwork(boards[0]!, DEFAULT_RULINGS, WORKS);
  for (const { at, line, to } of RARE) {
    for (const leicester of [0, 2]) {
      const position: Position = { at, came: null, drops: [], touched: true, leicester };
      judgeTurn(closed, position, { dice: [1], route: line ? [{ line, to }] : [] }).findings.forEach(say);
    }
  }
  const { board } = networks[0]!;
  const own = makeNetwork(board, { ...DEFAULT_RULINGS, R16: 'no-toss', R17: 'beer-on-the-way', R40: 'end-too' });
  const brixton = { station: 'brixton', line: 'victoria' } as Drop;
  for (const query of BY_OTHER_READINGS) {
    const {
      position,
      dice,
      route: steps,
    } = parseSituation(new URLSearchParams(query), new Map([[board.id, board]])).situation;
    judgeTurn(own, position!, { dice, route: steps }).findings.forEach(say);
  }
  faultsOfDrop(own, [], brixton, [], [brixton.station]).forEach(say);
  const [first, second] = ['victoria', 'pimlico'] as StationId[];
  const dead = makeNetwork(boards[0]!, DEFAULT_RULINGS, {
    stations: [],
    stretches: [['pimlico', 'vauxhall']] as [StationId, StationId][],
  });
  const start: Position = { at: 'green-park' as StationId, came: null, drops: [], touched: true, leicester: 0 };
  const line = 'victoria' as Step['line'];
  const route = [first, second].map((to) => ({ line, to: to! }));
  judgeTurn(dead, start, { dice: [4], route }).findings.forEach(say);
  const onTheWay = { station: 'pimlico', line: 'victoria' } as Drop;
  faultsOfDrop(closed, [], onTheWay).forEach(say);
  fc.assert(property, { numRuns: 400, seed: 1863 });
  expect(REASONS.filter((reason) => !seen.has(reason))).toEqual([]);
});
