import { atom, computed } from 'nanostores';
import type { Board } from '../games/gug/board.ts';
import { boardAsOf } from '../games/gug/earlier-drawings.ts';
import { allowedDrops, judgeLedger } from '../games/gug/ledger.ts';
import { legalEnds } from '../games/gug/moves.ts';
import { makeNetwork } from '../games/gug/network.ts';
import type { Marker } from '../games/gug/setup.ts';
import { CLASSIC, type Variation } from '../games/gug/sips.ts';
import type { StationId } from '../games/gug/board-data.ts';
import { emptySituation, pastOf, type Situation } from '../games/gug/situation.ts';
import { verdictOn } from '../games/gug/turn.ts';
import { $houseRules, type HouseRules } from './house-rules.ts';

/** The question that is put to the judge, and all that follows from it. */
export const $situation = atom<Situation>(emptySituation('london-2025'));

/** The boards that have been loaded, by id. */
export const $boards = atom<ReadonlyMap<string, Board>>(new Map());

/** How the table of a running game plays: its house rules hold then, and its variation. */
export interface Table extends HouseRules {
  readonly variation: Variation;
  /** The version of the board when the game began; left out where the newest drawing holds. */
  readonly boardVersion?: number;
}

/** Null while a question of one's own is asked; then the house rules of the phone hold, and the classic game. */
export const $table = atom<Table | null>(null);

/** A player's icon on the map, beside the one whose move is asked about. */
export interface MapIcon {
  readonly at: StationId;
  readonly marker: Marker;
  /** The sign's letter: the first of the name. */
  readonly letter: string;
  readonly isTurn: boolean;
}

/** All icons of a running game; none while a question of one's own is asked. */
export const $icons = atom<readonly MapIcon[]>([]);

/** A station that somebody asked to be shown on the map; the map forgets it when the question changes. */
export const $pointed = atom<StationId | null>(null);

/** Whether the legal ends are asked for: they are not worked out otherwise. */
export const $showsEnds = atom(false);

const $boardId = computed($situation, ({ board }) => board);
const $works = computed($situation, ({ works }) => works);
const $drops = computed($situation, (situation) => pastOf(situation).drops);

// Each by itself: a table whose draw alone changes leaves the network what it is.
const $rulings = computed([$houseRules, $table], (houseRules, table) => (table ?? houseRules).rulings);
const $sides = computed([$houseRules, $table], (houseRules, table) => (table ?? houseRules).sides);

const $board = computed([$boards, $boardId, $table], (boards, id, table) => {
  const board = boards.get(id);
  return board && boardAsOf(board, table?.boardVersion ?? board.version);
});

export const $network = computed(
  [$board, $works, $rulings, $sides],
  (board, works, rulings, sides) => board && makeNetwork(board, rulings, works, sides),
);

/**
 * Where the player stands, with the drops that count: outside a game those that the rules allow, in one all, for what
 * the rules do not allow a referee let through (4.1).
 */
const $standing = computed(
  [$network, computed($situation, ({ position }) => position), $table],
  (network, position, table) =>
    network && position && !table ? { ...position, drops: allowedDrops(network, position.drops) } : position,
);

/** Undefined until there is a whole question: a position and a die. */
export const $verdict = computed(
  [$network, $standing, $situation, $table],
  (network, position, { dice, route }, table) =>
    network && position && dice.length > 0
      ? verdictOn(network, { position, turn: { dice, route }, variation: table?.variation ?? CLASSIC })
      : undefined,
);

const $dice = computed($situation, ({ dice }) => dice);

export const $ends = computed(
  [$network, $standing, $dice, $showsEnds, $table],
  (network, position, dice, isShown, table) =>
    network && position && dice.length > 0 && isShown
      ? legalEnds(network, position, dice, table?.variation ?? CLASSIC)
      : undefined,
);

export const $ledger = computed(
  [$network, $drops, $table],
  (network, drops, table) =>
    network && judgeLedger(network, drops, table?.variation.draw.closed, table ? 'all' : 'allowed'),
);

/** What stood before a change, and what the change was, in words. */
interface Past {
  readonly label: string;
  readonly situation: Situation;
  readonly houseRules: HouseRules;
}

/** The changes that can be undone, the last one first. */
export const $past = atom<readonly Past[]>([]);

/** Remembers how things stand, for `takeBack`. @param label - what is about to be done, in the player's language. */
export function remember(label: string): void {
  $past.set([{ label, situation: $situation.get(), houseRules: $houseRules.get() }, ...$past.get()]);
}

/** Changes the question, so that it can be undone. */
export function change(situation: Situation, label: string): void {
  remember(label);
  $situation.set(situation);
}

/** Takes the last change out of the past. @returns what stood before it. */
export function takeBack(): Past | undefined {
  const [last, ...earlier] = $past.get();
  $past.set(earlier);
  return last;
}
