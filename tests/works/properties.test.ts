import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Findings } from '../../src/works/findings.ts';
import { TFL_LINES } from '../../src/works/tfl.ts';
import { boardOf } from '../map/boards.ts';
import { found, line, status } from './answers.ts';
import { slowClosures, type SlowRow } from './slow-reader.ts';

const london = boardOf('london-2025');
/** Lines whose stations are theirs alone by name, or are told apart by the line. */
const LINES = ['victoria', 'district', 'circle', 'northern', 'waterloo-city'] as const;
const HALF_HOUR = 1_800_000;
/** The weeks in which London's clocks change, and one in which they do not. */
const STARTS = ['2026-03-25', '2026-10-21', '2026-11-18'] as const;

const row = (id: (typeof LINES)[number]): fc.Arbitrary<SlowRow> => {
  const names = [...london.lines.values()]
    .find((each) => each.id === id)!
    .stations.map((station) => london.stations.get(station)!.name);
  return fc
    .record({
      severity: fc.integer({ min: 0, max: 20 }),
      first: fc.nat(names.length - 1),
      count: fc.integer({ min: 2, max: 9 }),
      from: fc.nat(300),
      length: fc.integer({ min: 1, max: 120 }),
    })
    .map(({ severity, first, count, from, length }) => ({
      line: id,
      severity,
      stops: names.slice(first, first + count),
      from,
      to: from + length,
    }));
};

/** What is closed, as the slow reader says it. */
const said = ({ closures }: Findings): ReadonlySet<string> =>
  new Set(
    closures.flatMap((closure) => {
      if (closure.kind === 'station') return [];
      const all = [...closure.stretches, ...closure.shared.map(({ stretch }) => stretch)];
      const ours = [...london.lines.values()].find(({ id }) => id === closure.line)!.stretches;
      return all.map(([a, b]) => {
        const drawn = ours.find((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a))!;
        return `${closure.line} ${drawn.a} ${drawn.b} ${closure.when}`;
      });
    }),
  );

test('rows close what a slow reader says they close, in whatever order they come', () => {
  const rows = fc.array(fc.constantFrom(...LINES).chain(row), { maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.constantFrom(...STARTS), fc.nat(6), fc.boolean(), (list, first, after, isTogether) => {
      const start = Date.parse(`${first}T00:00:00Z`);
      const day = new Date(start + after * 48 * HALF_HOUR).toISOString().slice(0, 10);
      const date = (half: number) => new Date(start + half * HALF_HOUR).toISOString();
      const statuses = list.map(({ line: id, severity, stops, from, to }) => ({
        id,
        status: status({
          severity,
          stops,
          periods: [{ fromDate: date(from), toDate: date(to), isNow: from % 2 === 0 }],
        }),
      }));
      const answer = isTogether
        ? LINES.map((id) => line(id, ...statuses.filter((each) => each.id === id).map((each) => each.status)))
        : statuses.map((each) => line(each.id, each.status));
      const expected = slowClosures(london, day, start, list);
      // Without stops a whole line may be meant: that has its own tests.
      expect(said(found(london, day, answer))).toEqual(expected);
      expect(said(found(london, day, answer.toReversed()))).toEqual(expected);
    }),
    { numRuns: 150 },
  );
});

/** Whether a row names a line of theirs, and then nothing about it. */
function saysNothing(row: unknown): boolean {
  const { id, lineStatuses } = Object(row) as { readonly id?: unknown; readonly lineStatuses?: unknown };
  return TFL_LINES.some((line) => line === id) && Array.isArray(lineStatuses) && lineStatuses.length === 0;
}

test('whatever comes, every row is counted once, and nothing throws', () => {
  const odd = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom('2026-11-21', '2026-11-21T04:30:00Z', ''));
  const rows = fc.array(
    fc.oneof(
      odd,
      fc.record({ id: fc.oneof(fc.constantFrom(...TFL_LINES, 'dlr'), odd), lineStatuses: fc.tuple(odd) }),
      fc.record({
        id: fc.constantFrom(...TFL_LINES),
        lineStatuses: fc.tuple(
          fc.record({
            statusSeverity: fc.oneof(fc.integer({ min: -1, max: 22 }), odd),
            reason: odd,
            validityPeriods: fc.oneof(odd, fc.array(fc.record({ fromDate: odd, toDate: odd }))),
            disruption: fc.oneof(odd, fc.record({ affectedStops: fc.array(fc.record({ commonName: odd })) })),
          }),
        ),
      }),
    ),
    { maxLength: 8 },
  );
  const stations = fc.array(
    fc.oneof(
      odd,
      fc.record({ commonName: odd, type: odd, mode: odd, fromDate: odd, toDate: odd, concernedLines: odd }),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(rows, stations, (lines, points) => {
      const { closures, unplaced, unreadable, left } = found(london, '2026-11-21', lines, points);
      const counted = closures.length + unplaced.length + unreadable;
      const total = counted + left.runs + left.otherDays + left.others + left.repeated;
      // A row of a line with no status at all says nothing of it.
      expect(total).toBe(lines.filter((each) => !saysNothing(each)).length + points.length);
    }),
    { numRuns: 200 },
  );
});
