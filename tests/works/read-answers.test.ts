import { describe, expect, test } from 'vitest';
import { spanOf } from '../../src/works/read-answers.ts';

const LATE = '2030-01-01T00:00:00Z';
const EARLY = '2001-01-01T00:00:00Z';
/** When something begins or ends, as it is read; undefined where it is no date. */
const fromOf = (fromDate: unknown) => spanOf({ fromDate, toDate: LATE })?.from;
const toOf = (toDate: unknown) => spanOf({ fromDate: EARLY, toDate })?.to;

describe('a date of theirs', () => {
  test.each([
    ['2026-11-21T04:30:00Z', '2026-11-21T04:30:00.000Z'],
    ['2026-11-21T04:30:15.1234567Z', '2026-11-21T04:30:15.000Z'],
    ['2026-11-21T04:30', '2026-11-21T04:30:00.000Z'],
    ['2026-11-21T23:59:59Z', '2026-11-21T23:59:59.000Z'],
    // By London's clocks where no zone is named.
    ['2026-07-04T04:30:15', '2026-07-04T03:30:15.000Z'],
    ['2026-07-04T04:30:15Z', '2026-07-04T04:30:15.000Z'],
    ['2026-11-21T04:30:00+01:00', '2026-11-21T03:30:00.000Z'],
    ['2026-11-21T04:30:00+0130', '2026-11-21T03:00:00.000Z'],
    ['2026-11-21T04:30:00-02:15', '2026-11-21T06:45:00.000Z'],
    ['2026-11-21T04:30:00+14:59', '2026-11-20T13:31:00.000Z'],
    ['2000-01-01T00:00:00Z', '2000-01-01T00:00:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(toOf(text) ?? fromOf(text)).toBe(Date.parse(moment));
    expect(fromOf(text)).toBe(Date.parse(moment));
  });

  test.each(['2026-07-04', '2026-11-21'])('%s alone is the whole day', (day) => {
    const midnight = Date.parse(`${day}T00:00:00${day.includes('-07-') ? '+01:00' : 'Z'}`);
    expect([fromOf(day), toOf(day)]).toEqual([midnight, midnight + 86_400_000]);
  });

  test.each([
    '1999-12-31T23:59:59Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T04:60:00Z',
    '2026-11-21T04:30:60Z',
    '2026-11-21T04:30:00+15:00',
    '2026-11-21T04:30:00+01:60',
    '2026-11-21T04:30:00+1:00',
    '2026-11-21T04:30:00.Z',
    '2026-11-21T4:30:00Z',
    '2026-11-21T04',
    ' 2026-11-21T04:30:00Z',
    '2026-02-30',
    new Date(EARLY),
    ['2026-11-21T04:30:00Z'],
  ])('%j is none', (text) => expect([fromOf(text), toOf(text)]).toEqual([undefined, undefined]));
});

test('a time begins before it ends', () => {
  expect(spanOf({ fromDate: EARLY, toDate: EARLY })).toBeUndefined();
  expect(spanOf({ fromDate: LATE, toDate: EARLY })).toBeUndefined();
  expect(spanOf({ fromDate: EARLY, toDate: LATE })).toEqual({ from: Date.parse(EARLY), to: Date.parse(LATE) });
  expect(spanOf({ fromDate: EARLY })).toBeUndefined();
});
