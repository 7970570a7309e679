import type { TournamentClause } from '../../games/tournament/rulings.ts';
import { ClauseCard } from '../shared/ClauseCard.tsx';
import { AllRulings, type RulingChoices } from './AllRulings.tsx';
import { numberOf } from './ClauseTag.tsx';
import { useTournament } from './texts-context.ts';

/** Tournaments have one clause of their own. */
const CLAUSES: readonly TournamentClause[] = ['gug-18.1'];

/** The clause that lies over the tournament, and the rulings on it. @param place - keeps the radio buttons apart. */
export function ClauseSheet({ place, ...choices }: RulingChoices & { place: string }) {
  const { words, sentence, book, clause, open, closeClause } = useTournament();
  if (!clause) return null;
  return (
    <ClauseCard
      key={clause}
      clause={clause}
      number={numberOf(clause)}
      sentence={sentence}
      page={book}
      clauses={CLAUSES}
      words={words.shared.clause}
      open={(cited) => open({ kind: 'clause', clause: cited })}
      close={closeClause}
      fallback="tournament-now"
    >
      <h4>{words.shared.rulings.heading}</h4>
      <AllRulings place={`${place}-clause`} {...choices} />
    </ClauseCard>
  );
}
