import { describe, expect, test } from 'vitest';
import { chainsOf } from '../../src/works/closing.ts';
import type { Closure } from '../../src/works/findings.ts';
import { boardOf } from '../map/boards.ts';
import { found, line, SATURDAY, shape, stationRow, status, WEEKEND } from './answers.ts';

const [london, london2003] = [boardOf('london-2025'), boardOf('london-2003')];

/** In a few words: what, whether it is ticked from the start, what stays to other lines. */
function told(closure: Closure): string {
  const sure = closure.isSure ? 'sure' : `unsure, ${closure.when}`;
  if (closure.kind === 'station') return `${closure.station}: ${sure}`;
  const chains = (all: typeof closure.stretches) =>
    chainsOf(all)
      .map((ends) => ends.toSorted().join('~'))
      .join(' ');
  const shared = chains(closure.shared.map(({ stretch }) => stretch));
  return `${closure.line}: ${closure.kind} ${chains(closure.stretches)}${shared && ` (shared ${shared})`}: ${sure}`;
}

test('answers of TfL’s shape are read to their last row', () => {
  const { closures, unplaced, unreadable, silent, unasked, left } = found(
    london,
    SATURDAY,
    shape('lines'),
    shape('stations'),
  );
  expect(closures.map(told)).toEqual([
    // The Northern line runs beside it for two stations, and is open there.
    'bakerloo: line charing-cross~harrow-and-wealdstone elephant-and-castle~waterloo (shared charing-cross~waterloo): unsure, played',
    'circle: stretches  (shared bayswater~edgware-road-circle): sure',
    'district: stretches earls-court~kensington-olympia: sure',
    'northern: stretches battersea-power-station~kennington: unsure, unknown',
    'victoria: stretches seven-sisters~walthamstow-central: sure',
    'waterloo-city: line bank~waterloo: sure',
    'covent-garden: sure',
    'temple: unsure, unknown',
  ]);
  expect(unplaced.map(({ why, line, station, name }) => `${line ?? station ?? name}: ${why}`)).toEqual([
    'district: no-stops',
    'queensway: one-direction',
    'heathrow: terminal',
    'angel: notice',
    'Nowhere Halt Underground Station: unknown-station',
  ]);
  expect({ unreadable, silent, unasked }).toEqual({ unreadable: 2, silent: ['hammersmith-city'], unasked: [] });
  expect(left).toEqual({ runs: 7, otherDays: 2, others: 1, repeated: 0 });
});

test('a board of another year is told what nobody can be asked', () => {
  const { closures, unasked } = found(london2003, SATURDAY, shape('lines'));
  expect(unasked).toEqual(['east-london']);
  // There is no way to Battersea on it.
  expect(closures.map(told).some((each) => each.startsWith('northern'))).toBe(false);
});

test.each([
  {
    none: 'of lines',
    lines: null,
    stations: shape('stations'),
    closures: 2,
    left: { others: 0 },
    unreadable: 1,
    silent: [],
  },
  {
    none: 'of stations',
    lines: [line('dlr'), 5],
    stations: null,
    closures: 0,
    left: { others: 1 },
    unreadable: 1,
    silent: [...london.lines.keys()],
  },
  { none: 'at all', lines: null, stations: null, closures: 0, left: { others: 0 }, unreadable: 0, silent: [] },
])('where no answer $none came, the other is read', ({ lines, stations, closures, left, unreadable, silent }) => {
  const works = found(london, SATURDAY, lines, stations);
  expect(works.closures).toHaveLength(closures);
  expect(works).toMatchObject({ left, unreadable, silent });
});

test('what is said of a line that the board does not have is counted', () => {
  const without = { ...london, lines: new Map([...london.lines].filter(([id]) => id !== 'victoria')) };
  const rows = [
    line('victoria', status({ severity: 1 }), status({ severity: 5 })),
    line('central', status({ severity: 10 })),
  ];
  expect(found(without, SATURDAY, rows)).toMatchObject({ closures: [], unplaced: [], left: { others: 2, runs: 1 } });
});

const VICTORIA = ['Victoria Underground Station', 'Pimlico'];
const victoria = (severity: unknown, more: object = {}) => [
  line('victoria', status({ severity, stops: VICTORIA, ...more })),
];

