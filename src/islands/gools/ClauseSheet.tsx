import { GOOLS_CLAUSES } from '../../games/gools/clauses.ts';
import type { AnyClause } from '../../games/gools/play-state.ts';
import { TABLE_RULINGS, type TableRulingId, type TableRulings } from '../../games/gools/rulings.ts';
import { THREE_MAN_CLAUSES } from '../../games/three-man/clauses.ts';
import { ClauseCard } from '../shared/ClauseCard.tsx';
import { bookOf, numberOf } from './books.ts';
import { RulingChoices, RULING_IDS } from './RulingChoices.tsx';
import { useGools } from './texts-context.ts';

interface ClauseSheetProps {
  /** Keeps the names of the radio buttons apart. */
  place: string;
  chosen: TableRulings;
  choose: (ruling: TableRulingId, option: string) => void;
}

const CLAUSES: Readonly<Record<'gools' | 'three-man', readonly AnyClause[]>> = {
  gools: GOOLS_CLAUSES,
  'three-man': THREE_MAN_CLAUSES,
};

/** The clause that lies over the panel, and the rulings on it. */
export function ClauseSheet({ place, chosen, choose }: ClauseSheetProps) {
  const { words, clauses, books, clause, open, closeClause } = useGools();
  if (!clause) return null;
  const book = bookOf(clause);
  const rulings = RULING_IDS.filter((id) => TABLE_RULINGS[id].on.some((cited) => cited === clause));
  return (
    <ClauseCard<AnyClause>
      key={clause}
      clause={clause}
      number={numberOf(clause)}
      sentence={clauses[clause]}
      page={books[book]}
      clauses={CLAUSES[book]}
      words={words.table.shared.clause}
      open={(cited) => open({ kind: 'clause', clause: cited })}
      close={closeClause}
      fallback="gools-now"
    >
      {rulings.length > 0 && <h4>{words.table.shared.rulings.heading}</h4>}
      <RulingChoices ids={rulings} place={`${place}-clause`} chosen={chosen} choose={choose} />
    </ClauseCard>
  );
}
