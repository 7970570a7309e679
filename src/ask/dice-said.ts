import { type Eyes, isEyes } from '../games/shared/eyes.ts';
import type { Concept } from './lexicon.ts';
import type { NumberSaid } from './numbers-said.ts';

/** "pure point of 6": so many words on. */
const POINT_FAR = 3;

/** Hands of five dice: five digits together, five numbers in a row, so many of each, or a point by its name. */
export function handsIn(words: readonly string[], numbers: readonly NumberSaid[]): readonly (readonly Eyes[])[] {
  const hands: { readonly at: number; readonly dice: readonly Eyes[] }[] = [];
  const add = (at: number, dice: readonly number[]) => {
    const eyes = dice.filter(isEyes);
    if (eyes.length === 5 && dice.length === 5) hands.push({ at, dice: eyes });
  };
  words.forEach((word, at) => {
    if (/^[1-6]{5}$/.test(word)) add(at, [...word].map(Number));
  });
  for (let at = 0; at < numbers.length; at += 1) {
    const run = numbers.slice(at, at + 5);
    const isRun =
      run.length === 5 &&
      run.every((one, index) => {
        const next = run[index + 1];
        return !next || words.slice(one.at + 1, next.at).every((word) => /^(?:and|og)$/.test(word));
      });
    if (isRun && run.every(({ isRank: named }) => !named)) {
      add(
        run[0]!.at,
        run.map(({ value }) => value),
      );
      at += 4;
    }
  }
  const counted = countedRanks(words, numbers);
  for (let at = 0; at < counted.length; at += 1) {
    const one = counted[at]!;
    const many = (part: { readonly count: number; readonly of: number }) => Array<number>(part.count).fill(part.of);
    if (one.count === 5) add(one.at, many(one));
    const next = counted[at + 1];
    if (next && one.count + next.count === 5 && next.at - one.to <= 1) {
      add(one.at, [...many(one), ...many(next)]);
      at += 1;
    }
  }
  words.forEach((word, at) => {
    const isPure = /^(?:pure|rent|reint)$/.test(word);
    if (!isPure && !/^(?:impure|urent|ureint)$/.test(word)) return;
    const point = numbers.find((number) => number.at > at && number.at <= at + POINT_FAR)?.value;
    if (point !== undefined) add(at, isPure ? Array<number>(5).fill(point) : [3, point, point, point, point]);
  });
  return [...hands].sort((one, other) => one.at - other.at).map(({ dice }) => dice);
}

/** So many of one side each: `four threes`, `a one`, `tre firere`. */
function countedRanks(words: readonly string[], numbers: readonly NumberSaid[]) {
  const numberOn = (at: number) => numbers.find((number) => number.at === at);
  return numbers.flatMap(({ at, value, isRank: named }) => {
    const before = numberOn(at - 1);
    const single = /^(?:a|en|ein|et|ei|one)$/.test(words[at - 1] ?? '');
    if (before && !before.isRank && before.value <= 5 && (named || before.value === 1)) {
      return [{ at: at - 1, to: at + 1, count: before.value, of: value }];
    }
    return single ? [{ at: at - 1, to: at + 1, count: 1, of: value }] : [];
  });
}

/** "Double three", "a pair of fives", "par i treere": so many words on at most. */
const DOUBLED_FAR = 3;

const BETWEEN_DICE = /^(?:and|og|a|an|en|et|ei|pluss|plus)$/;

/** Two dice of one throw: `5 and 2`, `4 og 3`, `1-4`, `double fives`. */
export function pairIn(words: readonly string[], numbers: readonly NumberSaid[]): readonly [Eyes, Eyes] | undefined {
  const sides = numbers.filter(({ value }) => value >= 1 && value <= 6);
  const doubled = words.findIndex((word) => /^(?:double|dobb?el|doble|pair|par$)/.test(word));
  const [one, other] = sides;
  const isDoubled = doubled >= 0 && one !== undefined && one.at > doubled && one.at - doubled <= DOUBLED_FAR;
  if (isDoubled && !other && isEyes(one.value)) return [one.value, one.value];
  if (one && other && one.value === 2 && other.isRank && other.at === one.at + 1 && isEyes(other.value)) {
    return [other.value, other.value];
  }
  if (one && !other && /^(?:pa|on) (?:begge|both)\b/.test(words.slice(one.at + 1).join(' ')) && isEyes(one.value))
    return [one.value, one.value];
  if (!one || !other || sides.length > 2 || numbers.length > 2) return undefined;
  const between = words.slice(one.at + 1, other.at);
  // "Three twos" are three of one number.
  if (between.length === 0 && other.isRank && !one.isRank) return undefined;
  const isJoined = between.some((word) => /^(?:and|og|pluss|plus)$/.test(word)) || between.length === 0;
  if (!isJoined || !between.every((word) => BETWEEN_DICE.test(word))) return undefined;
  return isEyes(one.value) && isEyes(other.value) ? [one.value, other.value] : undefined;
}

/** What two dice of one throw make of it. */
export function pairConcepts([one, other]: readonly [Eyes, Eyes]): readonly Concept[] {
  const are = (low: number, high: number) => Math.min(one, other) === low && Math.max(one, other) === high;
  return [
    ...(one + other >= 7 && one + other <= 9 ? ['two-dice-sum'] : []),
    ...(one === 3 || other === 3 ? ['two-dice-three'] : []),
    ...(one === other ? ['two-dice-double'] : []),
    ...(are(1, 4) ? ['two-dice-14'] : []),
    ...(are(1, 2) ? ['two-dice-12'] : []),
  ];
}
