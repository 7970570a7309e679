/** Some places or seats with one more, or without it, in their order. */
export const toggled = (chosen: readonly number[], one: number): readonly number[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one].toSorted((a, b) => a - b);
