/** Why a text is no JSON of ours. */
export type TextProblem = 'too-big' | 'too-many' | 'too-deep' | 'not-json' | 'duplicate-key' | 'forbidden-key';

/** No saved game has so many characters: the longest evening has a tenth of it. */
export const TEXT_MOST = 2_000_000;
/** No saved game is so deep. */
const DEPTH_MOST = 32;
/** No object of ours has so many keys. */
const KEYS_MOST = 2_000;
/** No editor indents so far. */
const BLANKS_MOST = 10_000;
/** Keys by which a careless merge would change every object of the page. */
export const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export type ParsedText =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly why: TextProblem };

/**
 * Parses JSON from strangers: bounded in size and depth, without duplicate keys and without keys that mean something
 * to the language. Never throws.
 *
 * @param most - characters.
 */
export function parseJsonText(text: string, most = TEXT_MOST): ParsedText {
  if (text.length > most) return { ok: false, why: 'too-big' };
  // Some editors put a mark of the byte order first.
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const { why: tooMuch } = scanText(bare);
  if (tooMuch) return { ok: false, why: tooMuch };
  try {
    const value: unknown = JSON.parse(bare);
    const why = keyProblem(bare);
    return why ? { ok: false, why } : { ok: true, value };
  } catch {
    return { ok: false, why: 'not-json' };
  }
}

/** What is wrong with a text before it is parsed, and how many characters of it were looked at. */
export interface Scanned {
  readonly why?: TextProblem;
  readonly at: number;
}

/**
 * Counts what would take long to parse, in one walk over the text, whether it is JSON or not: how deep it goes, how many keys
 * an object has, how long a gap is. It ends where there is too much of it.
 */
export function scanText(text: string): Scanned {
  /** The keys of every object that is open. */
  const counts: number[] = [];
  let blanks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= SPACE) {
      blanks += 1;
      if (blanks > BLANKS_MOST) return { why: 'not-json', at };
      continue;
    }
    blanks = 0;
    if (code === QUOTE) {
      at = endOfString(text, at);
    } else if (code === COLON) {
      const keys = (counts.pop() ?? 0) + 1;
      if (keys > KEYS_MOST) return { why: 'too-many', at };
      counts.push(keys);
    } else if (code === BRACE || code === BRACKET) {
      if (counts.push(0) > DEPTH_MOST) return { why: 'too-deep', at };
    } else if (code === END_OF_BRACE || code === END_OF_BRACKET) counts.pop();
  }
  return { at: text.length };
}

const [SPACE, QUOTE, BACKSLASH, COLON] = [0x20, 0x22, 0x5c, 0x3a];
const [BRACE, BRACKET, END_OF_BRACE, END_OF_BRACKET] = [0x7b, 0x5b, 0x7d, 0x5d];

/** @param from - its opening quote. @returns its closing one. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

/** Every string, or one sign of structure, of a text that is JSON. */
const TOKENS = /"(?:[^"\\]+|\\.)*"|[{}[\]:,]/g;

/** Looks at the keys of a text that is JSON: `JSON.parse` keeps the last of two equal ones and says nothing. */
function keyProblem(text: string): TextProblem | undefined {
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const key = JSON.parse(last) as string;
      if (FORBIDDEN_KEYS.includes(key)) return 'forbidden-key';
      const keys = open.at(-1);
      if (keys?.has(key)) return 'duplicate-key';
      keys?.add(key);
    } else if (token !== ',') last = token;
  }
  return undefined;
}
