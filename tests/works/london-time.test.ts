import { describe, expect, test } from 'vitest';
import {
  clockOfDay,
  dayAfter,
  dayAt,
  isDay,
  momentOf,
  playedHours,
  type Span,
  trainsDay,
} from '../../src/works/london-time.ts';

const said = ({ from, to }: Span) => [from, to].map((at) => new Date(at).toISOString().slice(0, 16));

describe('a day of trains is from four to four, by London’s clocks', () => {
  test.each([
    ['in winter', '2026-11-21', '2026-11-21T04:00', '2026-11-22T04:00'],
    ['in summer', '2026-07-04', '2026-07-04T03:00', '2026-07-05T03:00'],
    ['where the clocks go forward in its night', '2026-03-28', '2026-03-28T04:00', '2026-03-29T03:00'],
    ['where they go back in its night', '2026-10-24', '2026-10-24T03:00', '2026-10-25T04:00'],
    ['over the new year', '2026-12-31', '2026-12-31T04:00', '2027-01-01T04:00'],
  ])('%s', (_, day, from, to) => expect(said(trainsDay(day))).toEqual([from, to]));

  test.each([
    ['2026-11-21T03:59:59.999Z', '2026-11-20'],
    ['2026-11-21T04:00:00.000Z', '2026-11-21'],
    ['2026-11-21T23:59:00.000Z', '2026-11-21'],
    ['2026-07-04T02:59:59.999Z', '2026-07-03'],
    ['2026-07-04T03:00:00.000Z', '2026-07-04'],
    ['2027-01-01T01:00:00.000Z', '2026-12-31'],
  ])('%s is of %s', (at, day) => expect(dayAt(Date.parse(at))).toBe(day));
});

test.each([
  ['2026-11-21', '2026-11-21T12:00', '2026-11-21T23:30'],
  ['2026-07-04', '2026-07-04T11:00', '2026-07-04T22:30'],
])('on %s games are played from noon until nearly midnight', (day, from, to) =>
  expect(said(playedHours(day))).toEqual([from, to]),
);

test.each([
  ['2026-11-21', '2026-11-22'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
])('after %s comes %s', (day, next) => expect(dayAfter(day)).toBe(next));

test('what is no day is taken for the first of all, and nothing throws', () => {
  expect(dayAfter('soon')).toBe('1970-01-02');
  expect(trainsDay('soon')).toEqual(trainsDay('1970-01-01'));
  expect(playedHours('soon')).toEqual(playedHours('1970-01-01'));
});

test('minutes and seconds of a clock are kept', () => {
  const clock = Date.UTC(2026, 6, 4, 10, 20, 30);
  expect(momentOf(clock)).toBe(Date.UTC(2026, 6, 4, 9, 20, 30));
  // In the night in which the clocks go back, before they do.
  expect(momentOf(Date.UTC(2026, 9, 25, 0, 30))).toBe(Date.UTC(2026, 9, 24, 23, 30));
  expect(clockOfDay('2026-07-04')).toBe(Date.UTC(2026, 6, 4));
});

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0026-11-21', false],
  ['26-11-21', false],
  ['2026-11-2', false],
  ['2026-11-211', false],
  ['12026-11-21', false],
  ['2026/11/21', false],
  ['', false],
])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));
