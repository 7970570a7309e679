import type { MatchFinding } from '../../../games/gabong/match-decision.ts';
import { fill } from '../../../i18n/fill.ts';
import { listedBy } from '../../../i18n/listed.ts';
import type { Describer } from './describer.ts';

/** Why something is refused, in a sentence. */
export function findingInWords({ words, name, card }: Describer, { reason, data }: MatchFinding): string {
  const { seat, seats = [], count = 0, rank, points = 0, nearest = [] } = data;
  return fill(words.reasons[reason], {
    name: seat === undefined ? '' : name(seat),
    names: listedBy(seats.map(name), words.play.and),
    count,
    points,
    nearest: listedBy(nearest.map(String), words.play.or),
    card: rank === undefined ? '' : card(rank),
  });
}
