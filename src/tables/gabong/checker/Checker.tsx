import { useEffect, useState } from 'preact/hooks';
import { CARD_LINK_PARTS, parseCardLink } from '../../../games/gabong/card-link.ts';
import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import { GABONG } from '../../../games/gabong/match-play.ts';
import { type GabongRulingId, readingsOfKept } from '../../../games/gabong/rulings.ts';
import { presentIn, stageOf } from '../../../games/gabong/match-standing.ts';
import type { GabongCheckerWords } from '../../../i18n/gabong/en.ts';
import {
  CARD_QUESTION,
  CHECKED_DEAL,
  CHECKER_PART,
  type CheckerPart,
  GABONG_QUESTION,
} from '../../../storage/checked-deal.ts';
import { append } from '../../../storage/games.ts';
import { HOUSE_RULES_OF } from '../../../storage/house-rules.ts';
import { reduceTable } from '../../../storage/reduce-table.ts';
import type { SavedGabongGame } from '../../../storage/saved-game.ts';
import { useGameOnTable } from '../../shell/use-game-on-table.ts';
import { useStore } from '../../../ui/use-store.ts';
import { ClauseSheet } from '../../shell/Clauses.tsx';
import { useGabong } from '../table.ts';
import { CardPart } from './card/CardPart.tsx';
import { NO_QUESTION } from './card/asked.ts';
import { CheckerContext, type CheckerTable, LETTERS } from './checker-context.ts';
import { DealPart } from './deal/DealPart.tsx';
import { GabongPart } from './gabong/GabongPart.tsx';
import { NO_GABONG } from './gabong/hands.ts';

const PARTS = { card: CardPart, deal: DealPart, gabong: GabongPart } as const satisfies Record<CheckerPart, unknown>;
const KEPT = [CARD_QUESTION, CHECKED_DEAL, GABONG_QUESTION];

/** The judge of cards: of one card, of a disputed sequence, and of a gabong. */
export function Checker() {
  const { words } = useGabong();
  const { heading, undo } = words.checker;
  const { choose, ...table } = useTable();
  useState(() => {
    KEPT.forEach(({ open }) => open());
    takeLink(undo);
  });
  const [part, setPart] = useState<CheckerPart>(() => CHECKER_PART.read() ?? 'card');
  // A part begins at its top.
  useEffect(() => scrollTo({ top: 0 }), [part]);
  const show = (next: CheckerPart) => {
    setPart(next);
    CHECKER_PART.write(next);
  };
  const Part = PARTS[part];
  return (
    <CheckerContext.Provider value={{ ...table, part, show }}>
      <section id="gabong-now" class="checker ringless" aria-label={heading} tabIndex={-1}>
        <Part />
      </section>
      <ClauseSheet place="checker" chosen={table.rulings} choose={choose} />
    </CheckerContext.Provider>
  );
}

/**
 * Asks what the address asks, as if it had been tapped: it can be undone. The address gives it up, so that a reload finds
 * what was asked last.
 */
function takeLink({ mine, card }: GabongCheckerWords['undo']): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const link = parseCardLink(query);
  if (!link) return;
  CHECKER_PART.write(link.asks);
  if (link.asks === 'card') CARD_QUESTION.change({ ...NO_QUESTION, top: link.pile, mine: link.card }, mine);
  else GABONG_QUESTION.change({ ...NO_GABONG, top: link.pile, throws: [{ seat: null, cards: link.hand }] }, card);
  CARD_LINK_PARTS.forEach((part) => query.delete(part));
  const rest = query.toString();
  history.replaceState(history.state, '', `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`);
}

const { $settings, open, save } = HOUSE_RULES_OF.gabong;

/** The table of the round, with the round's own readings while it goes on; else this phone's. */
function useTable(): Omit<CheckerTable, 'part' | 'show'> & {
  readonly choose: (ruling: GabongRulingId, option: string) => void;
} {
  const round = useRound();
  const readings = useStore($settings);
  useEffect(() => open(), []);
  const own = {
    rulings: readings,
    choose: (ruling: GabongRulingId, option: string) => save({ ...readings, [ruling]: option }),
  };
  if (!round) return { ...EXAMPLE_TABLE, ...own };
  const { state } = reduceTable(GABONG, round);
  const present = presentIn(state);
  const table = {
    packs: round.setup.packs,
    players: present.map((seat) => state.setup.players[seat]!.name),
    master: present.indexOf(state.master),
  };
  // Nothing can be chosen for a round that is over any more.
  if (stageOf(state).is === 'over') return { ...table, ...own };
  return {
    ...table,
    rulings: readingsOfKept(state.rulings),
    choose(ruling, option) {
      const event: GabongEvent = { kind: 'ruling', ruling, option };
      if (GABONG.decide(state, event, Date.now()).judgement.allowed) append(round.id, { kind: 'play', event });
    },
  };
}

/** The round on the table, as soon as the log is read, if there is one. */
const useRound = (): SavedGabongGame | undefined => useGameOnTable<SavedGabongGame>('gabong').saved;

/** The table of the rule book's examples: six players, A to F, of whom C is the GM (2.1, 9.4). */
const EXAMPLE_TABLE = { players: LETTERS.slice(0, 6), master: 2, packs: 2 } as const;
