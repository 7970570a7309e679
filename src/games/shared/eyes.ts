/** What a die shows. */
export type Eyes = 1 | 2 | 3 | 4 | 5 | 6;

export const EYES = [1, 2, 3, 4, 5, 6] as const satisfies readonly Eyes[];

export function isEyes(value: number): value is Eyes {
  return EYES.some((eyes) => eyes === value);
}

/** Who threw: the players' own dice, or the phone for them. */
export type Thrown = 'hand' | 'phone';
