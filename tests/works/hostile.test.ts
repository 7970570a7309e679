import { describe, expect, test } from 'vitest';
import { readLines, readStations } from '../../src/works/read-answers.ts';
import { boardOf } from '../map/boards.ts';
import { found, line, SATURDAY, stationRow, status } from './answers.ts';

const london = boardOf('london-2025');

test.each([null, {}, 'closed', 5, { length: 3 }, { lineStatuses: [] }])('%j is no answer', (answer) => {
  expect([readLines(answer), readStations(answer)]).toEqual([undefined, undefined]);
});

test.each([
  [null],
  ['victoria'],
  [{}],
  [{ id: 'victoria' }],
  [{ id: 'victoria', lineStatuses: {} }],
  [{ id: 5, lineStatuses: [] }],
  [line('victoria', null)],
  [line('victoria', 'closed')],
  [JSON.parse('{"__proto__":{"id":"victoria","lineStatuses":[{"statusSeverity":1}]}}')],
  [Object.create({ id: 'victoria', lineStatuses: [status({ severity: 1 })] })],
])('a row such as %j is said to be unreadable', (row: unknown) => {
  const { closures, unreadable } = found(london, SATURDAY, [row]);
  expect([closures.length, unreadable]).toEqual([0, 1]);
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  '%s is the name of no line or station',
  (name) => {
    const { closures, unplaced, left } = found(
      london,
      SATURDAY,
      [line(name, status({ severity: 1 })), line('victoria', status({ severity: 5, stops: [name, name] }))],
      [stationRow(name, { concernedLines: [{ id: name, direction: name }] })],
    );
    expect([closures.length, unplaced.map(({ why }) => why), left.others]).toEqual([
      0,
      ['no-stops', 'unknown-station'],
      1,
    ]);
  },
);

describe('texts', () => {
  const said = (reason: unknown) =>
    found(london, SATURDAY, [line('victoria', status({ severity: 19, reason }))]).unplaced[0]?.text;

  test('are cut, without signs that hide or turn others, and with their lines', () => {
    expect(said('a\\nb\r\n\n  c\u0000\u202Ed\u200B')).toBe('a\nb\nc d');
    expect(said('a\r\nb')).toBe('a\nb');
    expect([...said('x'.repeat(1e6))!].length).toBe(800);
    expect(said('x'.repeat(801))).toBe(`${'x'.repeat(799)}…`);
    expect(said('x'.repeat(800))).toBe('x'.repeat(800));
    expect(said({ text: 'closed' })).toBe('');
  });

  test('keep their brackets: what shows them shows text', () => {
    expect(said('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
  });
});

test('more than anybody would write is counted, not read', () => {
  const { closures, unreadable } = found(
    london,
    SATURDAY,
    [
      line('victoria', ...Array.from({ length: 700 }, (_, index) => status({ severity: 1, reason: `${index}` }))),
      line('central', ...Array.from({ length: 800 }, (_, index) => status({ severity: 1, reason: `${index}` }))),
    ],
    Array.from({ length: 1200 }, (_, index) => stationRow(`Nowhere ${index}`)),
  );
  expect([closures.length, unreadable]).toEqual([1000, 700]);
});
