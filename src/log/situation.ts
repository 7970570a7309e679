import { atom, computed } from 'nanostores';
import type { Board } from '../games/gug/board.ts';
import { judgeLedger } from '../games/gug/ledger.ts';
import { legalEnds } from '../games/gug/moves.ts';
import { makeNetwork } from '../games/gug/network.ts';
import { emptySituation, pastOf, type Situation } from '../games/gug/situation.ts';
import { judgeTurn } from '../games/gug/turn.ts';
import { $houseRules, type HouseRules } from './house-rules.ts';

/** The question that is put to the judge, and all that follows from it. */
export const $situation = atom<Situation>(emptySituation('london-2025'));

/** The boards that have been loaded, by id. */
export const $boards = atom<ReadonlyMap<string, Board>>(new Map());

/** Whether the legal ends are asked for: they are not worked out otherwise. */
export const $showsEnds = atom(false);

const $boardId = computed($situation, ({ board }) => board);
const $works = computed($situation, ({ works }) => works);
const $drops = computed($situation, (situation) => pastOf(situation).drops);

export const $network = computed([$boards, $boardId, $works, $houseRules], (boards, id, works, { rulings, sides }) => {
  const board = boards.get(id);
  return board && makeNetwork(board, rulings, works, sides);
});

/** Undefined until there is a whole question: a position and a die. */
export const $verdict = computed([$network, $situation], (network, { position, dice, route }) =>
  network && position && dice.length > 0 ? judgeTurn(network, position, { dice, route }) : undefined,
);

const $standing = computed($situation, ({ position }) => position);
const $dice = computed($situation, ({ dice }) => dice);

export const $ends = computed([$network, $standing, $dice, $showsEnds], (network, position, dice, isShown) =>
  network && position && dice.length > 0 && isShown ? legalEnds(network, position, dice) : undefined,
);

export const $ledger = computed([$network, $drops], (network, drops) => network && judgeLedger(network, drops));

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
