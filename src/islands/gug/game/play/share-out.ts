/** The sips of a team with one share changed; what would be given out beyond `owed`, the most laden of the others is spared. */
export function shareOut(shares: readonly number[], index: number, value: number, owed: number): readonly number[] {
  const changed = shares.map((share, at) => (at === index ? value : share));
  if (changed.reduce((sum, share) => sum + share, 0) <= owed) return changed;
  const most = Math.max(...changed.filter((_, at) => at !== index));
  const spared = changed.findIndex((share, at) => at !== index && share === most);
  return shareOut(
    changed.map((share, at) => (at === spared ? share - 1 : share)),
    index,
    value,
    owed,
  );
}
