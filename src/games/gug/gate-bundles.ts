import type { BoardData, Point } from './board-data.ts';
import type { Note } from './gate-shape.ts';
import { headingOf, piecesOf } from './geometry.ts';
import type { Leg } from './legs.ts';

/**
 * Every line of a bundle must be drawn all along it, and lie in one bundle only; lines that are drawn on one
 * another must share a bundle there, or they would overprint and not count as neighbours (R5).
 */
export function checkBundles(data: BoardData, legs: readonly Leg[], note: Note): void {
  const drawn = drawnOf(legs);
  // Which bundle a line is in, by line and step.
  const used = new Map<string, number>();
  const sound = data.bundles.map(({ path }, index) => checkPieces(piecesOf(path), `bundles[${index}].path`, note));
  data.bundles.forEach(({ path, lines }, index) => {
    if (sound[index] !== true) return;
    const place = `bundles[${index}]`;
    for (const line of lines) {
      const shared = new Set<number>();
      for (const piece of piecesOf(path)) {
        const steps = halvesOf(piece);
        for (const step of steps) {
          const other = used.get(`${line} ${step}`);
          if (other === undefined) used.set(`${line} ${step}`, index);
          else if (other !== index) shared.add(other);
        }
        if (steps.every((step) => drawn.get(step)?.has(line) === true)) continue;
        note(place, `${line} is not drawn along ${words(piece[0])} - ${words(piece[1])}`);
      }
      for (const other of shared) note(place, `${line} is in bundles[${other}] there too`);
    }
  });
  if (sound.every(Boolean)) checkOverprints(drawn, used, note);
}

/** The lines drawn along each step of half a grid unit. */
function drawnOf(legs: readonly Leg[]): ReadonlyMap<string, ReadonlySet<string>> {
  const drawn = new Map<string, Set<string>>();
  for (const { line, points } of legs) {
    for (const step of piecesOf(points).flatMap(halvesOf)) drawn.set(step, (drawn.get(step) ?? new Set()).add(line));
  }
  return drawn;
}

/** One fault for each two lines, however far they run on one another. */
function checkOverprints(
  drawn: ReadonlyMap<string, ReadonlySet<string>>,
  used: ReadonlyMap<string, number>,
  note: Note,
): void {
  const overprints = new Map<string, string[]>();
  for (const [step, lines] of drawn) {
    [...lines].forEach((line, index) => {
      const bundle = used.get(`${line} ${step}`);
      for (const other of [...lines].slice(0, index)) {
        if (bundle !== undefined && bundle === used.get(`${other} ${step}`)) continue;
        const pair = `${other} and ${line}`;
        overprints.set(pair, [...(overprints.get(pair) ?? []), step]);
      }
    });
  }
  for (const [pair, [first = '', ...more]] of overprints) {
    const where = more.length === 0 ? first : `${first} and ${more.length} more half units`;
    note('bundles', `none holds both ${pair} along ${where}, where they are drawn on one another`);
  }
}

/** A straight piece of a nominal course. */
type Piece = readonly [Point, Point];

export const words = ([x, y]: Point): string => `${x},${y}`;

/** Whether all pieces have a length; what is wrong goes to `note`. */
export function checkLengths(pieces: readonly Piece[], place: string, note: Note): boolean {
  const empty = pieces.filter(([a, b]) => words(a) === words(b));
  for (const [at] of empty) note(place, `has a piece of no length at ${words(at)}`);
  return empty.length === 0;
}

/** Whether all pieces run in one of the eight directions; what is wrong goes to `note`. */
export function checkPieces(pieces: readonly Piece[], place: string, note: Note): boolean {
  if (!checkLengths(pieces, place, note)) return false;
  const slanted = pieces.filter(([a, b]) => headingOf(a, b) === undefined);
  for (const [a, b] of slanted) note(place, `the piece ${words(a)} - ${words(b)} is not octilinear`);
  return slanted.length === 0;
}

/** The points of the half-unit grid on a piece between two of them, ends included. */
export function pointsAlong([a, b]: Piece): readonly Point[] {
  const count = Math.max(1, Math.round(2 * Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]))));
  return Array.from({ length: count + 1 }, (_, step) => [
    a[0] + ((b[0] - a[0]) * step) / count,
    a[1] + ((b[1] - a[1]) * step) / count,
  ]);
}

/**
 * A piece cut into steps of half a grid unit, in words, the same from either end. Pieces between points of the
 * grid lie on one another exactly where they have steps in common.
 */
function halvesOf([a, b]: Piece): readonly string[] {
  const isForward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const points = pointsAlong(isForward ? [a, b] : [b, a]).map(words);
  return points.slice(1).map((point, index) => `${points[index]!} - ${point}`);
}
