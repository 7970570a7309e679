import { useEffect, useState } from 'preact/hooks';
import { CARD_LINK_PARTS, parseCardLink } from '../../../games/gabong/card-link.ts';
import { PACKS, PLAYERS_LEAST, PLAYERS_MOST } from '../../../games/gabong/check-setup.ts';
import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import { GABONG } from '../../../games/gabong/match-play.ts';
import { type GabongRulingId, readingsOfKept } from '../../../games/gabong/rulings.ts';
import { presentIn, stageOf } from '../../../games/gabong/match-standing.ts';
import type { GabongCheckerWords } from '../../../i18n/gabong/en.ts';
import {
  CARD_QUESTION,
  CHECKED_DEAL,
  type CheckedDeal,
  CHECKER_PART,
  CHECKER_PARTS,
  type CheckerPart,
  GABONG_QUESTION,
  openingOf,
} from '../../../storage/checked-deal.ts';
import { append } from '../../../storage/games.ts';
import { HOUSE_RULES_OF } from '../../../storage/house-rules.ts';
import { reduceTable } from '../../../storage/reduce-table.ts';
import type { SavedGabongGame } from '../../../storage/saved-game.ts';
import { NumberKeys } from '../../../ui/NumberKeys.tsx';
import { ViewKeys } from '../../../ui/ViewKeys.tsx';
import { useGameOnTable } from '../../shell/use-game-on-table.ts';
import { useStore } from '../../../ui/use-store.ts';
import { ClauseSheet } from '../../shell/Clauses.tsx';
import { useGabong } from '../table.ts';
import { CheckerBar } from './CheckerBar.tsx';
import { CardPart } from './card/CardPart.tsx';
import { NO_QUESTION } from './card/asked.ts';
import { CheckerContext, type CheckerTable, type Describer, useChecker } from './checker-context.ts';
import { Begin } from './deal/Begin.tsx';
import { WalkPart } from './deal/WalkPart.tsx';
import { walkOf } from './deal/walk.ts';
import { GabongPart } from './gabong/GabongPart.tsx';
import { NO_GABONG } from './gabong/hands.ts';

/** A disputed sequence: where it begins, and then card by card. */
function DealPart() {
  const { words } = useGabong();
  const { rulings, players, master, packs } = useChecker();
  const deal = useStore(CHECKED_DEAL.$draft) ?? { players, master, packs, opening: null, events: [] };
  const { change } = CHECKED_DEAL;
  const describer: Describer = { words: words.checker, cards: words.cards, name: (seat) => deal.players[seat] ?? '' };
  const walk = walkOf(deal, rulings);
  return (
    <div class="table-dock column checker-part" role="group" aria-label={words.checker.deal.label}>
      {walk ? (
        <WalkPart deal={deal} walk={walk} describer={describer} change={change} />
      ) : (
        <Begin deal={deal} change={change} />
      )}
      <DealSettings deal={deal} change={change} />
      <CheckerBar
        kept={CHECKED_DEAL}
        fresh={deal.opening ? { ...deal, opening: null, events: [] } : undefined}
        earlier={withoutLast(deal)}
      />
    </div>
  );
}

/** What stood before the last step, where nothing else remembers it. */
function withoutLast(deal: CheckedDeal): CheckedDeal | undefined {
  if (deal.events.length > 0) return { ...deal, events: deal.events.slice(0, -1) };
  return deal.opening ? { ...deal, opening: null } : undefined;
}

const PARTS = { card: CardPart, deal: DealPart, gabong: GabongPart } as const satisfies Record<CheckerPart, unknown>;
const KEPT = [CARD_QUESTION, CHECKED_DEAL, GABONG_QUESTION];

/** The judge of cards: of one card, of a disputed sequence, and of a gabong. */
export function Checker() {
  const { words } = useGabong();
  const { parts, heading } = words.checker;
  const { choose, ...table } = useTable();
  useState(() => {
    KEPT.forEach(({ open }) => open());
    takeLink(words.checker.undo);
  });
  const [part, setPart] = useState<CheckerPart>(() => CHECKER_PART.read() ?? 'card');
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
function useTable(): CheckerTable & { readonly choose: (ruling: GabongRulingId, option: string) => void } {
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

interface DealSettingsProps {
  deal: CheckedDeal;
  change: (deal: CheckedDeal, label: string, stroke?: string) => void;
}

/** Who sits there; how many, and the packs, only before anything was laid. */
function DealSettings({ deal, change }: DealSettingsProps) {
  const { words } = useGabong();
  const { deal: text, card, undo } = words.checker;
  const table = useChecker();
  const { players, master, packs } = deal;
  const opening = openingOf(deal);
  const isRound = players.join('\n') === table.players.join('\n') && master === table.master && packs === table.packs;
  return (
    <details class="ruling checker-settings">
      <summary>
        <span class="ruling-title">{text.settings}</span>
      </summary>
      <div>
        {!opening && (
          <>
            <NumberKeys
              label={text.players}
              value={players.length}
              least={PLAYERS_LEAST}
              most={PLAYERS_MOST}
              by={1}
              words={card}
              set={(count) => change({ ...deal, ...resized(deal, count) }, undo.table, 'players')}
            />
            <NumberKeys
              label={text.packs}
              value={packs}
              least={PACKS[0]}
              most={PACKS.at(-1)!}
              by={1}
              words={card}
              set={(next) => change({ ...deal, packs: next }, undo.table, 'packs')}
            />
          </>
        )}
        <label class="master-choice stack tight">
          <span>{text.master}</span>
          <select
            class="field"
            data-do="master"
            value={master}
            onChange={({ currentTarget }) => change({ ...deal, master: Number(currentTarget.value) }, undo.table)}
          >
            {players.map((name, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {!opening && !isRound && (
          <button
            type="button"
            class="key wide"
            data-do="from-round"
            onClick={() =>
              change({ ...deal, players: table.players, master: table.master, packs: table.packs }, undo.table)
            }
          >
            {text.fromRound}
          </button>
        )}
      </div>
    </details>
  );
}

/** So many players: the last ones leave, or letters that nobody has come. */
function resized({ players, master }: CheckedDeal, count: number): Pick<CheckedDeal, 'players' | 'master'> {
  const free = LETTERS.filter((letter) => !players.includes(letter));
  const sitting = [...players.slice(0, count), ...free.slice(0, Math.max(0, count - players.length))];
  return { players: sitting, master: Math.min(master, count - 1) };
}

/** What players are called whose names nobody has said: as in the rule book's examples (2.1), and on from there. */
const LETTERS: readonly string[] = 'A B C D E F G H I J K L M N O P Q R S T'.split(' ');

/** The table of the rule book's examples: six players, A to F, of whom C is the GM (2.1, 9.4). */
const EXAMPLE_TABLE = { players: LETTERS.slice(0, 6), master: 2, packs: 2 } as const;
