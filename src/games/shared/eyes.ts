/** What a die shows. */
export type Eyes = 1 | 2 | 3 | 4 | 5 | 6;

export const EYES = [1, 2, 3, 4, 5, 6] as const satisfies readonly Eyes[];

export function isEyes(value: number): value is Eyes {
  return EYES.some((eyes) => eyes === value);
}

/** Who threw: the players' own dice, or the phone for them. */
export type Thrown = 'hand' | 'phone';

/**
 * Who threw the dice that an entry is to say instead: whoever it says, where they are those that it says, else the players.
 *
 * @param was - as the entry stands, not as it is being edited.
 */
export function thrownBy(
  was: { readonly by: Thrown; readonly shown: readonly number[] } | undefined,
  now: readonly number[],
): Thrown {
  return was?.shown.join() === now.join() ? was.by : 'hand';
}
