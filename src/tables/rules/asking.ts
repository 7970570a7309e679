import type { Reply } from '../../ask/ask.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { Book } from '../../rulebooks/books.ts';
import type { AskedTexts } from '../../storage/asked-texts.ts';

/** What the page sends to the worker that answers questions: first what it answers by, then one question after the other. */
export type ToWorker =
  | {
      readonly is: 'open';
      readonly lang: Lang;
      /** Every word of the rules, folded. */
      readonly known: readonly string[];
      readonly texts: AskedTexts;
    }
  | { readonly is: 'ask'; readonly id: number; readonly line: string };

/** An answer, and what it was answered by. */
export interface Answered {
  readonly id: number;
  readonly reply: Reply;
  /** The option by which each ruling of the answers is read, by its id. */
  readonly options: Readonly<Record<string, string>>;
  /** The games that were answered for by the game on the table. */
  readonly running: readonly Book[];
}
