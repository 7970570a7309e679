import type { HandScore } from '../../../games/gabong/match-hand.ts';
import { groupBy } from '../../../games/shared/group.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongWords } from '../../../i18n/gabong/words.ts';
import { listed } from '../../shell/steps.ts';
import { rankName } from '../cards/card-words.ts';

/** A hand's points as arithmetic: cards that count alike are counted together, and each that doubles is named. */
export function formulaInWords(
  { terms, sum, doublings, points }: HandScore,
  words: Pick<GabongWords, 'deal' | 'cards' | 'play'>,
): string {
  const { formula } = words.deal;
  const alike = groupBy(terms, (term) => term.points);
  const parts = [...alike].map(([each, those]) => {
    const count = those.reduce((all, term) => all + term.count, 0);
    return count === 1 ? `${each}` : `${count}×${each}`;
  });
  const isPlain = parts.length === 1 && parts[0] === `${sum}`;
  const text = isPlain ? `${sum}` : fill(formula.sum, { terms: parts.join(' + '), sum });
  if (doublings === 0) return text;
  const doubling = terms.flatMap(({ rank, count, doubles }) =>
    doubles ? Array<string>(count).fill(rankName(rank, words.cards)) : [],
  );
  const cards = listed(doubling, words.play.and);
  const template = doubling.length === 1 ? formula.doubledOne : formula.doubledMore;
  return fill(template, { sum: text, factor: 2 ** doublings, card: cards, cards, points });
}
