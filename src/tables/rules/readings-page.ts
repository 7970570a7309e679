import type { ReadingsWords } from '../../i18n/readings.ts';
import type { Book } from '../../rulebooks/books.ts';

/** A ruling as the page has it in its language. */
export interface RulingInWords {
  readonly id: string;
  readonly title: string;
  readonly gap: string;
  /** Its clauses by their addresses. */
  readonly clauses: readonly { readonly number: string; readonly href: string }[];
  /** The default first. */
  readonly options: readonly { readonly key: string; readonly text: string }[];
}

export interface BookOfReadings {
  readonly book: Book;
  readonly name: string;
  readonly rulings: readonly RulingInWords[];
  /** Rulings that nobody sees unasked, and what asks for them. */
  readonly folded: { readonly ask: string; readonly rulings: readonly RulingInWords[] } | null;
}

export interface ReadingsProps {
  readonly words: ReadingsWords;
  readonly books: readonly BookOfReadings[];
}

/** What a part of the page needs to change a reading. */
export interface Hands {
  readonly words: ReadingsWords;
  /** False until the settings of this phone are read. */
  readonly canChoose: boolean;
  /** Remembers a change. @param label - what undo calls it. @param takeBack - undoes it. */
  readonly remember: (label: string, takeBack: () => void) => void;
}
