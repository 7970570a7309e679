import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VARIATION_CODES } from '../../../src/games/gug/setup.ts';
import { makeShortCode, makeVariationCode, parseVariationCode } from '../../../src/games/gug/variation-code.ts';

/** 17.1-17.5, as result sheets have them. */
const CODES = [
  { variation: 'C', isClosed: false, short: 'C', long: 'S-1D1I-SD' },
  { variation: 'CT', isClosed: false, short: 'CT', long: 'T-1D1I-DD' },
  { variation: 'CSP', isClosed: false, short: 'CSP', long: 'S-1D1I-SP' },
  { variation: 'DUT', isClosed: false, short: 'DUT', long: 'T-2D2I-DD' },
  { variation: 'C', isClosed: true, short: 'C-CS', long: 'S-1D1I-SD-CS' },
  { variation: 'CT', isClosed: true, short: 'CT-CS', long: 'T-1D1I-DD-CS' },
  { variation: 'CSP', isClosed: true, short: 'CSP-CS', long: 'S-1D1I-SP-CS' },
  { variation: 'DUT', isClosed: true, short: 'DUT-CS', long: 'T-2D2I-DD-CS' },
] as const;

test.each(CODES)('$short is $long', ({ variation, isClosed, short, long }) => {
  expect(makeShortCode(variation, isClosed)).toBe(short);
  expect(makeVariationCode(variation, isClosed)).toBe(long);
  for (const code of [short, long]) expect(parseVariationCode(code)).toEqual({ ok: true, variation, isClosed });
});

describe('as people type it', () => {
  test.each([
    { say: 'small letters', text: 's-1d1i-sd', long: 'S-1D1I-SD' },
    { say: 'spaces around', text: '  dut-cs\n', long: 'T-2D2I-DD-CS' },
    { say: 'spaces beside the dashes', text: 'T - 1D1I - DD', long: 'T-1D1I-DD' },
    { say: 'spaces for the dashes', text: 'c cs', long: 'S-1D1I-SD-CS' },
    { say: 'a space within a part', text: 'S-1D 1I-SP', long: 'S-1D1I-SP' },
    { say: 'dashes that a phone makes', text: 'S–1D1I—SD‑CS', long: 'S-1D1I-SD-CS' },
    { say: 'a minus', text: 'CT−CS', long: 'T-1D1I-DD-CS' },
    { say: 'dashes twice, and at the ends', text: '-CSP--CS-', long: 'S-1D1I-SP-CS' },
    { say: 'wide letters and spaces that do not break', text: 'ＤＵＴ\u00a0CS', long: 'T-2D2I-DD-CS' },
  ])('$say: $text', ({ text, long }) => {
    const parsed = parseVariationCode(text);
    expect(parsed.ok && makeVariationCode(parsed.variation, parsed.isClosed)).toBe(long);
  });
});

describe('what is no code', () => {
  test.each([
    { text: '', why: 'empty' },
    { text: ' \t– ', why: 'empty' },
    { text: 'X', why: 'unknown-part', part: 'X' },
    { text: 'S-1D2I-SD', why: 'unknown-part', part: '1D2I' },
    { text: 'ct-sc', why: 'unknown-part', part: 'SC' },
    { text: 'C.CS', why: 'unknown-part', part: 'C.CS' },
    { text: 'S-2D2I-SD', why: 'no-such-combination', part: '2D2I' },
    { text: 'S-1D1I-DD', why: 'no-such-combination', part: 'DD' },
    { text: 'T-1D1I-SP', why: 'no-such-combination', part: 'SP' },
    { text: 'CS', why: 'no-such-combination', part: 'CS' },
    { text: 'CS-C', why: 'no-such-combination', part: 'CS' },
    { text: 'C-CS-CS', why: 'no-such-combination', part: 'CS' },
    { text: 'C-CT', why: 'no-such-combination', part: 'CT' },
    { text: 'S-1D1I', why: 'no-such-combination', part: '1D1I' },
    { text: 'T', why: 'no-such-combination', part: 'T' },
    { text: 'T-CS', why: 'no-such-combination', part: 'CS' },
  ])('“$text”: $why $part', ({ text, ...why }) => {
    expect(parseVariationCode(text)).toEqual({ ok: false, ...why });
  });
});

const PARTS = ['C', 'CT', 'CSP', 'DUT', 'S', 'T', '1D1I', '2D2I', 'SD', 'DD', 'SP', 'CS', 'QQ'];
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'cstdi12pu -–\u2212\ud800'.split('')), maxLength: 14 }),
  fc.array(fc.constantFrom(...PARTS), { maxLength: 5 }).map((parts) => parts.join('-')),
);

test('whatever is typed is read or refused, and what is read is written as it was read', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const parsed = parseVariationCode(text);
      if (!parsed.ok) {
        if (parsed.why !== 'empty') expect(parsed.part).not.toBe('');
        return;
      }
      for (const make of [makeShortCode, makeVariationCode]) {
        expect(parseVariationCode(make(parsed.variation, parsed.isClosed))).toEqual(parsed);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('of all codes of up to four parts, the eight short and long ones are read', () => {
  const grow = (codes: readonly string[]) =>
    codes.flatMap((code) => PARTS.map((part) => (code ? `${code}-${part}` : part)));
  const all = [grow(['']), grow(grow([''])), grow(grow(grow(['']))), grow(grow(grow(grow(['']))))].flat();
  const read = all.filter((code) => parseVariationCode(code).ok);
  expect(read.toSorted()).toEqual(CODES.flatMap(({ short, long }) => [short, long]).toSorted());
  expect(new Set(CODES.map(({ variation }) => variation))).toEqual(new Set(VARIATION_CODES));
});
