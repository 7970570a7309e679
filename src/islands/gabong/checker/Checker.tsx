import { useEffect, useState } from 'preact/hooks';
import {
  CARD_QUESTION,
  CHECKED_DEAL,
  CHECKER_PART,
  CHECKER_PARTS,
  type CheckerPart,
  GABONG_QUESTION,
} from '../../../log/checked-deal.ts';
import { ViewKeys } from '../../shared/ViewKeys.tsx';
import { ClauseSheet } from '../../shell/Clauses.tsx';
import { useGabong } from '../table.ts';
import { CardPart } from './card/CardPart.tsx';
import { CheckerContext } from './checker-context.ts';
import { DealPart } from './deal/DealPart.tsx';
import { GabongPart } from './gabong/GabongPart.tsx';
import { useTable } from './use-table.ts';

const PARTS = { card: CardPart, deal: DealPart, gabong: GabongPart } as const satisfies Record<CheckerPart, unknown>;
const KEPT = [CARD_QUESTION, CHECKED_DEAL, GABONG_QUESTION];

/** The judge of cards: of one card, of a disputed sequence, and of a gabong. */
export function Checker() {
  const { words } = useGabong();
  const { parts, heading } = words.checker;
  const { choose, ...table } = useTable();
  const [part, setPart] = useState<CheckerPart>(() => CHECKER_PART.read() ?? 'card');
  useState(() => KEPT.forEach(({ open }) => open()));
  // A part begins at its top.
  useEffect(() => scrollTo({ top: 0 }), [part]);
  const Part = PARTS[part];
  return (
    <CheckerContext.Provider value={table}>
      <section id="gabong-now" class="checker" aria-label={heading} tabIndex={-1}>
        <ViewKeys
          label={parts.label}
          views={CHECKER_PARTS.map((each) => [each, parts[each]] as const)}
          view={part}
          show={(next) => {
            setPart(next);
            CHECKER_PART.write(next);
          }}
        />
        <Part />
      </section>
      <ClauseSheet place="checker" chosen={table.rulings} choose={choose} />
    </CheckerContext.Provider>
  );
}
