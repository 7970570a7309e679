/**
 * Names where there is no room for them: the longer ones cut, and those that are alike then told apart by their
 * number at the table. @param most - letters.
 */
export function shortNames(names: readonly string[], most: number): readonly string[] {
  const cut = names.map((name) => {
    const letters = Array.from(name);
    return letters.length > most
      ? `${letters
          .slice(0, most - 1)
          .join('')
          .trimEnd()}…`
      : name;
  });
  return cut.map((name, seat) => {
    const isShared = cut.some((other, index) => index !== seat && other === name);
    if (!isShared) return name;
    const number = `${seat + 1}`;
    return `${Array.from(name)
      .slice(0, most - 1 - number.length)
      .join('')
      .trimEnd()}…${number}`;
  });
}