describe('the severity says what a row is', () => {
  test.each([0, 8, 12, 13, 15, 17, 19, 21, -1, 4.5, '5', null, undefined])('%s is for the referee', (severity) => {
    const { closures, unplaced } = found(london, SATURDAY, victoria(severity));
    expect([closures.length, unplaced.map(({ why }) => why)]).toEqual([0, ['notice']]);
  });

  test.each([6, 7, 9, 10, 14, 18, 20])('%s stops no game', (severity) => {
    const { closures, unplaced, left } = found(london, SATURDAY, victoria(severity));
    expect([closures.length, unplaced.length, left.runs]).toEqual([0, 0, 1]);
  });

  test.each([1, 2, 3, 4, 5, 11, 16])('%s closes the stops that are named', (severity) => {
    expect(found(london, SATURDAY, victoria(severity)).closures.map(told)).toEqual([
      'victoria: stretches pimlico~victoria: sure',
    ]);
  });

  test.each([1, 2, 4, 16])('%s without stops may be all of the line, and is not ticked', (severity) => {
    expect(found(london, SATURDAY, [line('waterloo-city', status({ severity }))]).closures.map(told)).toEqual([
      'waterloo-city: line bank~waterloo: unsure, played',
    ]);
  });

  test.each([3, 5, 11])('%s without stops is a text to be placed', (severity) => {
    expect(found(london, SATURDAY, [line('victoria', status({ severity }))]).unplaced).toMatchObject([
      { why: 'no-stops', line: 'victoria', station: null, name: '', text: 'A text.' },
    ]);
  });

  test('one that should close the line, with a single stop of it, is a text to be placed', () => {
    for (const stops of [['Victoria'], ['Victoria', 7]])
      expect(found(london, SATURDAY, [line('victoria', status({ severity: 1, stops }))]).unplaced).toMatchObject([
        { why: 'no-stops' },
      ]);
  });

  test('stops that are no list are none', () => {
    const row = { ...status({ severity: 1 }), disruption: { affectedStops: 'all' } };
    expect(found(london, SATURDAY, [line('waterloo-city', row)]).closures).toMatchObject([
      { kind: 'line', unknown: [] },
    ]);
  });

  test('a line without a row was not heard of', () => {
    const { silent } = found(london, SATURDAY, [line('victoria'), line('central', status({ severity: 10 }))]);
    expect(silent).toContain('victoria');
    expect(silent).not.toContain('central');
  });

  test.each([
    [{ reason: 'a', disruption: { description: 'b', closureText: 'c' }, statusSeverityDescription: 'd' }, 'a'],
    [{ reason: '', disruption: { description: 'b', closureText: 'c' }, statusSeverityDescription: 'd' }, 'b'],
    [{ reason: 5, disruption: { description: ' ', closureText: 'c' }, statusSeverityDescription: 'd' }, 'c'],
    [{ statusSeverityDescription: 'd' }, 'd'],
    [{}, ''],
  ])('%j says %j', (row, text) => {
    const { unplaced } = found(london, SATURDAY, [line('victoria', { statusSeverity: 0, ...row })]);
    expect(unplaced).toMatchObject([{ text }]);
  });
});

