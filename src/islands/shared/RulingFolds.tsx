import type { RulingForm } from '../../games/shared/ruling.ts';
import { RulingFold } from './RulingFold.tsx';

/** A gap as the rule book's pages word it; an option by its key. */
interface RulingText {
  readonly title: string;
  readonly gap: string;
  readonly options: Readonly<Record<string, string>>;
}

interface RulingFoldsProps<Id extends string> {
  /** The gaps that are shown, in their order. */
  ids: readonly Id[];
  /** Keeps the names of the radio buttons apart where a ruling stands twice on the page. */
  place: string;
  forms: Readonly<Record<Id, RulingForm<string>>>;
  texts: Readonly<Record<Id, RulingText>>;
  chosen: Readonly<Record<Id, string>>;
  words: { readonly default: string; readonly onlyReading: string };
  choose: (ruling: Id, option: string) => void;
}

/** Gaps of a rule book, and how a table reads each. */
export function RulingFolds<Id extends string>(props: RulingFoldsProps<Id>) {
  const { ids, place, forms, texts, chosen, words, choose } = props;
  return (
    <>
      {ids.map((id) => (
        <RulingFold
          key={id}
          id={id}
          place={place}
          ruling={texts[id]}
          keys={forms[id].options}
          chosen={chosen[id]}
          words={words}
          choose={(option) => choose(id, option)}
        />
      ))}
    </>
  );
}
