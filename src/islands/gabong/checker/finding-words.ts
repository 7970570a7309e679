import type { CheckFinding } from '../../../games/gabong/check-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Teller } from './checker-context.ts';

/** Why the judge refuses something, in one sentence. */
export function findingSentence({ reason, data }: CheckFinding, { words, name }: Teller): string {
  const { seat, count } = data;
  return fill(words.reasons[reason], {
    ...(seat === undefined ? {} : { name: name(seat) }),
    ...(count === undefined ? {} : { count }),
  });
}