describe('dates are compared with the day of play, by London’s clocks', () => {
  const WINTER = [WEEKEND];
  const SUMMER = [{ fromDate: '2026-07-04T03:30:00Z', toDate: '2026-07-06T00:29:00Z', isNow: true }];
  // Clocks go back in the night to Sunday 25 October, and forward in the night to Sunday 29 March.
  const BACK = [{ fromDate: '2026-10-25T04:30:00', toDate: '2026-10-26T01:29:00' }];
  const FORWARD = [{ fromDate: '2026-03-29T03:30:00Z', toDate: '2026-03-30T00:29:00Z' }];
  const MONTHS = [{ fromDate: '2026-01-10', toDate: '2026-12-31', isNow: false }];
  test.each([
    ['2026-11-20', WINTER, undefined],
    ['2026-11-21', WINTER, 'played'],
    ['2026-11-22', WINTER, 'played'],
    // Until the last train of Sunday, at half past one on Monday.
    ['2026-11-23', WINTER, undefined],
    ['2026-07-03', SUMMER, undefined],
    ['2026-07-04', SUMMER, 'played'],
    ['2026-07-05', SUMMER, 'played'],
    ['2026-07-06', SUMMER, undefined],
    ['2026-10-24', BACK, undefined],
    ['2026-10-25', BACK, 'played'],
    ['2026-10-26', BACK, undefined],
    ['2026-03-28', FORWARD, undefined],
    ['2026-03-29', FORWARD, 'played'],
    ['2026-03-30', FORWARD, undefined],
    ['2026-01-10', MONTHS, 'played'],
    ['2026-12-31', MONTHS, 'played'],
    ['2027-01-01', MONTHS, undefined],
    // Of several times, every one is looked at.
    ['2026-11-22', [...SUMMER, ...WINTER], 'played'],
    ['2026-11-22', ['2026-11-22', ...WINTER], 'played'],
    ['2026-11-23', ['2026-11-22', ...WINTER], 'unknown'],
    ['2026-11-21', [{ fromDate: '2026-11-21T22:30:00Z', toDate: '2026-11-22T04:30:00Z' }], 'part'],
    ['2026-11-21', [{ fromDate: '2026-11-22T00:30:00Z', toDate: '2026-11-22T03:00:00Z' }], 'part'],
    // From noon until half past eleven, to the minute.
    ['2026-11-21', [{ fromDate: '2026-11-21T12:00:00Z', toDate: '2026-11-21T23:30:00Z' }], 'played'],
    ['2026-11-21', [{ fromDate: '2026-11-21T12:01:00Z', toDate: '2026-11-21T23:30:00Z' }], 'part'],
    ['2026-11-21', [{ fromDate: '2026-11-21T12:00:00Z', toDate: '2026-11-21T23:29:00Z' }], 'part'],
    // Until the first train of the day, and from the first of the next.
    ['2026-11-21', [{ fromDate: '2026-11-20T12:00:00Z', toDate: '2026-11-21T04:00:00Z' }], undefined],
    ['2026-11-21', [{ fromDate: '2026-11-20T12:00:00Z', toDate: '2026-11-21T04:01:00Z' }], 'part'],
    ['2026-11-21', [{ fromDate: '2026-11-22T04:00:00Z', toDate: '2026-11-22T12:00:00Z' }], undefined],
    ['2026-11-21', [{ fromDate: '2026-11-22T03:59:00Z', toDate: '2026-11-22T12:00:00Z' }], 'part'],
    ['2026-11-21', [], 'unknown'],
    ['2026-11-21', 'always', 'unknown'],
    ['2026-11-21', undefined, 'unknown'],
  ])('%s of %j: %s', (day, periods, when) => {
    const { closures, left } = found(london, day, [
      line('victoria', { ...status({ severity: 5, stops: VICTORIA }), validityPeriods: periods }),
    ]);
    expect(closures.map((closure) => closure.when)).toEqual(when === undefined ? [] : [when]);
    expect(left.otherDays).toBe(when === undefined ? 1 : 0);
    expect(closures.every(({ isSure }) => isSure === (when === 'played'))).toBe(true);
  });

  test.each([
    'soon',
    '',
    null,
    1_795_219_200,
    '21/11/2026',
    '2026-02-30T10:00:00Z',
    '2026-13-01',
    '2026-11-21T24:00:00Z',
    '2026-11-21T10:60:00Z',
    '2026-11-21T10:00:00+25:00',
    '0001-01-01T00:00:00',
    '2026-11-21T10:00:00Z and later',
  ])('%j is no date, and no reason to think that nothing is closed', (date) => {
    for (const period of [
      { ...WEEKEND, fromDate: date },
      { ...WEEKEND, toDate: date },
    ]) {
      expect(found(london, SATURDAY, victoria(5, { periods: [period] })).closures.map(told)).toEqual([
        'victoria: stretches pimlico~victoria: unsure, unknown',
      ]);
      expect(found(london, SATURDAY, [], [stationRow('Temple', period)]).closures.map(told)).toEqual([
        'temple: unsure, unknown',
      ]);
    }
  });

  test('a time that ends before it begins is no time', () => {
    const turned = { fromDate: WEEKEND.toDate, toDate: WEEKEND.fromDate };
    expect(found(london, SATURDAY, victoria(5, { periods: [turned] })).closures[0]?.when).toBe('unknown');
  });
});

