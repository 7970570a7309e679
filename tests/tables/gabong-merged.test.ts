import { describe, expect, test } from 'vitest';
import type { GabongEvent } from '../../src/games/gabong/match-events.ts';
import { GABONG } from '../../src/games/gabong/match-play.ts';
import type { GabongState } from '../../src/games/gabong/match-state.ts';
import {
  $dealDraft,
  $dealPast,
  dealDraft,
  draftFor,
  type DraftHand,
  openDealDraft,
  undoDealDraft,
} from '../../src/storage/deal-draft.ts';
import { mergeGames } from '../../src/storage/merge.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { expectMeant, reductionOf, gabong, namesIn, phoneOf } from '../storage/phones.ts';
import { freshDeal, useFreshDeal } from './fresh-deal.ts';

const FIRST = namesIn('gabong', reductionOf(gabong).state).length;
/** Everybody holds cards of a rank of their own, so that a pack has them all. */
const RANKS = [3, 4, 5, 6, 7, 9, 10, 11] as const;
const join = (name: string): GabongEvent => ({ kind: 'join', name });

/** The table that counts a deal of a game, as the panel does it. */
function counting(saved: SavedGame) {
  const { numbering, state } = reductionOf(saved);
  const which = { round: saved.id, after: '', people: numbering };
  const names = namesIn('gabong', state);
  const label = (before: readonly DraftHand[], after: readonly DraftHand[]) =>
    after
      .filter((hand) => !before.includes(hand))
      .map(({ seat }) => names[seat])
      .join();
  openDealDraft(which, label);
  const now = () => draftFor($dealDraft.get(), which);
  return {
    /** Who holds what so far, and whose hand is looked at. */
    seen: () => now().hands.map((hand) => [names[hand.seat], hand.by === 'cards' ? hand.cards.length : hand.by]),
    looksAt: () => names[now().seat ?? -1],
    labels: () => $dealPast.get().map(({ label: said }) => said),
    hold(name: string, count: number) {
      const seat = names.indexOf(name);
      const { hands } = now();
      const hand: DraftHand = {
        seat,
        by: 'cards',
        cards: Array.from({ length: count }, () => RANKS[seat]!),
        isGabonged: false,
      };
      const next = [...hands.filter((other) => other.seat !== seat), hand];
      dealDraft.change({ ...now(), seat, hands: next }, name);
    },
    /** What is written of the deal as it stands. */
    deal: (): GabongEvent => ({
      kind: 'deal',
      hands: now().hands.flatMap((hand) => (hand.by === 'cards' ? [{ ...hand, cards: [...hand.cards] }] : [])),
    }),
  };
}

/** The page is loaded anew; what the browser keeps stays. */
const reload = () => freshDeal();

useFreshDeal();

describe('F57: two phones come together while a deal is being counted', () => {
  /** This phone let Bo in and counts; the other let Anna in, and comes before it in the log. */
  const apart = () => {
    const [other, here] = [phoneOf('a', gabong), phoneOf('b', gabong)];
    expect(other.play(join('Anna'))).toBe(true);
    expect(here.play(join('Bo'))).toBe(true);
    return { other, here, merged: () => mergeGames(other.saved(), here.saved())! };
  };

  test.each(['the page stays open', 'the page is loaded anew'])('every hand stays with its player: %s', (how) => {
    const { here, merged } = apart();
    const before = counting(here.saved());
    before.hold('Bo', 2);
    before.hold(namesIn('gabong', reductionOf(gabong).state)[0]!, 1);
    before.hold('Bo', 3);
    if (how !== 'the page stays open') reload();
    const after = counting(merged());
    expect(after.seen()).toEqual(before.seen());
    expect(after.looksAt()).toBe('Bo');
    expect(after.labels()).toEqual(before.labels());
    // The way back is about the same people, too.
    undoDealDraft();
    expect(after.seen()).toContainEqual(['Bo', 2]);
    after.hold('Anna', 5);
    expect(after.seen()).toEqual(
      expect.arrayContaining([
        ['Bo', 2],
        ['Anna', 5],
      ]),
    );
  });

  test('what is written of it is about those who were counted', () => {
    const { here, other, merged } = apart();
    for (const name of namesIn('gabong', reductionOf(here.saved()).state)) counting(here.saved()).hold(name, 2);
    counting(here.saved()).hold('Bo', 0);
    const phone = phoneOf('c', merged());
    const table = counting(phone.saved());
    table.hold('Anna', 1);
    expect(phone.play(table.deal())).toBe(true);
    expectMeant(phone.saved(), here, other, phone);
    const { deals, setup } = reductionOf(phone.saved()).state as GabongState;
    const out = deals[0]!.hands.filter(({ hand }) => hand.by === 'cards' && hand.cards.length === 0);
    expect(out.map(({ hand }) => setup.players[hand.seat]!.name)).toEqual(['Bo']);
  });

  test('the hand of somebody whose arrival was taken back is nobody’s, and there again once it is redone', () => {
    const { here, merged } = apart();
    counting(here.saved()).hold('Bo', 2);
    const phone = phoneOf('c', merged());
    phone.add({ kind: 'undo', entries: ['b-0'] });
    expect(counting(phone.saved()).seen()).toEqual([]);
    phone.add({ kind: 'redo', entries: ['b-0'] });
    expect(counting(phone.saved()).seen()).toEqual([['Bo', 2]]);
  });

  test('a deal that was being counted before newcomers were kept with it counts as it did', () => {
    const draft = { round: gabong.id, after: '', seat: 0, hands: [{ seat: FIRST - 1, by: 'out' }] };
    localStorage.setItem('gabong:deal', JSON.stringify(draft));
    const names = namesIn('gabong', GABONG.start(gabong.setup as never));
    expect(counting(gabong).seen()).toEqual([[names.at(-1), 'out']]);
  });
});
