import { type GugSetup, VARIATION_CODES } from './setup.ts';

type Code = GugSetup['variation'];

/** The variation codes of the rule book (17.1-17.4): who plays, dice and icons, drinking. */
const LONG = {
  C: 'S-1D1I-SD',
  CT: 'T-1D1I-DD',
  CSP: 'S-1D1I-SP',
  DUT: 'T-2D2I-DD',
} as const satisfies Readonly<Record<Code, string>>;

/** What codes are put together of (17.1-17.5). */
type VariationPart = 'S' | 'T' | '1D1I' | '2D2I' | 'SD' | 'DD' | 'SP' | 'CS';

/** Closed Stations, with any of them (17.5). */
const CLOSED = '-CS';

export type ParsedCode =
  | { readonly ok: true; readonly variation: Code; readonly isClosed: boolean }
  | { readonly ok: false; readonly why: 'empty' }
  /**
   * `part`: the part that no code has; or the one that does not go with those before it, the last where a part is missing.
   * `at`: the index in the text, as typed, at which it begins.
   */
  | {
      readonly ok: false;
      readonly why: 'unknown-part' | 'no-such-combination';
      readonly part: string;
      readonly at: number;
    };

/** The long code: `S-1D1I-SD`, `T-2D2I-DD-CS`. */
export function makeVariationCode(variation: Code, isClosed: boolean): string {
  return LONG[variation] + (isClosed ? CLOSED : '');
}

/** The short code: `C`, `DUT-CS`. */
export function makeShortCode(variation: Code, isClosed: boolean): string {
  return variation + (isClosed ? CLOSED : '');
}

/** Both, as the head of a result sheet has them: `C S-1D1I-SD`, `CT T-1D1I-DD -CS`. */
export function makeSheetCode(variation: Code, isClosed: boolean): string {
  return `${variation} ${LONG[variation]}${isClosed ? ` ${CLOSED}` : ''}`;
}

/** What the long code says, part by part: `T`, `1D1I`, `DD`, `CS`. */
export function variationParts(variation: Code, isClosed: boolean): readonly VariationPart[] {
  const parts = LONG[variation].split('-') as readonly VariationPart[];
  return isClosed ? [...parts, 'CS'] : parts;
}

/** Every code there is, by its parts. */
const CODES = VARIATION_CODES.flatMap((variation) =>
  [false, true].flatMap((isClosed) =>
    [makeShortCode, makeVariationCode, makeSheetCode].map((make) => {
      return { variation, isClosed, parts: make(variation, isClosed).split(/[ -]+/) };
    }),
  ),
);
const PARTS = new Set(CODES.flatMap(({ parts }) => parts));

/** Reads a short code, a long one or both, whatever its case, its spaces and the kind of its dashes. Never throws. */
export function parseVariationCode(text: string): ParsedCode {
  const found = readParts(text);
  const parts = found.map(({ part }) => part);
  const last = found.at(-1);
  if (last === undefined) return { ok: false, why: 'empty' };
  const unknown = found.find(({ part }) => !PARTS.has(part));
  if (unknown !== undefined) return { ok: false, why: 'unknown-part', ...unknown };

  const startAs = (count: number) => CODES.filter((code) => parts.slice(0, count).every((p, i) => code.parts[i] === p));
  const code = startAs(parts.length).find((known) => known.parts.length === parts.length);
  if (code) return { ok: true, variation: code.variation, isClosed: code.isClosed };
  const odd = found.find((_, index) => startAs(index + 1).length === 0);
  return { ok: false, why: 'no-such-combination', ...(odd ?? last) };
}

/** The parts of a text in plain capitals, each with the index in the text at which it begins. */
function readParts(text: string): readonly { readonly part: string; readonly at: number }[] {
  // One by one, so that the place of a plain letter is that of the typed one.
  let at = 0;
  const places: number[] = [];
  let plain = '';
  for (const typed of text) {
    const letters = typed.normalize('NFKC').toUpperCase();
    places.push(...Array.from({ length: letters.length }, () => at));
    plain += letters;
    at += typed.length;
  }
  // `1D 1I` is one part.
  return [...plain.matchAll(/(?:\d\s*D\s*\d\s*I|[^\s\p{Dash}])+/gu)].map((match) => {
    return { part: match[0].replace(/\s/g, ''), at: places[match.index]! };
  });
}
