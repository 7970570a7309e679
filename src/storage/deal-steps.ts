import * as v from 'valibot';
import { PLAYERS_MOST } from '../games/gabong/match-setup.ts';
import {
  CameLines,
  countedHere,
  type DealDraft,
  type DraftHand,
  Hand,
  isOf,
  type WhichDeal,
} from './deal-draft-form.ts';
import { Seat } from './gabong-form.ts';
import { keptTwice } from './kept-value.ts';
import { listOf } from './shared-schema.ts';
import type { Past } from './kept-draft.ts';

/** A tap that was taken back: the deal after it, and the time at which it was taken back. */
export interface Undone extends Past<DealDraft> {
  readonly draft: DealDraft;
}

/** A deal as it is being counted, the taps that led there, the last one first, and those that redo brings back, the next one first. */
export interface Way {
  readonly now: DealDraft;
  readonly past: readonly Past<DealDraft>[];
  readonly undone: readonly Undone[];
}

/** What undo calls a change from some hands to others. */
export type Label = (before: readonly DraftHand[], after: readonly DraftHand[]) => string;

/** So many deals can be taken back with all their taps; of older ones the hands are known, and not the order. */
const DEALS_MOST = 12;
const STEPS_MOST = 500;
/** More different hands than any deal comes by. */
const HANDS_MOST = STEPS_MOST * PLAYERS_MOST;

const Index = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A deal before or after a tap, its hands by their place in the list of all. */
const Step = v.strictObject({
  seat: v.nullable(Seat),
  hands: listOf(Index, PLAYERS_MOST),
  stroke: v.string(),
  at: v.number(),
  came: CameLines,
});
type Step = v.InferOutput<typeof Step>;
const Deals = v.pipe(
  listOf(
    v.pipe(
      v.strictObject({
        round: v.string(),
        after: v.string(),
        /** Every hand that any step has, once. */
        hands: listOf(Hand, HANDS_MOST),
        /** The deal after each tap, the last one first, and at the end before the first. */
        steps: v.pipe(listOf(Step, STEPS_MOST), v.minLength(1)),
        /** The deal after each tap that redo brings back, the next one first; left out where there is none. */
        undone: v.exactOptional(listOf(Step, STEPS_MOST)),
      }),
      v.check(({ hands, steps, undone = [] }) =>
        [...steps, ...undone].every((step) => step.hands.every((index) => index < hands.length)),
      ),
    ),
    DEALS_MOST,
  ),
);
type Kept = v.InferOutput<typeof Deals>[number];

const kept = keptTwice<readonly Kept[]>('gabong:deal-steps', (found) => {
  const read = v.safeParse(Deals, found);
  return read.success ? read.output : undefined;
});

/** Undefined until it is read. */
let deals: readonly Kept[] | undefined;
const known = (): readonly Kept[] => (deals ??= kept.read() ?? []);

/** Keeps the way of a deal, the newest first. */
export function keepSteps(way: Way): void {
  const { now } = way;
  const others = known().filter((deal) => deal.round !== now.round || deal.after !== now.after);
  deals = [packed(way), ...others].slice(0, DEALS_MOST);
  kept.write(deals);
}

/** The way of a deal; undefined where it is not known. */
export function stepsOf(which: WhichDeal, label: Label): Way | undefined {
  const found = known().find((deal) => deal.round === which.round && deal.after === which.after);
  return found && unpacked(found, which, label);
}

/** Another tab may have gone on with it. */
export function readStepsAgain(): void {
  deals = undefined;
}

function packed({ now, past, undone }: Way): Kept {
  const { round, after } = now;
  const hands: DraftHand[] = [];
  const places = new Map<string, number>();
  const placeOf = (hand: DraftHand) => {
    const text = JSON.stringify(hand);
    if (!places.has(text)) places.set(text, hands.push(hand) - 1);
    return places.get(text)!;
  };
  const stepOf = (draft: DealDraft | null, { stroke, at }: Pick<Step, 'stroke' | 'at'> = { stroke: '', at: 0 }) => ({
    seat: draft?.seat ?? null,
    hands: isOf(draft, now) ? draft.hands.map(placeOf) : [],
    stroke,
    at,
    ...(draft?.came && { came: draft.came }),
  });
  const states = [now, ...past.map(({ draft }) => draft)];
  const steps = states.slice(0, STEPS_MOST).map((draft, index) => stepOf(draft, past[index]));
  const ahead = undone.slice(0, STEPS_MOST).map((tap) => stepOf(tap.draft, tap));
  return { round, after, hands: hands.map(copied), steps, ...(ahead.length > 0 && { undone: ahead }) };
}

/** As it is kept: a list of its own. */
const copied = (hand: DraftHand): Kept['hands'][number] =>
  hand.by === 'cards' ? { ...hand, cards: [...hand.cards] } : { ...hand };

function unpacked({ hands, steps, undone = [] }: Kept, { round, after, people }: WhichDeal, label: Label): Way {
  const stateOf = ({ seat, hands: places, came }: Step) =>
    countedHere({ round, after, seat, hands: places.map((index) => hands[index]!), ...(came && { came }) }, people);
  const states = steps.map(stateOf);
  const ahead = undone.map(stateOf);
  return {
    now: states[0]!,
    past: states.slice(1).map((draft, index) => ({
      label: label(draft.hands, states[index]!.hands),
      stroke: steps[index]!.stroke,
      draft,
      at: steps[index]!.at,
    })),
    undone: ahead.map((draft, index) => ({
      label: label((ahead[index - 1] ?? states[0]!).hands, draft.hands),
      stroke: undone[index]!.stroke,
      draft,
      at: undone[index]!.at,
    })),
  };
}
