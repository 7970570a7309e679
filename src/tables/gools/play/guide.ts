import type { GoolsDue } from '../../../games/gools/due.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import { HAND } from '../../../games/gools/hand.ts';

/** What the guide says of what is due in a round, and the rule behind it. */
const RULES = {
  first: 'gools-1.2',
  keep: 'gools-2.1',
  again: 'gools-2.1',
  'roll-off': 'gools-4.1',
} as const;

/** What it says of Three Man. The rest of that game is told on its own screen each time. */
const MINI_RULES = {
  throw: 'three-man-7.2',
  'hand-out': 'three-man-7.7',
} as const;

export type GoolsHint = keyof typeof RULES;
export type ThreeManHint = keyof typeof MINI_RULES;

type Told =
  | { readonly guided: 'gools'; readonly key: GoolsHint; readonly clause: (typeof RULES)[GoolsHint] }
  | { readonly guided: 'three-man'; readonly key: ThreeManHint; readonly clause: (typeof MINI_RULES)[ThreeManHint] };

/** What a table that plays for the first time is told now; undefined where there is nothing to say. */
export function goolsHint([due]: readonly GoolsDue[]): Told | undefined {
  if (due?.kind === 'throw') return round(due.dice === HAND ? 'first' : 'again');
  if (due?.kind === 'keep' || due?.kind === 'roll-off') return round(due.kind);
  const mini = due?.kind === 'three-man' ? due.due.kind : undefined;
  if (mini !== 'throw' && mini !== 'hand-out') return undefined;
  return { guided: 'three-man', key: mini, clause: MINI_RULES[mini] };
}

const round = (key: GoolsHint): Told => ({ guided: 'gools', key, clause: RULES[key] });

/** A round, or a game of Three Man, has been played to its end. */
export const isGoolsTaught = (guided: 'gools' | 'three-man', { stage, rounds }: GoolsState): boolean =>
  stage.is === 'over' || (guided === 'gools' ? rounds.length > 0 : stage.is === 'between' && stage.isAfterThreeMan);
