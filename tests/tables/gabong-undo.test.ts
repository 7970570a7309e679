import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Rank } from '../../src/games/gabong/cards.ts';
import type { GabongEvent } from '../../src/games/gabong/match-events.ts';
import type { Entry, EntryBody } from '../../src/games/shared/history.ts';
import { playedOf, redoOf, undoOf } from '../../src/games/shared/played.ts';
import { GABONG_EN } from '../../src/i18n/gabong/en.ts';
import {
  handOf,
  withCard,
  withGabonged,
  withHand,
  withoutCard,
  withTheta,
  withTyped,
  lastGiven,
} from '../../src/tables/gabong/deal/counting.ts';
import { isTapLast, isTapNext } from '../../src/tables/gabong/play/undo-order.ts';
import {
  $dealDraft,
  $dealPast,
  $dealUndone,
  dealDraft,
  draftFor,
  type DraftHand,
  openDealDraft,
  redoDealDraft,
  undoDealDraft,
} from '../../src/storage/deal-draft.ts';
import { readStepsAgain } from '../../src/storage/deal-steps.ts';
import { freshDeal, useFreshDeal } from './fresh-deal.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 100);
const label = (before: readonly DraftHand[], after: readonly DraftHand[]) =>
  lastGiven(before, after, { words: GABONG_EN, name: (seat) => 'ABC'[seat]! });

/** A table with a round on it: what its keys do, without the screen. */
function sitDown() {
  const entries: Entry<GabongEvent>[] = [];
  const add = (body: EntryBody<GabongEvent>) => {
    vi.advanceTimersByTime(1000);
    entries.push({ id: `e${entries.length}`, seq: entries.length, at: Date.now(), ...body });
  };
  const plays = () => playedOf(entries);
  const which = () => ({
    round: 'one',
    after: plays().findLast(({ event }) => event.kind === 'deal')?.id ?? '',
  });
  const open = () => openDealDraft(which(), label);
  const now = () => draftFor($dealDraft.get(), which());
  open();
  return {
    /** What stands, and the hands so far. Whose hand is looked at is nothing to be taken back. */
    seen: () => ({ plays: plays().map(({ id }) => id), hands: now().hands }),
    what: () => $dealPast.get()[0]?.label,
    change(seat: number, edit: (hand: DraftHand | undefined) => DraftHand | undefined, typed = false) {
      vi.advanceTimersByTime(1000);
      const { hands, ...draft } = now();
      const changed = { ...draft, seat, hands: withHand(hands, seat, edit(handOf(hands, seat))) };
      dealDraft.change(changed, label(hands, changed.hands), typed ? `typed ${seat} ${entries.length}` : '');
    },
    mark(seat: number, gabonger: number) {
      vi.advanceTimersByTime(1000);
      const { hands, ...draft } = now();
      const marked = withHand(withTheta(hands, gabonger), seat, withGabonged(handOf(hands, seat), seat));
      dealDraft.change({ ...draft, seat, hands: marked }, label(hands, marked));
    },
    select: (seat: number) => $dealDraft.set({ ...now(), seat }),
    play(event: GabongEvent) {
      add({ kind: 'play', event });
      open();
    },
    undo() {
      if (isTapLast($dealPast.get()[0], entries)) undoDealDraft();
      else {
        const taken = undoOf(entries);
        if (taken) add({ kind: 'undo', entries: taken });
      }
      open();
    },
    redo() {
      const isTap = isTapNext($dealUndone.get()[0], entries);
      const again = redoOf(entries);
      if (isTap) redoDealDraft();
      else if (again) add({ kind: 'redo', entries: again });
      open();
      return isTap || again !== undefined;
    },
    /** Loads the page anew; the browser's storage stays. */
    reload() {
      $dealPast.set([]);
      $dealUndone.set([]);
      $dealDraft.set(null);
      readStepsAgain();
      open();
    },
  };
}

const DEAL: GabongEvent = { kind: 'deal', hands: [] };
const PENALTY: GabongEvent = { kind: 'penalty', seat: 1, clause: 'gabong-9.3' };

useFreshDeal();

describe('undo takes back what was done last', () => {
  test('after a deal is booked and taken back: the mark that was put on last goes before the cards', () => {
    const table = sitDown();
    const seen = [table.seen()];
    const step = (act: () => void) => {
      act();
      seen.push(table.seen());
    };
    step(() => table.change(1, (hand) => withCard(hand, 1, 7)));
    step(() => table.change(1, (hand) => withCard(hand, 1, 9)));
    step(() => table.mark(1, 0));
    step(() => table.change(2, (hand) => withCard(hand, 2, 14)));
    table.play(DEAL);
    for (const [what, state] of [
      ['A for C', seen[4]],
      ['that B’s gabong was gabonged', seen[3]],
      ['9 for B', seen[2]],
      ['7 for B', seen[1]],
      [undefined, seen[0]],
    ] as const) {
      table.undo();
      expect(table.what()).toBe(what);
      expect(table.seen()).toEqual(state);
    }
  });

  test('a penalty card that was brought back goes before a card that was tapped earlier', () => {
    const table = sitDown();
    table.change(0, (hand) => withCard(hand, 0, 7));
    table.play(PENALTY);
    table.undo();
    table.change(0, (hand) => withCard(hand, 0, 9));
    table.redo();
    const { hands } = table.seen();
    table.undo();
    expect(table.seen()).toEqual({ plays: [], hands });
  });

  test('after a new start of the page as well', () => {
    const table = sitDown();
    table.change(1, (hand) => withCard(hand, 1, 7));
    table.mark(1, 0);
    table.play(PENALTY);
    table.reload();
    expect(table.what()).toBe('that B’s gabong was gabonged');
    table.undo();
    expect(table.seen().plays).toEqual([]);
    table.undo();
    expect(table.seen().hands).toEqual([{ seat: 1, by: 'cards', cards: [7], isGabonged: false }]);
  });
});

