import type { Reply } from '../../ask/ask.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { AskedTexts } from '../../storage/asked-texts.ts';
import type { Book } from '../../rulebooks/books.ts';

/** What the worker that answers questions answers by. */
export interface AskedBy {
  readonly lang: Lang;
  /** Every word of the rules, folded. */
  readonly known: readonly string[];
  readonly texts: AskedTexts;
}

export interface LineAsked {
  /** Null where it is what was answered by last. */
  readonly by: AskedBy | null;
  /** Null where nothing is asked yet, only what to answer by is told. */
  readonly line: string | null;
}

/** An answer, and what it was answered by. */
export interface Answered {
  /** As it was asked. */
  readonly line: string;
  readonly reply: Reply;
  /** The option by which each ruling of the answers is read, by its id. */
  readonly options: Readonly<Record<string, string>>;
  /** The games that were answered for by the game on the table. */
  readonly running: readonly Book[];
}
