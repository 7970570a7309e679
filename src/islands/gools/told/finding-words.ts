import type { GoolsFinding } from '../../../games/gools/play-decision.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Teller } from './teller.ts';

/** Why something is refused, in a sentence. */
export function findingInWords({ words, name }: Teller, { reason, data }: GoolsFinding): string {
  const { seat, count = 0, eyes = 0 } = data;
  return fill(words.reasons[reason], { name: seat === undefined ? '' : name(seat), count, eyes });
}
