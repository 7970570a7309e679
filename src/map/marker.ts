import type { Marker } from '../games/gug/setup.ts';

/** Points of a star and of a hexagon, on circles around the middle of a box of 24. */
function ring(count: number, radius: (index: number) => number, turn: number): string {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI - Math.PI / 2;
    return [12 + radius(index) * Math.cos(angle), 12 + radius(index) * Math.sin(angle)]
      .map((number) => number.toFixed(2))
      .join(' ');
  });
  return `M${points.join('L')}Z`;
}

const PATHS: Readonly<Record<Marker, string>> = {
  circle: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z',
  square: 'M3.5 3.5h17v17h-17Z',
  triangle: 'M12 1.5 22.5 21h-21Z',
  diamond: 'M12 .8 23.2 12 12 23.2.8 12Z',
  star: ring(10, (index) => (index % 2 === 0 ? 11.5 : 6.4), 0),
  hexagon: ring(6, () => 10.8, 0.5),
};

/** The outline of a player's sign as SVG path data, in a box of 24 by 24 around its middle. */
export function markerPath(marker: Marker): string {
  return PATHS[marker];
}

/** Where a sign bears its letter, in the same box: the middle of the letter, and its height. */
export interface LetterPlace {
  readonly y: number;
  readonly size: number;
}

const ROOMY: LetterPlace = { y: 12, size: 13.5 };
const LETTERS: Readonly<Record<Marker, LetterPlace>> = {
  circle: ROOMY,
  square: ROOMY,
  triangle: { y: 15, size: 10.5 },
  diamond: { y: 12, size: 12 },
  star: { y: 12.6, size: 10.5 },
  hexagon: ROOMY,
};

export function markerLetter(marker: Marker): LetterPlace {
  return LETTERS[marker];
}
