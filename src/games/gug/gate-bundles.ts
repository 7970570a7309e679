import type { BoardData, Point } from './board-data.ts';
import { checkPieces, type Leg, liesOn, type Piece, words } from './gate-legs.ts';
import type { Note } from './gate-shape.ts';
import { piecesOf } from './geometry.ts';

/** Every line of a bundle must be drawn all along it, and lie in one bundle only. */
export function checkBundles(data: BoardData, legs: readonly Leg[], note: Note): void {
  const used = new Map<string, number>();
  data.bundles.forEach(({ path, lines }, index) => {
    const place = `bundles[${index}]`;
    const pieces = piecesOf(path);
    if (!checkPieces(pieces, `${place}.path`, note)) return;
    for (const line of lines) {
      const drawn = legs.filter((leg) => leg.line === line).flatMap((leg) => leg.pieces);
      const shared = new Set<number>();
      for (const piece of pieces) {
        const steps = halves(piece);
        for (const [a, b] of steps) {
          const key = `${line} ${words(a)} ${words(b)}`;
          const other = used.get(key);
          if (other !== undefined && other !== index) shared.add(other);
          used.set(key, index);
        }
        if (steps.every(([a, b]) => drawn.some((other) => liesOn(a, other) && liesOn(b, other)))) continue;
        note(place, `${line} is not drawn along ${words(piece[0])} - ${words(piece[1])}`);
      }
      for (const other of shared) note(place, `${line} is in bundles[${other}] there too`);
    }
  });
}

/** A piece cut into steps of half a grid unit, from left to right or top to bottom. */
function halves([a, b]: Piece): readonly Piece[] {
  const [start, end] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const count = Math.max(1, Math.round(2 * Math.max(Math.abs(end[0] - start[0]), Math.abs(end[1] - start[1]))));
  const at = (step: number): Point => [
    start[0] + ((end[0] - start[0]) * step) / count,
    start[1] + ((end[1] - start[1]) * step) / count,
  ];
  return Array.from({ length: count }, (_, step) => [at(step), at(step + 1)] as const);
}
