/** What a list has after all of another one, thing by thing the same; undefined where it does not begin with that. */
export function addedTo<Line>(before: readonly Line[], now: readonly Line[]): readonly Line[] | undefined {
  const count = before.length;
  // Lists that have nothing to do with each other seldom have the same thing there.
  if (now.length < count || (count > 0 && now[count - 1] !== before[count - 1])) return undefined;
  return before.every((line, at) => line === now[at]) ? now.slice(count) : undefined;
}
