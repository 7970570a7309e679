const LEAST = 10;
const MOST = 200;

/** Reads centilitres as people type them, with a comma or a point. @returns undefined for what is no bottle. */
export function parseCentilitres(text: string): number | undefined {
  const typed = text.trim();
  if (!/^\d{1,3}(?:[.,]\d{1,2})?$/.test(typed)) return undefined;
  const centilitres = Number(typed.replace(',', '.'));
  return centilitres >= LEAST && centilitres <= MOST ? centilitres : undefined;
}