describe('redo brings back what was taken back last', () => {
  test('a deal that was saved comes back card by card, and at last the deal', () => {
    const table = sitDown();
    table.change(1, (hand) => withCard(hand, 1, 7));
    table.change(2, (hand) => withCard(hand, 2, 9));
    const counted = table.seen();
    table.play(DEAL);
    const saved = table.seen();
    for (let taps = 0; taps < 3; taps += 1) table.undo();
    expect(table.seen().hands).toEqual([]);
    table.reload();
    expect($dealUndone.get().map((tap) => tap.label)).toEqual(['7 for B', '9 for C']);
    table.redo();
    table.redo();
    expect(table.seen()).toEqual(counted);
    table.redo();
    expect(table.seen()).toEqual(saved);
    expect(table.redo()).toBe(false);
  });

  test.each([
    ['another card', (table: Table) => table.change(1, (hand) => withCard(hand, 1, 9))],
    ['a penalty card', (table: Table) => table.play(PENALTY)],
  ])('nothing once %s was given instead', (_, act) => {
    const table = sitDown();
    table.change(1, (hand) => withCard(hand, 1, 7));
    table.undo();
    act(table);
    expect(table.redo()).toBe(false);
  });
});

const seat = fc.nat({ max: 2 });
const rank = fc.integer({ min: 2, max: 14 }).map((one) => one as Rank);
const ACTS = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('card' as const), seat, rank }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('out' as const), seat, rank }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('theta' as const, 'empty' as const), seat }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('type' as const), seat, text: fc.nat({ max: 99 }).map(String) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('mark' as const), seat }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('select' as const), seat }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('book' as const, 'penalty' as const, 'redo' as const) }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('reload' as const) }) },
);
type Act = typeof ACTS extends fc.Arbitrary<infer Value> ? Value : never;
type Table = ReturnType<typeof sitDown>;

/** Letters that go on with a number are taken back with its first ones: no step of their own. */
function isStep(table: Table, act: Act): boolean {
  const taps = $dealPast.get().length;
  switch (act.act) {
    case 'card':
      table.change(act.seat, (hand) => withCard(hand, act.seat, act.rank));
      return true;
    case 'out':
      table.change(act.seat, (hand) => withoutCard(hand, act.rank));
      return true;
    case 'theta':
      table.change(act.seat, () => ({ seat: act.seat, by: 'theta' }));
      return true;
    case 'empty':
      table.change(act.seat, () => undefined);
      return true;
    case 'type':
      table.change(act.seat, (hand) => withTyped(hand, act.seat, act.text), true);
      return $dealPast.get().length > taps;
    case 'mark':
      table.mark(act.seat, (act.seat + 1) % 3);
      return true;
    case 'book':
      table.play(DEAL);
      return true;
    case 'penalty':
      table.play(PENALTY);
      return true;
    case 'redo':
      return table.redo();
    case 'select':
    case 'undo':
    case 'reload':
      return false;
  }
}

test('every undo goes back to the very state before the last tap, booking or redo, and redo forward again, however they came', () => {
  fc.assert(
    fc.property(fc.array(ACTS, { maxLength: 60 }), (acts) => {
      localStorage.clear();
      freshDeal();
      const table = sitDown();
      const before: unknown[] = [];
      let ahead: unknown[] = [];
      const back = () => {
        const state = before.pop();
        if (state !== undefined) ahead.push(table.seen());
        table.undo();
        if (state !== undefined) expect(table.seen()).toEqual(state);
      };
      for (const act of acts) {
        const seen = table.seen();
        if (act.act === 'undo') back();
        else if (act.act === 'reload') table.reload();
        else if (act.act === 'select') table.select(act.seat);
        else if (act.act === 'redo' && ahead.length > 0) {
          table.redo();
          expect(table.seen()).toEqual(ahead.pop());
          before.push(seen);
        } else {
          ahead = [];
          if (isStep(table, act)) before.push(seen);
        }
      }
      while (before.length > 0) back();
      expect(table.seen().plays).toEqual([]);
      expect(table.seen().hands).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test('undo after a reload names whose number was typed, not who is typed next', () => {
  const typed = (seat: number, text: string): DraftHand => ({ seat, by: 'typed', text, isGabonged: false });
  expect(label([typed(0, '1')], [typed(0, '15'), typed(1, '')])).toBe('the points for A');
  expect(label([], [typed(1, '')])).toBe('the points for B');
});
