import { fill } from '../../../i18n/fill.ts';
import type { DraftHand } from '../../../log/deal-draft.ts';
import { rankName } from '../cards/card-words.ts';
import type { GabongTable } from '../table.ts';
import { handOf } from './hands.ts';

/** What undo calls a change of the hands of a deal: of several that one tap has changed, the one that was being counted. */
export function lastGiven(
  before: readonly DraftHand[],
  after: readonly DraftHand[],
  { words, name }: Pick<GabongTable, 'words' | 'name'>,
): string {
  const { undo } = words.deal;
  const isSame = (one: DraftHand, other: DraftHand | undefined) => JSON.stringify(one) === JSON.stringify(other);
  const changed = after.filter((hand) => !isSame(hand, handOf(before, hand.seat)));
  // Whoever comes next is typed as well: nothing is said of that hand yet.
  const isEmpty = (hand: DraftHand) => hand.by === 'typed' && !hand.isGabonged && hand.text.trim() === '';
  const given = changed.findLast((hand) => !isEmpty(hand)) ?? changed.at(-1);
  if (!given) {
    const gone = before.find(({ seat }) => !handOf(after, seat));
    return gone ? fill(undo.clear, { name: name(gone.seat) }) : '';
  }
  const of = { name: name(given.seat) };
  const was = handOf(before, given.seat);
  const wasGabonged = was !== undefined && 'isGabonged' in was && was.isGabonged;
  if ('isGabonged' in given && given.isGabonged !== wasGabonged) return fill(undo.gabonged, of);
  if (given.by !== 'cards') return fill(undo[given.by], of);
  const held = was?.by === 'cards' ? was.cards : [];
  const isOut = held.length > given.cards.length;
  const [more, fewer] = isOut ? [held, given.cards] : [given.cards, held];
  const card = more.find((rank, index) => rank !== fewer[index]);
  return card === undefined
    ? fill(undo.gabonged, of)
    : fill(isOut ? undo.cardOut : undo.card, { ...of, card: rankName(card, words.cards) });
}
