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
