/** Something with named fields, of which nothing is known. */
type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of its own, or undefined: never what every object has. */
export const fieldOf = (of: unknown, name: string): unknown =>
  isFields(of) && Object.hasOwn(of, name) ? of[name] : undefined;

/** A list, cut where nobody would have written on. */
export function listOf(value: unknown, most: number): { readonly items: readonly unknown[]; readonly cut: number } {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return { items: items.slice(0, most), cut: Math.max(0, items.length - most) };
}

/** Signs that cannot be seen, or that hide or turn others; lines may break. */
const HIDDEN = /(?!\n)[\p{C}\u2028\u2029\u2800\u3164]+/gu;

/** A text to be shown as it is, in few lines; '' for none. */
export function textOf(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  // They write some line breaks as a stroke and an n.
  const text = value
    .slice(0, 4 * most)
    .replaceAll('\\n', '\n')
    .replaceAll('\r\n', '\n')
    .normalize('NFC')
    .replaceAll(HIDDEN, ' ')
    .replaceAll(/ *\n\s*/g, '\n')
    .trim();
  const signs = [...text];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text;
}
