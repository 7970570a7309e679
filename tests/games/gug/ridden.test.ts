import { describe, expect, test } from 'vitest';
import type { LineId, StationId } from '../../../src/games/gug/board-data.ts';
import { makeBoard } from '../../../src/games/gug/board.ts';
import { hopsFor, hopsOfCame, readRoute, stationsOfSteps } from '../../../src/games/gug/journey.ts';
import { makeNetwork } from '../../../src/games/gug/network.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import { LONDON_2025, networkOf, situationOf } from './ask.ts';

describe('what a map draws of a route', () => {
  test.each([
    {
      say: 'the two ends of each ride',
      ask: 'at=pimlico&die=2&route=victoria:victoria,victoria:green-park',
      ridden: ['pimlico victoria', 'victoria green-park'],
    },
    {
      say: '2.2: the closed stations that are passed',
      ask: 'at=pimlico&die=1&works=victoria&route=victoria:green-park',
      ridden: ['pimlico victoria green-park'],
    },
    {
      say: '2.2: passed the way one came in, which is remembered',
      ask: 'at=victoria&from=vauxhall&by=victoria&die=1&works=pimlico&route=victoria:vauxhall',
      ridden: ['victoria pimlico vauxhall'],
    },
    {
      say: '8.2: a step that no line makes, from the start and from the step before',
      ask: 'at=pimlico&die=2&route=victoria:brixton,victoria:green-park',
      ridden: ['pimlico brixton', 'brixton green-park'],
    },
    {
      say: '9.1: a step by another railway',
      ask: 'at=bank&die=1&route=dlr:shadwell',
      ridden: ['bank shadwell'],
    },
  ])('$say', ({ ask, ridden }) => {
    const { position, route } = situationOf('london-2025', ask);
    const steps = stationsOfSteps(networkOf('london-2025', ask), position, route);
    expect(steps.map((stations) => stations.join(' '))).toEqual(ridden);
  });
});

test('R1: nothing is remembered of a ride that no line makes, on any day', () => {
  const came = { from: 'brixton' as StationId, by: 'victoria' as LineId };
  expect(hopsOfCame(networkOf('london-2025'), { at: 'victoria' as StationId, came })).toEqual([null]);
});

test('R1, R20: who left a half of a junction that is closed now, past another closed station, is known to have done so', () => {
  const network = networkOf('london-2025', 'works=paddington-hc,edgware-road-circle');
  const came = { from: 'paddington-hc' as StationId, by: 'circle' as LineId };
  expect(hopsOfCame(network, { at: 'baker-street' as StationId, came })).toMatchObject([
    { from: 'paddington-hc', to: 'baker-street', stretches: [{ b: 'edgware-road-circle' }, { b: 'baker-street' }] },
  ]);
});

test.each([
  { say: 'the half of a junction that is named', from: 'edgware-road-circle', line: 'circle', to: 'paddington' },
  { say: 'or the other', from: 'edgware-road-circle', line: 'circle', to: 'paddington-hc' },
  { say: 'the half where the line calls', from: 'st-pauls', line: 'central', to: 'monument', leads: 'bank' },
  { say: 'no other', from: 'st-pauls', line: 'central', to: 'chancery-lane' },
])('R18: a step leads to $say: $to', ({ from, line, to, leads = to }) => {
  const step = { line: line as LineId, to: to as StationId };
  expect(hopsFor(networkOf('london-2025'), from as StationId, step).map((hop) => hop.to)).toEqual([leads]);
});

test('10.1: of two ways one may have come by, the one that breaks less is taken', () => {
  const network = networkOf('london-2025');
  const { position, route } = situationOf('london-2025', 'at=victoria&from=pimlico&by=victoria&route=victoria:pimlico');
  const [back] = hopsOfCame(network, position);
  const reasons = (...came: Parameters<typeof readRoute>[2]) =>
    readRoute(network, position.at, came, route).findings.map(({ reason }) => reason);
  expect([reasons(back!), reasons(back!, null), reasons(null, back!)]).toEqual([['return-same-line'], [], []]);
});

describe('10.1, R18: a step that leaves a junction by two strokes of one line', () => {
  // No corridor of either board joins two neighbours of a third station.
  const { data } = LONDON_2025;
  const networkWith = (other: string, ...closed: readonly string[]) =>
    makeNetwork(makeBoard({ ...data, joined: [...data.joined, ['stockwell', other]] }), DEFAULT_RULINGS, {
      stations: closed as readonly StationId[],
      stretches: [],
    });
  const line = 'victoria' as LineId;

  test.each([
    { say: 'is the one straight on', from: 'brixton', last: ['stockwell'] },
    { say: 'or the other', from: 'victoria', last: ['pimlico'] },
    { say: 'and may be either for who came from nowhere', from: undefined, last: ['pimlico', 'stockwell'] },
    { say: 'or who returns by both', from: 'vauxhall', last: ['pimlico', 'stockwell'] },
  ])('$say: from $from', ({ from, last }) => {
    const at = 'stockwell' as StationId;
    const came = from === undefined ? null : { from: from as StationId, by: line };
    const network = networkWith('pimlico');
    const read = readRoute(network, at, hopsOfCame(network, { at, came }), [{ line, to: 'vauxhall' as StationId }]);
    expect(read.last.map((hop) => hop?.from).toSorted()).toEqual(last);
  });

  test('is the one straight on also where that passes a closed station', () => {
    const network = networkWith('victoria', 'pimlico');
    const at = 'stockwell' as StationId;
    const came = hopsOfCame(network, { at, came: { from: 'green-park' as StationId, by: line } });
    const { hops, findings } = readRoute(network, at, came, [{ line, to: 'vauxhall' as StationId }]);
    expect([hops[0]?.from, findings.map(({ reason }) => reason)]).toEqual(['victoria', ['passes-closed']]);
  });
});
