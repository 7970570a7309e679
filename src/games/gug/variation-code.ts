import { type GugSetup, VARIATION_CODES } from './setup.ts';

type Code = GugSetup['variation'];

/** The variation codes of the rule book (17.1-17.4): who plays, dice and icons, drinking. */
const LONG = {
  C: 'S-1D1I-SD',
  CT: 'T-1D1I-DD',
  CSP: 'S-1D1I-SP',
  DUT: 'T-2D2I-DD',
} as const satisfies Readonly<Record<Code, string>>;

/** Closed Stations, with any of them (17.5). */
const CLOSED = '-CS';

export type ParsedCode =
  | { readonly ok: true; readonly variation: Code; readonly isClosed: boolean }
  | { readonly ok: false; readonly why: 'empty' }
  /** `part`: the part that no code has; or the one that does not go with those before it, the last where a part is missing. */
  | { readonly ok: false; readonly why: 'unknown-part' | 'no-such-combination'; readonly part: string };

/** The long code, as result sheets have it: `S-1D1I-SD`, `T-2D2I-DD-CS`. */
export function makeVariationCode(variation: Code, isClosed: boolean): string {
  return LONG[variation] + (isClosed ? CLOSED : '');
}

/** The short code: `C`, `DUT-CS`. */
export function makeShortCode(variation: Code, isClosed: boolean): string {
  return variation + (isClosed ? CLOSED : '');
}

/** Every code there is, by its parts. */
const CODES = VARIATION_CODES.flatMap((variation) =>
  [false, true].flatMap((isClosed) =>
    [makeShortCode, makeVariationCode].map((make) => {
      return { variation, isClosed, parts: make(variation, isClosed).split('-') };
    }),
  ),
);
const PARTS = new Set(CODES.flatMap(({ parts }) => parts));

/** Reads a long or a short code, whatever its case, its spaces and the kind of its dashes. Never throws. */
export function parseVariationCode(text: string): ParsedCode {
  const parts = text
    .normalize('NFKC')
    .toUpperCase()
    // `1D 1I` is one part.
    .replace(/(\d)\s*D\s*(\d)\s*I/g, '$1D$2I')
    .split(/[\s\p{Dash}]+/u)
    .filter((part) => part !== '');
  const last = parts.at(-1);
  if (last === undefined) return { ok: false, why: 'empty' };
  const unknown = parts.find((part) => !PARTS.has(part));
  if (unknown !== undefined) return { ok: false, why: 'unknown-part', part: unknown };

  const startAs = (count: number) => CODES.filter((code) => parts.slice(0, count).every((p, i) => code.parts[i] === p));
  const found = startAs(parts.length).find((code) => code.parts.length === parts.length);
  if (found) return { ok: true, variation: found.variation, isClosed: found.isClosed };
  const odd = parts.find((_, index) => startAs(index + 1).length === 0);
  return { ok: false, why: 'no-such-combination', part: odd ?? last };
}
