import type { BoardData } from './board-data.ts';
import { checkDrawing } from './gate-drawing.ts';
import { boardForm } from './gate-form.ts';
import { checkNames } from './gate-names.ts';

export type ParsedBoard =
  { readonly ok: true; readonly value: BoardData } | { readonly ok: false; readonly faults: readonly string[] };

/**
 * The one gate from a board file to `BoardData`.
 *
 * Three things are asked, each only of what has passed the one before: has every field its form, does
 * every id name something, and is the drawing one from which headings and neighbours can be read.
 *
 * @param file - named in every fault: `content/boards/x.json, stations.euston.at: is not a point ...`.
 * @returns the same object, unchanged, or all faults of the first question that has any.
 */
export function parseBoard(json: unknown, file: string): ParsedBoard {
  const faults: string[] = [];
  const note = (place: string, reason: string) => {
    faults.push(place === '' ? `${file}: ${reason}` : `${file}, ${place}: ${reason}`);
  };
  boardForm(json, '', note);
  if (faults.length > 0) return { ok: false, faults };
  const data = json as BoardData;
  checkNames(data, note);
  if (faults.length === 0) checkDrawing(data, note);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: data };
}
