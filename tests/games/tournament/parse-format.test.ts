import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFormat, writeFormat } from '../../../src/games/tournament/parse-format.ts';
import { BAD_CODES } from './bad-codes.ts';
import { formats } from './formats.ts';
import { GOOD_CODES } from './good-codes.ts';

const rewritten = (text: string): string | false => {
  const parsed = parseFormat(text);
  return parsed.ok && writeFormat(parsed.format);
};

test('the standard is read as the rule book explains it (18.1)', () => {
  expect(parseFormat('2H4/1F2R-1R4/2F-F4')).toEqual({
    ok: true,
    format: [
      {
        kind: 'H',
        games: 2,
        size: 4,
        rotated: null,
        onward: [
          { count: 1, to: 'F' },
          { count: 2, to: 'R' },
        ],
      },
      { kind: 'R', games: 1, size: 4, rotated: null, onward: [{ count: 2, to: 'F' }] },
      { kind: 'F', games: 1, size: 4, rotated: null, onward: [] },
    ],
  });
});

test('a layer is rotated by @X (18.1)', () => {
  expect(parseFormat('6H4@8/4F-F4')).toMatchObject({ ok: true, format: [{ games: 6, size: 4, rotated: 8 }, {}] });
});

test.each([
  { after: '6H4/4F@8-F4', before: '6H4@8/4F-F4' },
  { after: '4H3/2SF-4SF4/4F@8-F4', before: '4H3/2SF-4SF4@8/4F-F4' },
  { after: '12H3/3F 3R @ 9-1R3/1F-F4', before: '12H3@9/3F3R-1R3/1F-F4' },
])('18.1, R62: @X after the moves is of its own layer: $after', ({ after, before }) => {
  expect(parseFormat(after)).toEqual(parseFormat(before));
  expect(rewritten(after)).toBe(before);
});

test.each(GOOD_CODES)('$clause: $code can be played, and is written as it was', ({ code }) => {
  expect(rewritten(code)).toBe(code);
});

test.each(BAD_CODES)('$clause: “$code” is refused, $fault.why at $fault.at', ({ code, fault }) => {
  expect(parseFormat(code)).toEqual({ ok: false, ...fault });
});

describe('as people type it', () => {
  test.each([
    { say: 'small letters', text: '2h4/1f2r-1r4/2f-f4' },
    { say: 'spaces between the signs', text: ' 2 H 4 / 1F 2R - 1R4 / 2F - F4\n' },
    { say: 'no 1 before a layer', text: '2H4/1F2R-R4/2F-F4' },
    { say: 'a 1 before the final', text: '2H4/1F2R-1R4/2F-1F4' },
    { say: 'noughts before', text: '02H4/01F2R-1R004/2F-F4' },
    { say: 'dashes that a phone makes', text: '2H4/1F2R–1R4/2F—F4' },
    { say: 'wide letters', text: '２Ｈ４／1F2R－1R4／2F-F4' },
  ])('$say: $text', ({ text }) => {
    expect(rewritten(text)).toBe('2H4/1F2R-1R4/2F-F4');
  });

  test('the place of a fault is its place in the text as typed', () => {
    expect(parseFormat('  2h4 / 1f 3r - f4')).toMatchObject({ ok: false, at: 11, why: 'no-later-layer', layer: 1 });
  });
});

test('a format has at most 12 layers', () => {
  const after = (heats: string, repechages: number) =>
    [heats, ...Array<string>(repechages).fill('1R4/4R'), '1R4/4F', 'F4'].join('-');
  const most = after('2H4/2R', 9);
  expect(rewritten(most)).toBe(most);
  const fault = { at: '2H4/2R-'.length * 12, why: 'too-many-layers', layers: 13, most: 12 };
  expect(parseFormat(after('2H4/2R', 10))).toEqual({ ok: false, ...fault });
});

test('what is written is read again, and is the same', () => {
  fc.assert(
    fc.property(formats, (format) => {
      expect(parseFormat(writeFormat(format))).toEqual({ ok: true, format });
    }),
    { numRuns: 100 },
  );
});

/** The written form, by replacing in the text alone. */
const normal = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/(?<!\d)0+/g, '')
    .replace(/(?<=^|-)(?=H|SF|R)/g, '1')
    .replace(/(?<=^|-)1(?=F)/g, '');

const gaps = fc.constantFrom('', ' ', '\u00a0', '  ');
const sloppy = fc
  .tuple(formats, fc.infiniteStream(gaps), fc.infiniteStream(fc.boolean()))
  .map(([format, gap, coin]) => {
    const draw = <Value>(stream: { next: () => IteratorResult<Value, unknown> }) => stream.next().value as Value;
    const signs = writeFormat(format).match(/\d+|[A-Z]+|./g) ?? [];
    const typed = signs.map((sign, index) => {
      const isSpare = sign === '1' && (index === 0 || signs[index - 1] === '-') && draw(coin);
      const shaky = sign === '-' && draw(coin) ? '–' : draw(coin) ? sign.toLowerCase() : sign;
      return isSpare ? '' : draw(gap) + (/^\d/.test(sign) && draw(coin) ? '0' : '') + shaky;
    });
    return typed.join('') + draw(gap);
  });

test('what is typed sloppily is written in its one form', () => {
  fc.assert(
    fc.property(sloppy, (text) => {
      expect(rewritten(text)).toBe(normal(text));
    }),
    { numRuns: 100 },
  );
});

const PIECES = ['2H4', '3H3', '/', '1F', '2R', '2F', '-', '1R4', 'F4', 'SF', '@8', '0', ' ', '😀', '\ud800'];
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }).map((pieces) => pieces.join('')),
);

test('whatever is typed is read, or refused at a place in it', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const parsed = parseFormat(text);
      if (parsed.ok) expect(writeFormat(parsed.format)).toBe(normal(text));
      else expect(parsed.at >= 0 && parsed.at <= text.length).toBe(true);
    }),
    { numRuns: 100 },
  );
});
