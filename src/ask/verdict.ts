import type { AnyClause, Book } from '../rulebooks/books.ts';

/** What the judge says of a question, as far as it can be said in a word. */
export type Said = 'yes' | 'no' | number;

/** What a sentence is filled with. */
export type SentenceData = Readonly<Record<string, string | number>>;

/** An answer of one game's judge. The sentence is a key of the page's words: the engines know none. */
export interface Judged<Sentence extends string = string> {
  readonly game: Book;
  readonly clause: AnyClause;
  /** Left out where the answer is a sentence alone. */
  readonly said?: Said;
  readonly sentence: Sentence;
  readonly data: SentenceData;
  /** What else there is to say, each on its own. */
  readonly more?: readonly { readonly sentence: Sentence; readonly data: SentenceData }[];
  /** The rulings that it rests on. */
  readonly rulings: readonly string[];
  /** The query of the address by which the judge of that game has the situation filled in. */
  readonly link?: string;
}
