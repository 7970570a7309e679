import type { GoolsDue } from '../../../games/gools/due.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import { HAND } from '../../../games/gools/hand.ts';

/** What the guide says of what is due in a round, and the rule behind it. */
const RULES = {
  first: 'gools-1.2',
  keep: 'gools-2.1',
  again: 'gools-2.1',
} as const;

/** What it says of Three Man. The rest of that game is told on its own screen each time. */
const MINI_RULES = { throw: 'three-man-7.2' } as const;

export type GoolsHint = keyof typeof RULES;
export type ThreeManHint = keyof typeof MINI_RULES;

type Told =
  | { readonly guided: 'gools'; readonly key: GoolsHint; readonly clause: (typeof RULES)[GoolsHint] }
  | { readonly guided: 'three-man'; readonly key: ThreeManHint; readonly clause: (typeof MINI_RULES)[ThreeManHint] };

/** What a table that plays for the first time is told now; undefined where there is nothing to say. */
export function goolsHint([due]: readonly GoolsDue[]): Told | undefined {
  if (due?.kind === 'throw' && due.dice < HAND) return round('again');
  // Later in the round the line says what the turn before it has come to.
  if (due?.kind === 'throw') return due.isOpening ? round('first') : undefined;
  if (due?.kind === 'keep') return round(due.kind);
  if (due?.kind !== 'three-man' || due.due.kind !== 'throw') return undefined;
  return { guided: 'three-man', key: 'throw', clause: MINI_RULES.throw };
}

const round = (key: GoolsHint): Told => ({ guided: 'gools', key, clause: RULES[key] });

/** A round has been played to its end, or somebody else is the Three Man than the first. */
export const isGoolsTaught = (guided: 'gools' | 'three-man', { stage, rounds, parts }: GoolsState): boolean =>
  stage.is === 'over' || (guided === 'gools' ? rounds.length > 0 : parts.length > 1);
