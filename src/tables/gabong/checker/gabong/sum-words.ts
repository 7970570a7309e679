import type { Card } from '../../../../games/gabong/check-card.ts';
import type { GabongSum, GabongTaken } from '../../../../games/gabong/check-gabong.ts';
import { fill } from '../../../../i18n/fill.ts';
import { listedBy } from '../../../../i18n/listed.ts';
import { rankName } from '../../cards/card-words.ts';
import { cardIn, type Describer } from '../checker-context.ts';
import type { GabongRole } from './chain.ts';

/** How a hand adds up, as arithmetic, and what that is against the top card (4.1). An ace says what it counts (11.14). */
export function sumSentences(ranks: readonly number[], { values, sum, top }: GabongSum, { words }: Describer) {
  const { gabong } = words;
  const terms = values.map((value, index) => (value === ranks[index] ? `${value}` : fill(gabong.ace, { value })));
  const compared = sum < top ? gabong.short : sum > top ? gabong.over : gabong.equal;
  return {
    sum: fill(gabong.sum, { terms: terms.join(' + '), sum }),
    compared: fill(compared, { top, count: Math.abs(top - sum) }),
  };
}

/**
 * Who takes which cards, and who has a θ (4.2-4.4).
 *
 * @param isSuited - whether anybody said the suits.
 * @param roles - what those are in it whom nobody has named, by their seats.
 */
export function takenSentences(
  { taker, cards, thetas }: GabongTaken,
  describer: Describer,
  isSuited: boolean,
  roles: ReadonlyMap<number, GabongRole> = new Map(),
) {
  const { words, name } = describer;
  const { takes, to } = words.gabong;
  const kindOf = (seat: number) => {
    const role = roles.get(seat);
    const slots = { name: name(seat), number: typeof role === 'number' ? role + 1 : 0 };
    return [role === undefined ? 'named' : role === 'laid' ? 'laid' : role === 0 ? 'you' : 'further', slots] as const;
  };
  const takesOf = (seat: number) => {
    const [kind, slots] = kindOf(seat);
    return fill(takes[kind], { ...slots, count: cards.length, cards: cards.map(called).join(', ') });
  };
  const toWhom = (seat: number) => {
    const [kind, slots] = kindOf(seat);
    return fill(to[kind], slots);
  };
  const called = (card: Card) => (isSuited ? cardIn(describer, card) : rankName(card.rank, describer.cards));
  return {
    takes: taker === null ? undefined : takesOf(taker),
    theta: fill(words.gabong.theta, { names: listedBy(thetas.map(toWhom), words.and) }),
  };
}
