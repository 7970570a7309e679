import type { Format } from './format.ts';
import type { FormatPlan } from './format-plan.ts';
import type { Day } from './suggest-day.ts';

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
export function rankOf({ format, plan, day }: Suggestion): readonly number[] {
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
export function ranked(
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
export function fewOfEach(suggestions: readonly Suggestion[], few: number): readonly Suggestion[] {
  const seen = new Map<string, number>();
  return suggestions.filter((suggestion) => {
    const shape = shapeOf(suggestion);
    const before = seen.get(shape) ?? 0;
    seen.set(shape, before + 1);
    return before < few;
  });
}
