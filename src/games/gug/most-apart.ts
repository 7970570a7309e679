/**
 * How many can be taken at most when none may need what another needs; exact. What cannot matter is left out first, and
 * groups that share nothing are counted apart, so that only what is truly entangled is tried out.
 *
 * @param needs - what each needs, by names.
 */
export function mostApart(needs: readonly (readonly string[])[]): number {
  const counts = new Map<string, number>();
  for (const name of needs.flatMap((each) => [...new Set(each)])) counts.set(name, (counts.get(name) ?? 0) + 1);
  // What one alone needs hinders nobody.
  const shared = needs.map((each) => [...new Set(each)].filter((name) => counts.get(name)! > 1));
  const entangled = shared.filter(({ length }) => length > 0);
  const free = shared.length - entangled.length;
  if (entangled.length === 0) return free;
  const least = withoutGreedy(entangled);
  if (free > 0 || least.length < entangled.length) return free + mostApart(least);
  const groups = groupsOf(least);
  if (groups.length > 1) return groups.reduce((sum, group) => sum + mostApart(group), 0);
  return tried(least);
}

/** Without those that need all that another one needs: that one can always be taken in their stead. */
function withoutGreedy(needs: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const distinct = [...new Map(needs.map((each) => [each.toSorted().join('\n'), each])).values()];
  return distinct.filter(
    (each) => !distinct.some((other) => other !== each && other.every((name) => each.includes(name))),
  );
}

/** Parted so that nothing is needed in two groups. */
function groupsOf(needs: readonly (readonly string[])[]): readonly (readonly (readonly string[])[])[] {
  let groups: { readonly names: ReadonlySet<string>; readonly members: readonly (readonly string[])[] }[] = [];
  for (const each of needs) {
    const touched = groups.filter(({ names }) => each.some((name) => names.has(name)));
    const names = new Set([...each, ...touched.flatMap((group) => [...group.names])]);
    const members = [each, ...touched.flatMap((group) => group.members)];
    groups = [...groups.filter((group) => !touched.includes(group)), { names, members }];
  }
  return groups.map(({ members }) => members);
}

/** Of what the fewest need, one of them has it or nobody. */
function tried(needs: readonly (readonly string[])[]): number {
  const takersOf = (name: string) => needs.filter((each) => each.includes(name));
  const takers = [...new Set(needs.flat())].map(takersOf).reduce((one, two) => (two.length < one.length ? two : one));
  const nobody = mostApart(needs.filter((each) => !takers.includes(each)));
  const taken = takers.map(
    (taker) => 1 + mostApart(needs.filter((each) => !each.some((name) => taker.includes(name)))),
  );
  return Math.max(nobody, ...taken);
}
