import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VARIATION_CODES } from '../../../src/games/gug/setup.ts';
import {
  makeSheetCode,
  makeShortCode,
  makeVariationCode,
  parseVariationCode,
  variationParts,
} from '../../../src/games/gug/variation-code.ts';

/** 17.1-17.5, as result sheets have them. */
const CODES = [
  { variation: 'C', isClosed: false, short: 'C', long: 'S-1D1I-SD', sheet: 'C S-1D1I-SD' },
  { variation: 'CT', isClosed: false, short: 'CT', long: 'T-1D1I-DD', sheet: 'CT T-1D1I-DD' },
  { variation: 'CSP', isClosed: false, short: 'CSP', long: 'S-1D1I-SP', sheet: 'CSP S-1D1I-SP' },
  { variation: 'DUT', isClosed: false, short: 'DUT', long: 'T-2D2I-DD', sheet: 'DUT T-2D2I-DD' },
  { variation: 'C', isClosed: true, short: 'C-CS', long: 'S-1D1I-SD-CS', sheet: 'C S-1D1I-SD -CS' },
  { variation: 'CT', isClosed: true, short: 'CT-CS', long: 'T-1D1I-DD-CS', sheet: 'CT T-1D1I-DD -CS' },
  { variation: 'CSP', isClosed: true, short: 'CSP-CS', long: 'S-1D1I-SP-CS', sheet: 'CSP S-1D1I-SP -CS' },
  { variation: 'DUT', isClosed: true, short: 'DUT-CS', long: 'T-2D2I-DD-CS', sheet: 'DUT T-2D2I-DD -CS' },
] as const;

test.each(CODES)('$short is $long, and $sheet on a result sheet', ({ variation, isClosed, short, long, sheet }) => {
  expect(makeShortCode(variation, isClosed)).toBe(short);
  expect(makeVariationCode(variation, isClosed)).toBe(long);
  expect(makeSheetCode(variation, isClosed)).toBe(sheet);
  expect(variationParts(variation, isClosed).join('-')).toBe(long);
  for (const code of [short, long, sheet]) expect(parseVariationCode(code)).toEqual({ ok: true, variation, isClosed });
});

describe('as people type it', () => {
  test.each([
    { say: 'small letters', text: 's-1d1i-sd', long: 'S-1D1I-SD' },
    { say: 'spaces around', text: '  dut-cs\n', long: 'T-2D2I-DD-CS' },
    { say: 'spaces beside the dashes', text: 'T - 1D1I - DD', long: 'T-1D1I-DD' },
    { say: 'spaces for the dashes', text: 'c cs', long: 'S-1D1I-SD-CS' },
    { say: 'a space within a part', text: 'S-1D 1I-SP', long: 'S-1D1I-SP' },
    { say: 'spaces all through a part', text: 'S-1 D 1 I-SP', long: 'S-1D1I-SP' },
    { say: 'spaces before its letters', text: 'S-1 D1 I-SP', long: 'S-1D1I-SP' },
    { say: 'dashes that a phone makes', text: 'S–1D1I—SD‑CS', long: 'S-1D1I-SD-CS' },
    { say: 'as on a result sheet', text: 'CT T-1D1I-DD -CS', long: 'T-1D1I-DD-CS' },
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
    { text: 'X', why: 'unknown-part', part: 'X', at: 0 },
    { text: 'S-1D2I-SD', why: 'unknown-part', part: '1D2I', at: 2 },
    { text: 'ct-sc', why: 'unknown-part', part: 'SC', at: 3 },
    { text: 'C.CS', why: 'unknown-part', part: 'C.CS', at: 0 },
    { text: 'S-2D2I-SD', why: 'no-such-combination', part: '2D2I', at: 2 },
    { text: 'S-1D1I-DD', why: 'no-such-combination', part: 'DD', at: 7 },
    { text: 'T-1D1I-SP', why: 'no-such-combination', part: 'SP', at: 7 },
    { text: 'CS', why: 'no-such-combination', part: 'CS', at: 0 },
    { text: 'CS-C', why: 'no-such-combination', part: 'CS', at: 0 },
    { text: 'C-CS-CS', why: 'no-such-combination', part: 'CS', at: 5 },
    { text: 'C-CT', why: 'no-such-combination', part: 'CT', at: 2 },
    { text: 'S-1D1I', why: 'no-such-combination', part: '1D1I', at: 2 },
    { text: 'T', why: 'no-such-combination', part: 'T', at: 0 },
    { text: 'T-CS', why: 'no-such-combination', part: 'CS', at: 2 },
    { text: 'CT S-1D1I-SD', why: 'no-such-combination', part: 'S', at: 3 },
    { text: 'T-1D1I-DD CT', why: 'no-such-combination', part: 'CT', at: 10 },
    { text: 'CT-CS T-1D1I-DD', why: 'no-such-combination', part: 'T', at: 6 },
    { text: 'C S-1D1I', why: 'no-such-combination', part: '1D1I', at: 4 },
    { text: '  ct t-1d 1i-dd -sc', why: 'unknown-part', part: 'SC', at: 17 },
    { text: '𝐂𝐓-q', why: 'unknown-part', part: 'Q', at: 5 },
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
        if (parsed.why === 'empty') return;
        expect(parsed.part).not.toBe('');
        const [first] = parsed.part;
        const [typed] = text.slice(parsed.at);
        expect(typed!.normalize('NFKC').toUpperCase()).toContain(first);
        return;
      }
      for (const make of [makeShortCode, makeVariationCode, makeSheetCode]) {
        expect(parseVariationCode(make(parsed.variation, parsed.isClosed))).toEqual(parsed);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('of all codes of up to four parts, the short and the long ones are read, and both together', () => {
  const grow = (codes: readonly string[]) =>
    codes.flatMap((code) => PARTS.map((part) => (code ? `${code}-${part}` : part)));
  const all = [grow(['']), grow(grow([''])), grow(grow(grow(['']))), grow(grow(grow(grow(['']))))].flat();
  const read = all.filter((code) => parseVariationCode(code).ok);
  expect(read.toSorted()).toEqual(
    CODES.flatMap(({ short, long, sheet, isClosed }) => [
      short,
      long,
      // With Closed Stations it has five.
      ...(isClosed ? [] : [sheet.replace(' ', '-')]),
    ]).toSorted(),
  );
  expect(new Set(CODES.map(({ variation }) => variation))).toEqual(new Set(VARIATION_CODES));
});
