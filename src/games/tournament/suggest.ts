import { type FormatPlan, type LayerPlan, planFormat } from './format-plan.ts';
import type { Format, MovesOver } from './format.ts';
import { formatsFor, type Tally } from './suggest-space.ts';
import { writeFormat } from './write-format.ts';

/** Players that formats are suggested for. */
export const PLAYERS = { least: 3, most: 48 } as const;
/** Sizes of games that a format can be of; without a friendly game a table has 3-5 players (3.1). */
export const SIZES = [3, 4, 5] as const;
/** Suggestions of a shape: the same kinds one after the other, and the same of them rotated. */
const OF_A_SHAPE = 3;

export interface FormatWishes {
  /** 3-48. */
  readonly players: number;
  /** One or more of `SIZES`. */
  readonly sizes: readonly number[];
  /** Games that every player is to play, at least and at most. */
  readonly least: number;
  readonly most: number;
  /** Ways to the final: exactly so many. */
  readonly routes: 1 | 2 | 'any';
  /** The longest day; null when the day may be as long as it will. */
  readonly hours: number | null;
  readonly pace: Pace;
}

/** What a table can give up. The players are as many as they are. */
const GIVEABLE = ['sizes', 'least', 'most', 'routes', 'hours'] as const satisfies readonly (keyof FormatWishes)[];
type Giveable = (typeof GIVEABLE)[number];

/** A way out where no format meets every wish: wishes to give up together, and the format that is nearest to them then. */
interface WayOut {
  readonly giveUp: readonly Giveable[];
  readonly instead: Suggestion;
}

/** `tried`: layers that the search put together, as a measure of its work. */
export type Suggested = { readonly tried: number } & (
  | {
      readonly ok: true;
      /** The best first (`rankOf`), a few of each shape; never empty. */
      readonly suggestions: readonly Suggestion[];
      /** Formats that meet the wishes, those among them that are not in the list. */
      readonly found: number;
    }
  /** A wish that is no wish: a number outside of what it counts, or no size. */
  | { readonly ok: false; readonly why: 'no-such-wish'; readonly wish: keyof FormatWishes }
  /** None for so many players by the reading of R24, whatever is given up; by the default one there always is one. */
  | { readonly ok: false; readonly why: 'no-format' }
  /** Each of the ways out gives up as few wishes as can be; there is one at least. */
  | { readonly ok: false; readonly why: 'nothing-meets-all'; readonly waysOut: readonly WayOut[] }
);

/**
 * Formats for so many players that meet what the table wants (18.1), by search over the formats of `formatsFor` by a
 * reading of R24. Never an empty list: where there is none, which wishes cannot be met.
 */
export function suggestFormats(wishes: FormatWishes, reading: MovesOver = 'layer'): Suggested {
  const odd = oddWish(wishes);
  if (odd !== undefined) return { ok: false, why: 'no-such-wish', wish: odd, tried: 0 };
  const tally: Tally = { tried: 0 };
  const toSuggestion = (format: Format): Suggestion => {
    const plan = planFormat(format, reading);
    return { code: writeFormat(format), format, plan, day: dayOf(plan, wishes.pace) };
  };
  const suggestionsOf = (sizes: readonly number[]) =>
    formatsFor(wishes.players, sizes, reading, tally).map(toSuggestion);
  const found = suggestionsOf([...new Set(wishes.sizes)]);
  const met = found.filter((suggestion) => meets(suggestion, wishes, []));
  if (met.length > 0) {
    return { ok: true, suggestions: fewOfEach(ranked(met, rankOf), OF_A_SHAPE), found: met.length, tried: tally.tried };
  }
  const all = suggestionsOf(SIZES);
  if (all.length === 0) return { ok: false, why: 'no-format', tried: tally.tried };
  return { ok: false, why: 'nothing-meets-all', waysOut: waysOutOf(wishes, found, all), tried: tally.tried };
}

function oddWish({ players, sizes, least, most, routes, hours, pace }: FormatWishes): keyof FormatWishes | undefined {
  const isCount = (number: number, from: number) => Number.isSafeInteger(number) && number >= from;
  if (!isCount(players, PLAYERS.least) || players > PLAYERS.most) return 'players';
  if (sizes.length === 0 || sizes.some((size) => !SIZES.some((known) => known === size))) return 'sizes';
  if (!isCount(least, 0)) return 'least';
  if (!isCount(most, 0)) return 'most';
  if (!([1, 2, 'any'] as const).includes(routes)) return 'routes';
  if (hours !== null && !(hours >= 0)) return 'hours';
  return isCount(pace.sideBySide, 1) && pace.minutesAGame > 0 ? undefined : 'pace';
}

/** How far a format is from each wish; 0 where it meets it. That of the sizes is met by where it was looked for. */
const MISSES: Readonly<Record<Giveable, (suggestion: Suggestion, wishes: FormatWishes) => number>> = {
  sizes: () => 0,
  least: ({ plan }, { least }) => Math.max(0, least - plan.gamesEach.least),
  most: ({ plan }, { most }) => Math.max(0, plan.gamesEach.most - most),
  routes: ({ plan }, { routes }) => (routes === 'any' ? 0 : Math.abs(plan.routes - routes)),
  hours: ({ day }, { hours }) => Math.max(0, day.minutes - (hours ?? Infinity) * 60),
};

