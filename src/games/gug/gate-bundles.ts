import type { BoardData } from './board-data.ts';
import { checkPieces, halvesOf, words } from './gate-pieces.ts';
import type { Note } from './gate-shape.ts';
import { piecesOf } from './geometry.ts';
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
