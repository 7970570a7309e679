import { LAYER_KINDS, type LayerKind } from './format.ts';

/** A sign of a format code; `at` is the index of its first character in the text as typed. */
export type Sign = { readonly at: number; readonly text: string } & (
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'kind'; readonly kind: LayerKind }
  | { readonly is: '-' | '/' | '@' | 'unknown' }
);

/** Splits a text into signs, whatever its case, its spaces, the kind of its dashes and the width of its letters. */
export function readSigns(text: string): readonly Sign[] {
  const signs: Sign[] = [];
  let at = 0;
  let word = '';
  let start = 0;
  const end = (): void => {
    if (word !== '') signs.push(toSign(word, start));
    word = '';
  };
  for (const typed of text) {
    // One by one, so that an index in the plain letters is an index in the text.
    const plain = typed.normalize('NFKC').toUpperCase();
    if (classOf(plain) !== classOf(word) || classOf(plain) === 'alone') end();
    if (word === '') start = at;
    if (plain.trim() !== '') word += plain;
    at += typed.length;
  }
  end();
  return signs;
}

function classOf(plain: string): 'digits' | 'letters' | 'alone' {
  if (/^[0-9]+$/.test(plain)) return 'digits';
  return /^\p{L}+$/u.test(plain) ? 'letters' : 'alone';
}

function toSign(text: string, at: number): Sign {
  const kind = LAYER_KINDS.find((known) => known === text);
  if (kind !== undefined) return { is: 'kind', kind, text, at };
  if (classOf(text) === 'digits') return { is: 'number', number: Number(text), text, at };
  if (/^\p{Dash}$/u.test(text)) return { is: '-', text, at };
  return { is: text === '/' || text === '@' ? text : 'unknown', text, at };
}
