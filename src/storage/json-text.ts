/** Why a text is no JSON of ours. */
export type TextProblem = 'too-big' | 'too-deep' | 'not-json' | 'duplicate-key' | 'forbidden-key';

/** No saved game has so many characters: the longest evening has a tenth of it. */
export const TEXT_MOST = 2_000_000;
/** No saved game is so deep. */
const DEPTH_MOST = 32;
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
  if (depthOf(bare) > DEPTH_MOST) return { ok: false, why: 'too-deep' };
  try {
    const value: unknown = JSON.parse(bare);
    const why = keyProblem(bare);
    return why ? { ok: false, why } : { ok: true, value };
  } catch {
    return { ok: false, why: 'not-json' };
  }
}

/** How deep arrays and objects go, in one walk over the text, whether it is JSON or not. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (isInString) {
      if (sign === '\\') index += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{' || sign === '[') most = Math.max(most, (depth += 1));
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return most;
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
