import { allowed, gameOf, unless } from '../shared/decision.ts';
import { isSamePlayer } from '../shared/names.ts';
import { isName } from '../shared/set-up.ts';
import type { Game } from '../shared/game.ts';
import { hasReading } from '../shared/ruling.ts';
import { finding, type MatchDecision, type MatchFinding, never } from './match-decision.ts';
import {
  type GabongEvent,
  type GabongEventOf,
  PENALTY_CLAUSES,
  type PenaltyClause,
  type SeatHand,
} from './match-events.ts';
import { handBroken, handsBroken } from './match-hand-check.ts';
import { type HandCounting, handPoints, pointsLeast } from './match-hand.ts';
import { type GabongSetup, PLAYERS_LEAST, PLAYERS_MOST } from './match-setup.ts';
import { entryPoints, newcomersIn, presentIn, stageOf, totalsOf } from './match-standing.ts';
import type { BoardDeal, CountedHand, Deal, GabongState, Stage } from './match-state.ts';
import { GABONG_RULINGS, readingsOfKept } from './rulings.ts';

/** 10.1: a deal is counted and written on the board. */
function decideDeal(
  state: GabongState,
  stage: Exclude<Stage, { readonly is: 'over' }>,
  { hands }: GabongEventOf<'deal'>,
): MatchDecision {
  const isExtra = stage.is === 'extra-deal';
  const away = hands.find(({ seat }) => state.gone?.includes(seat));
  if (away) return never('gabong-2.1', 'player-left', { seat: away.seat });
  const players = presentIn(state);
  const counting: HandCounting = { ...state.setup, rulings: state.rulings };
  const among = isExtra ? stage.among : players;
  const broken =
    handsBroken(hands, players, among, isExtra ? [] : newcomersIn(state)) ?? handBroken(state, counting, hands);
  if (broken) return { is: 'never', findings: [broken] };
  const counted = hands
    .map((hand): CountedHand => {
      const isLost = state.rulings.B11 === 'loses' && hand.by !== 'theta' && hand.isGabonged;
      return { hand, points: handPoints(counting, hand), ...(isLost && { lostTheta: true }) };
    })
    .sort((one, other) => one.hand.seat - other.hand.seat);
  return unless([...strange(counting, hands), ...zeros(counted)], () => {
    const deal: Deal = { master: state.master, hands: counted };
    return isExtra
      ? { ...state, extraDeal: deal }
      : withNextMaster({ ...state, deals: [...state.deals, written(state, deal)] });
  });
}

/**
 * 2.3: who deals next: the same GM, or the next player round the ring (B29). Whoever dealt last keeps the post when the
 * round is over: that GM reigns.
 */
function withNextMaster(state: GabongState): GabongState {
  const { B29 } = readingsOfKept(state.rulings);
  if (B29 === 'stays' || stageOf(state).is === 'over') return state;
  const present = presentIn(state);
  return { ...state, master: present.find((seat) => seat > state.master) ?? present[0]! };
}

/** Points that no hand makes: fewer than the cheapest card counts. */
export function strange(counting: HandCounting, hands: readonly SeatHand[]): readonly MatchFinding[] {
  const least = pointsLeast(counting);
  return hands.flatMap((hand) =>
    hand.by === 'points' && hand.points > 0 && hand.points < least
      ? [finding('gabong-10.1', 'points-too-few', { seat: hand.seat, count: least })]
      : [],
  );
}

/** 9.5: a deal ends when one hand is empty; a second θ comes only with a gabonged gabong (4.3), which is no empty hand. */
function zeros(counted: readonly CountedHand[]): readonly MatchFinding[] {
  const empty = counted.filter(({ points }) => points === 0);
  const thetas = empty.filter(({ hand }) => hand.by === 'theta');
  const seatsOf = (those: typeof empty) => those.map(({ hand }) => hand.seat).sort((one, other) => one - other);
  if (empty.length === 0) return [finding('gabong-9.5', 'nobody-at-zero')];
  return [
    ...(thetas.length > 1 ? [finding('gabong-4.3', 'two-thetas', { seats: seatsOf(thetas) })] : []),
    ...(empty.length > thetas.length && empty.length > 1
      ? [finding('gabong-9.5', 'several-at-zero', { seats: seatsOf(empty) })]
      : []),
  ];
}

/** The deal with the scoreboard after it. A total that a deal has brought to a whole hundred is halved once (B8). */
function written(state: GabongState, deal: Deal): BoardDeal {
  const before = totalsOf(state);
  const sums = [...before];
  for (const { hand, points } of deal.hands) sums[hand.seat]! += points;
  const halved = deal.hands.flatMap(({ hand, points }) =>
    state.rulings.B8 === 'halved' && points > 0 && sums[hand.seat]! % HUNDRED === 0 ? [hand.seat] : [],
  );
  const totals = sums.map((sum, seat) => (halved.includes(seat) ? sum / 2 : sum));
  return { ...deal, totals, halved };
}

const HUNDRED = 100;

