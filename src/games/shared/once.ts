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