const meets = (suggestion: Suggestion, wishes: FormatWishes, but: readonly Giveable[]): boolean =>
  GIVEABLE.every((wish) => but.includes(wish) || MISSES[wish](suggestion, wishes) === 0);

/** `found`: formats of the sizes that are wished for; `all`: of any, one at least; `count`: so many are given up at least. */
function waysOutOf(
  wishes: FormatWishes,
  found: readonly Suggestion[],
  all: readonly Suggestion[],
  count = 1,
): readonly WayOut[] {
  const waysOut = setsOf(GIVEABLE, count).flatMap((giveUp): readonly WayOut[] => {
    const from = giveUp.includes('sizes') ? all : found;
    const met = from.filter((suggestion) => meets(suggestion, wishes, giveUp));
    const [instead] = ranked(met, (suggestion) => [
      ...giveUp.map((wish) => MISSES[wish](suggestion, wishes)),
      ...rankOf(suggestion),
    ]);
    return instead === undefined ? [] : [{ giveUp, instead }];
  });
  // Whoever gives up all of them can have any format.
  return waysOut.length > 0 ? waysOut : waysOutOf(wishes, found, all, count + 1);
}

/** Every choice of so many of a list. */
function setsOf<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => setsOf(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

/** A format that a table may play, and what it comes to. */
export interface Suggestion {
  readonly code: string;
  readonly format: Format;
  readonly plan: FormatPlan;
  readonly day: Day;
}

/** Ways that make the rule book's two: as many before one way alone, and that before more. */
const ROUTES_FIRST = [2, 1] as const;

/**
 * What a suggestion is ranked by, the lower the better, the first that differs: the rule book's three considerations
 * (18.1), and then the day.
 *
 * 1. No heats that only warm up, from which everybody goes on together.
 * 2. Equal division: without rotating before with it; then the least difference between the sizes of games.
 * 3. Games: the least difference between who plays most and who plays least.
 * 4. Ways to the final: two, then one, then more.
 * 5. The day: fewer rounds, then fewer games, then fewer layers.
 */
function rankOf({ format, plan, day }: Suggestion): readonly number[] {
  const sizes = format.map(({ size }) => size);
  const [heats] = plan.layers;
  const isWarmUp = heats!.ways.length === 1;
  const way = ROUTES_FIRST.findIndex((routes) => routes === plan.routes);
  return [
    isWarmUp ? 1 : 0,
    format.some(({ rotated }) => rotated !== null) ? 1 : 0,
    Math.max(...sizes) - Math.min(...sizes),
    plan.gamesEach.most - plan.gamesEach.least,
    way < 0 ? plan.routes : way,
    day.rounds,
    plan.games,
    format.length,
  ];
}

/** Orders suggestions by some numbers, the first that differs; equal ones by their codes. */
function ranked(
  suggestions: readonly Suggestion[],
  numbersOf: (suggestion: Suggestion) => readonly number[],
): readonly Suggestion[] {
  return suggestions
    .map((suggestion) => ({ suggestion, numbers: numbersOf(suggestion) }))
    .sort((one, other) => {
      const odd = one.numbers.findIndex((number, index) => number !== other.numbers[index]);
      if (odd >= 0) return one.numbers[odd]! - other.numbers[odd]!;
      return one.suggestion.code < other.suggestion.code ? -1 : 1;
    })
    .map(({ suggestion }) => suggestion);
}

/** Which kinds follow each other, and which of them is rotated. */
const shapeOf = ({ format }: Suggestion): string =>
  format.map(({ kind, rotated }) => (rotated === null ? kind : `${kind}@`)).join('-');

/** The first few of each shape, so that a list shows what there is to choose from. */
function fewOfEach(suggestions: readonly Suggestion[], few: number): readonly Suggestion[] {
  const seen = new Map<string, number>();
  return suggestions.filter((suggestion) => {
    const shape = shapeOf(suggestion);
    const before = seen.get(shape) ?? 0;
    seen.set(shape, before + 1);
    return before < few;
  });
}

/** How a table plays: minutes that a game takes, and how many games can be played side by side, 1 or more. */
interface Pace {
  readonly minutesAGame: number;
  readonly sideBySide: number;
}

interface Day {
  /** Rounds of games, one after the other. */
  readonly rounds: number;
  readonly minutes: number;
}

/** How long a tournament is: its layers one after the other, and each layer's games in as few rounds as can be. */
function dayOf(plan: FormatPlan, { minutesAGame, sideBySide }: Pace): Day {
  const rounds = plan.layers.reduce((sum, layer) => sum + roundsOf(layer, sideBySide), 0);
  return { rounds, minutes: rounds * minutesAGame };
}

/**
 * Rounds of a layer: nobody plays two games at a time. As few can always be had where the layer is rotated: seats filled
 * by the players in turn, round after round, hold nobody twice in a round, since a round has no more seats than players.
 */
function roundsOf({ games, size, players }: LayerPlan, sideBySide: number): number {
  return Math.ceil(games / Math.min(sideBySide, Math.floor(players / size)));
}
