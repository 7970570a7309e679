import type { GabongState } from '../../../games/gabong/match-state.ts';
import { nextUncounted, type Entry } from '../deal/counting.ts';

/** What a table that counts its first deal is told at each step, and the rule behind it. */
const RULES = { out: 'gabong-9.5', hand: 'gabong-11.1', save: 'gabong-7.1' } as const;

export type GabongHint = keyof typeof RULES;

/** By what has been counted so far: nothing, some hands, or all. */
export function gabongHint({ state, among, hands }: Pick<Entry, 'state' | 'among' | 'hands'>): {
  readonly key: GabongHint;
  readonly clause: (typeof RULES)[GabongHint];
} {
  const isCounted = nextUncounted(state, among, hands, -1) === undefined;
  const key = hands.length === 0 ? 'out' : isCounted ? 'save' : 'hand';
  return { key, clause: RULES[key] };
}

/** A deal has been counted. */
export const isGabongTaught = ({ deals }: Pick<GabongState, 'deals'>): boolean => deals.length > 0;
