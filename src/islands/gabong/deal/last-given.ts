import { fill } from '../../../i18n/fill.ts';
import type { DraftHand } from '../../../log/deal-draft.ts';
import { rankName } from '../cards/card-words.ts';
import type { GabongTable } from '../table-context.ts';

/** What undo calls the last thing that was given of a hand. */
export function lastGiven(hand: DraftHand, { words, name }: Pick<GabongTable, 'words' | 'name'>): string {
  const { undo } = words.deal;
  const last = hand.by === 'cards' ? hand.cards.at(-1) : undefined;
  const of = { name: name(hand.seat) };
  if (last !== undefined) return fill(undo.card, { ...of, card: rankName(last, words.cards) });
  return fill(hand.by === 'cards' ? undo.gabonged : undo[hand.by], of);
}
