import { element } from '../../map/markup.ts';
import { frame } from './frame.ts';

/** Side of a die, and what lies between two. */
const SIDE = 24;
const GAP = 3;
/** Where eyes are, across and down. */
const [NEAR, MIDDLE, FAR] = [6.5, 12, 17.5];

const CORNERS = [
  [NEAR, NEAR],
  [FAR, NEAR],
  [NEAR, FAR],
  [FAR, FAR],
] as const;
const RISING = [CORNERS[2], CORNERS[1]] as const;
const CENTRE = [MIDDLE, MIDDLE] as const;

/** Where the eyes of each face are. */
const EYES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [CENTRE],
  2: RISING,
  3: [...RISING, CENTRE],
  4: CORNERS,
  5: [...CORNERS, CENTRE],
  6: [...CORNERS, [NEAR, MIDDLE], [FAR, MIDDLE]],
};

function die(eyes: string, index: number): string {
  const left = index * (SIDE + GAP);
  const pips = EYES[eyes]!.map(([x, y]) => element('circle', { cx: `${left + x}`, cy: `${y}`, r: '2.4' }));
  return element('rect', { x: `${left + 1}`, y: '1', width: '22', height: '22', rx: '4.5' }) + pips.join('');
}

/**
 * Dice in a row, for a line of text.
 *
 * @param dice - the eyes of each, as `33241`.
 * @returns undefined for what is no row of dice.
 */
export function diceSvg(dice: string, alt: string): string | undefined {
  if (!/^[1-6]+$/.test(dice)) return undefined;
  const width = dice.length * (SIDE + GAP) - GAP;
  return frame('dice-picture', alt, [0, 0, width, SIDE], ...[...dice].map(die));
}