/** The scoreboard of a round of Gabong: its deals, the GM's penalty cards, and who is the GM. */
export const GABONG: Game<GabongSetup, GabongEvent, GabongState, MatchFinding> = gameOf(startOf, decide, {
  keys: ['seat'],
  count: ({ setup }) => setup.players.length,
  namesake: ({ reason, data }) => (reason === 'name-taken' ? data.seat : undefined),
});

function startOf(setup: GabongSetup): GabongState {
  const { master, rulings } = setup;
  return { setup, rulings, master, deals: [], extraDeal: null, penalties: [], isEnded: false };
}

function decide(state: GabongState, event: GabongEvent): MatchDecision {
  const stage = stageOf(state);
  // An eleventh deal, and whatever else would come after the last.
  if (stage.is === 'over') return never('gabong-3.1', 'round-over', { count: state.deals.length });
  if ('seat' in event && state.setup.players[event.seat] === undefined) {
    return never('gabong-2.1', 'no-such-seat', { seat: event.seat });
  }
  if ('seat' in event && state.gone?.includes(event.seat)) {
    return never('gabong-2.1', 'player-left', { seat: event.seat });
  }
  switch (event.kind) {
    case 'deal':
      return decideDeal(state, stage, event);
    case 'penalty':
      return decidePenalty(state, event);
    case 'master':
      return decideMaster(state, event);
    case 'join':
      return decideJoin(state, stage, event);
    case 'leave':
      return decideLeave(state, event);
    case 'ruling':
      return decideRuling(state, event);
    case 'end':
      return allowed(() => ({ ...state, isEnded: true }));
  }
}

/** How many cards a penalty is: of an illegal play the rules say one, of touching or dealing unevenly the reading does (B31). */
export function cardsOfPenalty({ rulings }: GabongState, clause: PenaltyClause): number {
  const isOpen = (['gabong-8.1', 'gabong-8.2', 'gabong-9.3'] as readonly PenaltyClause[]).includes(clause);
  return isOpen && readingsOfKept(rulings).B31 === 'two' ? 2 : 1;
}

/** 6, 8, 9.3: the GM gives penalty cards, and keeps a tally of them. */
function decidePenalty(state: GabongState, { seat, clause }: GabongEventOf<'penalty'>): MatchDecision {
  if (!PENALTY_CLAUSES.includes(clause)) return never('gabong-9.3', 'no-such-penalty');
  const isMaster = seat === state.master;
  const against = [
    ...(clause === 'gabong-8.1' && isMaster ? [finding('gabong-8.1', 'master-may-touch', { seat })] : []),
    ...(clause === 'gabong-8.2' && !isMaster ? [finding('gabong-8.2', 'master-deals', { seat: state.master })] : []),
  ];
  // The extra deal comes after the last of the round.
  const deal = state.deals.length + 1;
  const cards = cardsOfPenalty(state, clause);
  return unless(against, () => ({
    ...state,
    penalties: [...state.penalties, { seat, clause, deal, ...(cards > 1 && { cards }) }],
  }));
}

/** 2.4: whoever has lost the post is not drawn for it again. */
function decideMaster(state: GabongState, { seat }: GabongEventOf<'master'>): MatchDecision {
  if (seat === state.master) return never('gabong-2.4', 'master-already', { seat });
  return allowed(() => ({ ...state, master: seat }));
}

/** A newcomer plays from the next deal on, which may be the one that is on, with as many points as the table gives (B26), and no θ. */
function decideJoin(
  state: GabongState,
  stage: Exclude<Stage, { readonly is: 'over' }>,
  { name }: GabongEventOf<'join'>,
): MatchDecision {
  const { setup, came } = state;
  // Whoever came in now would be decided about, or decide it.
  if (stage.is === 'extra-deal') return never('gabong-7.1', 'being-decided');
  const present = presentIn(state);
  if (present.length >= PLAYERS_MOST) return never('gabong-2.1', 'players-number', { count: PLAYERS_MOST });
  const called = name.trim();
  if (!isName(called)) return never('gabong-2.1', 'bad-name');
  const namesake = present.find((seat) => isSamePlayer(setup.players[seat]!.name, called));
  if (namesake !== undefined) return never('gabong-2.1', 'name-taken', { seat: namesake });
  return allowed(() => {
    const players = [...setup.players, { name: called }];
    return {
      ...state,
      setup: { ...setup, players },
      came: { ...came, [setup.players.length]: entryPoints(state) },
    };
  });
}

/** A player goes home. The GM's post is passed on first (2.4). */
function decideLeave(state: GabongState, { seat }: GabongEventOf<'leave'>): MatchDecision {
  if (presentIn(state).length <= PLAYERS_LEAST) {
    return never('gabong-2.1', 'players-number', { count: PLAYERS_LEAST });
  }
  if (seat === state.master) return never('gabong-2.4', 'master-leaves', { seat });
  return allowed(() => ({ ...state, gone: [...(state.gone ?? []), seat] }));
}

/** The table reads a gap anew: from here on, and not for what has been counted. */
function decideRuling(state: GabongState, { ruling, option }: GabongEventOf<'ruling'>): MatchDecision {
  if (!hasReading(GABONG_RULINGS, ruling, option)) return never('gabong-2.2', 'no-such-reading');
  return allowed(() => ({ ...state, rulings: { ...state.rulings, [ruling]: option } }));
}
