import { GABONG_CLAUSES } from '../../games/gabong/clauses.ts';
import type { GabongReadings, GabongRulingId } from '../../games/gabong/match-readings.ts';
import { GABONG_RULINGS } from '../../games/gabong/rulings.ts';
import { ClauseCard } from '../shared/ClauseCard.tsx';
import { numberOf } from './ClauseTag.tsx';
import { RULING_IDS, RulingChoices } from './RulingChoices.tsx';
import { useGabong } from './texts-context.ts';

interface ClauseSheetProps {
  /** Keeps the names of the radio buttons apart. */
  place: string;
  chosen: GabongReadings;
  choose: (ruling: GabongRulingId, option: string) => void;
}

/** The clause that lies over the panel, and the rulings on it. */
export function ClauseSheet({ place, chosen, choose }: ClauseSheetProps) {
  const { words, clauses, book, clause, open, closeClause } = useGabong();
  if (!clause) return null;
  const rulings = RULING_IDS.filter((id) => GABONG_RULINGS[id].on.some((cited) => cited === clause));
  return (
    <ClauseCard
      key={clause}
      clause={clause}
      number={numberOf(clause)}
      sentence={clauses[clause]}
      page={book}
      clauses={GABONG_CLAUSES}
      words={words.shared.clause}
      open={(cited) => open({ kind: 'clause', clause: cited })}
      close={closeClause}
      fallback="gabong-now"
    >
      {rulings.length > 0 && <h4>{words.shared.rulings.heading}</h4>}
      <RulingChoices ids={rulings} place={`${place}-clause`} chosen={chosen} choose={choose} />
    </ClauseCard>
  );
}
