/**
 * Answers a question about a thing once: the last few questions about it, and their answers, are remembered for as long
 * as the thing itself is. For pure answers about things that are never changed in place.
 *
 * @param most - so many questions about one thing are remembered; the one that was asked first is forgotten first.
 */
export function askedOnce<Thing extends object, Question, Answer>(
  answer: (thing: Thing, question: Question) => Answer,
  most: number,
): (thing: Thing, question: Question) => Answer {
  const known = new WeakMap<Thing, readonly (readonly [Question, Answer])[]>();
  return (thing, question) => {
    const before = known.get(thing) ?? [];
    const found = before.find(([asked]) => isAlike(asked, question));
    if (found) return found[1];
    const now = answer(thing, question);
    known.set(thing, [...before, [question, now] as const].slice(-most));
    return now;
  };
}

/**
 * Whether two plain values say the same: what was written and read again is as good as the first. What is left out and
 * what is undefined are the same to whoever reads it.
 */
export function isAlike(one: unknown, other: unknown): boolean {
  return (
    one === other ||
    (isThing(one) &&
      isThing(other) &&
      Object.keys({ ...one, ...other }).every((key) => isAlike(one[key as never], other[key as never])))
  );
}

function isThing(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
