/** Worked out when it is first asked for, and not again. */
export function later<Value>(make: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: make() }).value;
}

/**
 * What follows from a thing alone, worked out when it is first asked for and remembered for as long as the thing is. For
 * pure answers about things that are never changed in place.
 */
export function onceFor<Thing extends object, Value>(make: (thing: Thing) => Value): (thing: Thing) => Value {
  const known = new WeakMap<Thing, { readonly value: Value }>();
  return (thing) => {
    let found = known.get(thing);
    if (!found) known.set(thing, (found = { value: make(thing) }));
    return found.value;
  };
}

/**
 * Answers a question about a thing once: the last few questions about it, and their answers, are remembered for as long
 * as the thing itself is. For pure answers about things that are never changed in place.
 *
 * @param most - so many questions about one thing are remembered; the one that was asked first is forgotten first.
 */
export function memo<Thing extends object, Question, Answer>(
  answer: (thing: Thing, question: Question) => Answer,
  most: number,
): (thing: Thing, question: Question) => Answer {
  const known = new WeakMap<Thing, readonly (readonly [Question, Answer])[]>();
  return (thing, question) => {
    const before = known.get(thing) ?? [];
    const found = before.find(([asked]) => deepEqual(asked, question));
    if (found) return found[1];
    const now = answer(thing, question);
    known.set(thing, [...before, [question, now] as const].slice(-most));
    return now;
  };
}

/**
 * Whether two plain values say the same: what was written and read again is as good as the first. A key that is left out
 * and one that is undefined are the same to whoever reads it. What is neither an array nor a plain object is itself alone.
 */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((each, at) => deepEqual(each, other[at]));
  return (
    isPlain(one) &&
    isPlain(other) &&
    Object.keys({ ...one, ...other }).every((key) => deepEqual(one[key as never], other[key as never]))
  );
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
