import { wordsOf } from './fold.ts';

/** A stretch of text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** How much of a clause is shown, in characters, and how much of it before the first hit. */
const LENGTH = 170;
const BEFORE = 50;

/** A text in pieces. @param hits - the words that are marked, folded. */
export function marked(text: string, hits: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { word, from, to } of wordsOf(text)) {
    if (!hits.has(word)) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), isHit: false });
    pieces.push({ text: text.slice(from, to), isHit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
  return pieces;
}

/** The part of a text that has most of the hits, from word to word, with dots where it was cut. */
export function excerpt(text: string, hits: ReadonlySet<string>): readonly Piece[] {
  const words = wordsOf(text);
  const found = words.filter(({ word }) => hits.has(word));
  /** So many different words are hit in the part that begins with this one. */
  const seen = (start: number): number =>
    new Set(found.filter(({ from, to }) => from >= start && to <= start + LENGTH - BEFORE).map(({ word }) => word))
      .size;
  const first = found.reduce((best, { from }) => (seen(from) > seen(best) ? from : best), found[0]?.from ?? 0);
  const from = first <= BEFORE ? 0 : (words.find((word) => word.from >= first - BEFORE)?.from ?? 0);
  const to =
    text.length - from <= LENGTH
      ? text.length
      : (words.findLast((word) => word.to <= from + LENGTH)?.to ?? from + LENGTH);
  return marked(`${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`, hits);
}