describe('stops', () => {
  test.each([
    ['circle', ['Paddington Underground Station', 'Edgware Road (Circle Line) Underground Station'], 1],
    ['hammersmith-city', ['Paddington (H&C Line)-Underground', 'Royal Oak Underground Station'], 1],
    ['hammersmith-city', ['Hammersmith (H&C Line) Underground Station', 'Goldhawk Road Underground Station'], 1],
    ['piccadilly', ['Hammersmith (Dist&Picc Line) Underground Station', 'Barons Court Underground Station'], 1],
    // Of two stations of one name, the one on the line.
    ['bakerloo', ['Edgware Road', 'Paddington'], 1],
    ['circle', ['Edgware Road', 'Baker Street'], 1],
    ['northern', ["King's Cross St. Pancras Underground Station", 'Angel Underground Station'], 1],
    ['piccadilly', ['Hatton Cross', 'Heathrow Terminals 2 & 3', 'Heathrow Terminal 4'], 1],
    ['piccadilly', ['Hatton Cross', 'Heathrow Terminals 2, 3 & 4'], 1],
    // The other branch still leads there.
    ['piccadilly', ['Hatton Cross', 'Heathrow Terminal 4 Underground Station'], 0],
    ['piccadilly', ['Hatton Cross', 'Heathrow Terminals 2 & 3', 'Heathrow Terminal 5'], 0],
    // Two stops with a missing one between them make no stretch.
    ['victoria', ['Victoria', 'Vauxhall'], 0],
    // Pimlico is not on it.
    ['central', ['Pimlico', 'Bank'], 0],
  ])('of the %s line, %j: stretches %i', (id, stops, count) => {
    const { closures } = found(london, SATURDAY, [line(id, status({ severity: 5, stops }))]);
    const stretches = closures.flatMap((each) =>
      each.kind === 'station' ? [] : [...each.stretches, ...each.shared.map(({ stretch }) => stretch)],
    );
    expect(stretches.length).toBe(count);
  });

  test('that are not on the line, or have no name, are told', () => {
    const stops = [...VICTORIA, 'Atlantis', 7];
    expect(found(london, SATURDAY, [line('victoria', status({ severity: 5, stops }))]).closures).toMatchObject([
      { unknown: ['?', 'Atlantis'] },
    ]);
  });

  test('a terminal on one branch alone is told', () => {
    const stops = ['Hounslow West', 'Hatton Cross', 'Heathrow Terminal 4'];
    expect(found(london, SATURDAY, [line('piccadilly', status({ severity: 5, stops }))]).closures).toMatchObject([
      { stretches: [['hatton-cross', 'hounslow-west']], unknown: ['Heathrow Terminal 4'], isSure: false },
    ]);
  });

  test('a stop at no closed stretch is told, and the rest is not ticked', () => {
    const stops = [...VICTORIA, 'Brixton'];
    expect(found(london, SATURDAY, [line('victoria', status({ severity: 5, stops }))]).closures).toMatchObject([
      { stretches: [['pimlico', 'victoria']], unknown: ['Brixton'], isSure: false },
    ]);
  });

  test('that other lines use are set apart, until those are closed, too', () => {
    const stops = ['Temple', 'Embankment'];
    const circle = line('circle', status({ severity: 5, stops }));
    expect(found(london, SATURDAY, [circle]).closures).toMatchObject([
      { stretches: [], shared: [{ stretch: ['embankment', 'temple'], lines: ['district'] }] },
    ]);
    const both = found(london, SATURDAY, [circle, line('district', status({ severity: 5, stops }))]);
    expect(both.closures).toMatchObject([
      { line: 'circle', stretches: [['embankment', 'temple']], shared: [] },
      { line: 'district', stretches: [['embankment', 'temple']], shared: [] },
    ]);
    // The other may be closed for longer.
    const more = found(london, SATURDAY, [
      circle,
      line('district', status({ severity: 5, stops: [...stops, 'Westminster'] })),
    ]);
    expect(more.closures[0]).toMatchObject({ line: 'circle', stretches: [['embankment', 'temple']], shared: [] });
  });
});

