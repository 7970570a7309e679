import { expect } from 'vitest';
import { type Card, type NamedSuit, type Suit, SUITS } from '../../../src/games/gabong/check-card.ts';
import type { Rank } from '../../../src/games/gabong/cards.ts';
import { checkDue } from '../../../src/games/gabong/check-due.ts';
import type { CheckEvent } from '../../../src/games/gabong/check-events.ts';
import { CHECKER } from '../../../src/games/gabong/check-play.ts';
import type { CheckRulings, CheckSetup } from '../../../src/games/gabong/check-setup.ts';
import type { CheckFinding, CheckState } from '../../../src/games/gabong/check-state.ts';
import { GABONG_RULINGS } from '../../../src/games/gabong/rulings.ts';
import { defaultReadings } from '../../../src/games/shared/ruling.ts';
import { frozen } from '../frozen.ts';

/** The readings that a table has until it chooses others. */
export const DEFAULTS: CheckRulings = defaultReadings(GABONG_RULINGS);

const COURT: Readonly<Record<string, number>> = { J: 11, Q: 12, K: 13, A: 14 };

/** `H7`, `SQ`, `D10`. */
export function card(text: string): Card {
  const rank = text.slice(1);
  return { suit: text[0] as Suit, rank: (COURT[rank] ?? Number(rank)) as Rank };
}
/** `H7 SQ D10`. */
export const cards = (text: string): readonly Card[] => (text === '' ? [] : text.split(' ').map(card));

/** `H7`, `S12`. */
export const nameOf = ({ suit, rank }: Card): string => `${suit}${rank}`;

/** The whole of one pack. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) =>
  ([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const).map((rank) => ({ suit, rank })),
);

export const seatOf = (letter: string): number => 'ABCDEFGHIJ'.indexOf(letter);
const letterOf = (seat: number): string => 'ABCDEFGHIJ'[seat] ?? '?';

/** Six in a ring, A to F, and C the Gabongmester (2.1, 9.4). */
export function setupOf(over: Partial<CheckSetup> = {}, rulings: Partial<CheckRulings> = {}): CheckSetup {
  return {
    players: 6,
    master: 2,
    packs: 2,
    opening: { is: 'deal' },
    ...over,
    rulings: { ...DEFAULTS, ...rulings },
  };
}

/** Before the first card. */
export const dealt = (over: Partial<CheckSetup> = {}, rulings: Partial<CheckRulings> = {}): CheckState =>
  frozen(CHECKER.start(frozen(setupOf(over, rulings))));

/** `A:H7` has just been laid in the order of the alphabet, and play goes on from it. */
export function midway(
  laid: string,
  rulings: Partial<CheckRulings> = {},
  over: Partial<CheckSetup> & { readonly named?: NamedSuit; readonly twos?: number } = {},
): CheckState {
  const [by = '', text = ''] = laid.split(':');
  const { named = null, twos = card(text).rank === 2 ? 1 : 0, ...setup } = over;
  const opening = { is: 'laid', card: card(text), by: seatOf(by), named, direction: 1, twos } as const;
  return dealt({ opening, ...setup }, rulings);
}

/**
 * What happens, in words: `first H7`, `first H8=S`, `B H9`, `B C8=tens`, `E slap H7`, `B draw`, `direction 1`, `E gabong S3 H5 CA`;
 * a card with `!` after it is the player's last, and `~` before all lets a play stand.
 */
export function happening(words: string): CheckEvent {
  if (words.startsWith('~')) return { ...happening(words.slice(1)), overrule: { reason: 'nobody protested' } };
  const [who = '', what = '', ...rest] = words.split(' ');
  if (who === 'first') {
    const [text = '', said] = what.split('=');
    return { kind: 'first', card: card(text), ...(said && { named: said as NamedSuit }) };
  }
  if (who === 'direction') return { kind: 'direction', direction: Number(what) as 1 | -1 };
  const seat = seatOf(who);
  if (what === 'draw') return { kind: 'draw', seat };
  if (what === 'gabong') return { kind: 'gabong', seat, hand: rest.map(card) };
  const [text = '', named = null] = (what === 'slap' ? rest[0]! : what).replace('!', '').split('=');
  const laying = { seat, card: card(text), named: named as NamedSuit | null, isLast: words.endsWith('!') };
  return what === 'slap' ? { kind: 'slap', ...laying } : { kind: 'lay', ...laying };
}

/** Plays what must all be allowed, parted by commas. */
export function play(state: CheckState, happens: string): CheckState {
  return happens.split(', ').reduce((before, words) => {
    const event = frozen(happening(words));
    const { judgement, next } = CHECKER.decide(before, event, 0);
    const { allowed, findings } = judgement;
    expect({ words, allowed, why: event.overrule ? [] : findings.map(brief) }).toEqual({
      words,
      allowed: true,
      why: [],
    });
    return frozen(next());
  }, state);
}

/** `4.1 sum-differs`. */
export const brief = ({ clause, reason }: CheckFinding): string => `${clause.slice('gabong-'.length)} ${reason}`;

/** What may come next, and the way of play: `B draws 1 >`, `C draws 1, six B <`, `race B D, six ?`, `direction C`. */
export function due(state: CheckState): string {
  const parts = checkDue(state).map((one) => {
    switch (one.kind) {
      case 'first':
      case 'direction':
      case 'six':
        return `${one.kind} ${letterOf(one.seat)}`;
      case 'race':
        return `race ${one.seats.map(letterOf).toSorted().join(' ')}`;
      case 'turn':
        return `${letterOf(one.seat)} draws ${one.draws}`;
      case 'turning':
      case 'gabonged':
        return one.kind;
      case 'count':
        return one.owes ? `count, ${letterOf(one.owes.seat)} owes ${one.owes.count}` : 'count';
    }
  });
  const way = state.direction === null ? [] : [state.direction === 1 ? '>' : '<'];
  return [parts.join(', '), ...way].join(' ');
}
