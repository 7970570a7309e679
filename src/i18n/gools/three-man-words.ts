import type { ThreeManRulings } from '../../games/three-man/clauses.ts';
import type { Way } from '../../games/three-man/ring.ts';
import type { ThrowsWords } from '../three-man-throws.ts';

/** A player is `{name}`, who throws `{roller}`. */
export interface GoolsThreeManWords {
  /** The game's name, and the part's. */
  readonly heading: string;
  /** The players as they sit. */
  readonly ring: string;
  readonly way: Readonly<Record<Way, string>>;
  /** Beside a name in the ring; `{count}`. */
  readonly signs: {
    readonly threeMan: string;
    readonly throws: string;
    readonly drinks: string;
    readonly shot: string;
  };
  /** What whoever is up does next, in words that follow the name; `{drinks}`. */
  readonly due: {
    readonly throw: string;
    readonly again: string;
    readonly handOut: string;
    readonly oneDie: string;
    readonly second: string;
    readonly passOn: string;
  };
  readonly hints: {
    readonly begin: string;
    readonly oneDie: string;
    readonly second: string;
    readonly passOn: Readonly<Record<ThreeManRulings['T3'], string>>;
  };
  /** `{count}` of `{of}` throws in a row. */
  readonly streak: string;
  readonly streakFull: string;
  /** What the last throw did; `{drinks}`; `{shares}`: who was given how many; `{next}`: who throws now. */
  readonly last: {
    readonly heading: string;
    readonly pass: string;
    readonly drinks: Readonly<Record<'left' | 'roller' | 'right', string>>;
    readonly threeManDrinks: string;
    readonly threeManShot: string;
    readonly handOut: string;
    readonly handed: string;
    readonly social: string;
    readonly reversal: string;
    /** Where a reversal sends the dice. */
    readonly dice: Readonly<Record<'back' | 'first' | 'on' | 'stay', string>>;
    readonly stays: string;
    readonly kept: string;
    readonly passedOn: string;
  };
  readonly handOut: {
    readonly left: string;
    readonly give: string;
    readonly rest: string;
    readonly over: string;
    readonly done: string;
  };
  readonly passOn: { readonly to: string; readonly keep: string };
  readonly sloppy: string;
  readonly pocket: { readonly key: string; readonly close: string; readonly hint: string };
  readonly callOff: { readonly key: string; readonly yes: string; readonly no: string };
  /** All that two dice can do, as the rule book has it. */
  readonly throws: ThrowsWords;
  /** Who would be the Three Man throw for it (6.4). */
  readonly oneDie: {
    readonly heading: string;
    readonly hint: string;
    readonly tie: string;
    /** Where three or more find one at a time who is safe (G9). */
    readonly safe: string;
    readonly left: string;
    /** Where a 3 is zero (G8). */
    readonly zero: string;
    readonly notThrown: string;
    readonly choose: string;
  };
  /** Somebody else is named the Three Man (6.5). */
  readonly name: { readonly hint: string; readonly pick: string };
}