describe('stations', () => {
  const both = [
    { id: 'central', direction: 'inbound' },
    { id: 'central', direction: 'outbound' },
  ];
  test.each<readonly [row: object, expected: string]>([
    [stationRow('Queensway Underground Station'), 'queensway: sure'],
    [stationRow('Queensway', { concernedLines: both }), 'queensway: sure'],
    [stationRow('Queensway', { concernedLines: [{ id: 'central' }] }), 'queensway: sure'],
    [stationRow('Queensway', { concernedLines: [{}] }), 'queensway: sure'],
    ...['', 'all', 'both', 'Both directions'].map(
      (direction) =>
        [stationRow('Queensway', { concernedLines: [{ id: 'central', direction }] }), 'queensway: sure'] as const,
    ),
    ...[
      'closure',
      'Closed',
      'Full closure',
      'Station closure',
      'Station closed',
      'Closed station',
      'Station: closed.',
    ].map((type) => [stationRow('Queensway', { type }), 'queensway: sure'] as const),
    [stationRow('Queensway', { type: '', description: '' }), 'notice'],
    [stationRow('Queensway Underground  Station'), 'queensway: sure'],
    [stationRow('Underground Queensway'), 'unknown-station'],
    [stationRow('Heathrow Terminals  2 & 3'), 'terminal'],
    [stationRow('Queensway', { concernedLines: both.slice(1) }), 'one-direction'],
    // Each line by itself, in whatever direction the others pass.
    [
      stationRow('Notting Hill Gate', {
        concernedLines: [
          { id: 'central', direction: 'inbound' },
          { id: 'circle', direction: 'outbound' },
        ],
      }),
      'one-direction',
    ],
    [stationRow('Bank', { concernedLines: both }), 'some-lines'],
    [stationRow('Queensway', { concernedLines: [{ id: 'victoria' }] }), 'some-lines'],
    // None of the board's lines is named: its trains call there.
    [stationRow('Bond Street', { concernedLines: [{ id: 'elizabeth', direction: 'both' }] }), 'some-lines'],
    [stationRow('Queensway', { type: 'Part Closure' }), 'notice'],
    [stationRow('Queensway', { type: 'Information', closureText: 'closed' }), 'notice'],
    [stationRow('Queensway', { type: undefined, closureText: 'Station closed.' }), 'queensway: sure'],
    [stationRow('Queensway', { closureText: 'Exit only' }), 'notice'],
    [stationRow('Paddington (H&C Line)-Underground'), 'paddington-hc: sure'],
    [stationRow('Edgware Road (Bakerloo) Underground Station'), 'edgware-road-bakerloo: sure'],
    [stationRow('Battersea Power Station Underground Station'), 'battersea-power-station: sure'],
    [stationRow('Edgware Road (Circle Line) Underground Station'), 'edgware-road-circle: sure'],
    [stationRow('Edgware Road (Bakerloo Line) Underground Station'), 'edgware-road-bakerloo: sure'],
    [stationRow('Hammersmith (Dist&Picc Line) Underground Station'), 'hammersmith-district-piccadilly: sure'],
    // Three letters are no line.
    [stationRow('Queensway (Met Line)'), 'queensway: sure'],
    [stationRow('Queensway (Metropolitan Line)'), 'unknown-station'],
    // One of two.
    [stationRow('Edgware Road'), 'unknown-station'],
    [stationRow('Edgware Road', { concernedLines: [{ id: 'bakerloo' }] }), 'edgware-road-bakerloo: sure'],
    [
      stationRow('Edgware Road', { concernedLines: [{ id: 'bakerloo' }, { id: 'jubilee' }] }),
      'edgware-road-bakerloo: sure',
    ],
    [stationRow('Heathrow Terminals 2 & 3 Underground Station'), 'terminal'],
    [stationRow('Hatton Cross Terminal 3'), 'unknown-station'],
    [stationRow('Queens Way'), 'unknown-station'],
    [stationRow(''), 'unknown-station'],
  ])('%j: %s', (row, expected) => {
    const { closures, unplaced } = found(london, SATURDAY, [], [row]);
    expect([...closures.map(told), ...unplaced.map(({ why }) => why)]).toEqual([expected]);
  });

  test.each([
    [{ description: 'a', closureText: 'Closed', type: 'Closure' }, 'a'],
    [{ description: ' ', closureText: 'Closed', type: 'Closure' }, 'Closed'],
    [{ description: 5, closureText: '', type: 'Closure' }, 'Closure'],
  ])('%j says %j', (row, text) => {
    expect(found(london, SATURDAY, [], [stationRow('Queensway', row)]).closures).toMatchObject([{ text }]);
  });

  test.each([
    ['dlr', 1],
    ['elizabeth-line', 1],
    ['tube', 0],
    ['', 0],
    [5, 0],
    [undefined, 0],
  ])('of the railway %j are counted as those of others: %i', (mode, others) => {
    const { closures, left } = found(london, SATURDAY, [], [stationRow('Queensway', { mode })]);
    expect([closures.length, left.others]).toEqual([1 - others, others]);
  });

  test('every station is found by its own name, as TfL would write it', () => {
    const lost = [...london.stations.values()].filter(({ id, name }) => {
      const { closures } = found(london, SATURDAY, [], [stationRow(`${name} Underground Station`)]);
      return closures[0]?.kind !== 'station' || closures[0].station !== id;
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});
