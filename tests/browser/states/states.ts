import { type Lang, LANGS } from '../../../src/i18n/lang.ts';
import { GABONG_STATES } from './gabong-states.ts';
import { GOOLS_STATES } from './gools-states.ts';
import { GUG_STATES } from './gug-states.ts';
import { LOG_STATES } from './log-states.ts';
import { RULE_STATES } from './rule-states.ts';
import type { State } from './state.ts';

/** Every state that the tests of looks go through, of all panels. */
export const STATES: readonly State[] = [
  ...GUG_STATES,
  ...GOOLS_STATES,
  ...GABONG_STATES,
  ...LOG_STATES,
  ...RULE_STATES,
];

/**
 * All states in both languages take twice as long as in one. Those of turn 0 are looked at in every way, by
 * `states.test.ts`; those of turn 1 have the languages the other way round.
 */
export const statesInTurns = (turn: 0 | 1): readonly (State & { readonly lang: Lang })[] =>
  STATES.map((state, at) => ({ ...state, lang: LANGS[(at + turn) % LANGS.length]! }));
