import * as v from 'valibot';
import { keptValue } from './kept-value.ts';
import { LINK_MOST } from './game-link.ts';
import { whole } from './text-schema.ts';

/** Characters of data in one part: with its address before it, a code of a size that a camera reads across a table. */
export const PART_MOST = 1_000;
/** The least that a part is cut to, however long its address. */
const PART_LEAST = 160;
const PARTS_MOST = Math.ceil(LINK_MOST / PART_LEAST);

const Part = v.strictObject({
  /** What all parts of one game bear: the end of its data, where the check of the packing stands. */
  mark: v.pipe(v.string(), v.regex(/^[\w-]{6}$/)),
  /** From 1 to `count`. */
  number: whole(1, PARTS_MOST),
  count: whole(2, PARTS_MOST),
  data: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(PART_MOST)),
});

/** A piece of the data of a game's link, for a game that is too long for one code. */
export type LinkPart = v.InferOutput<typeof Part>;

/**
 * Cuts the data of a link into parts, each a text for the fragment of a link of its own.
 *
 * @param most - characters that a part may have, with what stands before its data.
 */
export function partsOf(data: string, most = PART_MOST + BEFORE): readonly string[] {
  const count = Math.max(2, Math.ceil(data.length / Math.max(PART_LEAST, most - BEFORE)));
  const size = Math.ceil(data.length / count);
  return Array.from({ length: count }, (_, index) =>
    [data.slice(-6), index + 1, count, data.slice(index * size, (index + 1) * size)].join('.'),
  );
}

/** Characters before the data of a part: its mark, its number and how many there are, with the dots after them. */
const BEFORE = 6 + 2 + 2 + 3;

/** Reads what `partsOf` made; undefined for anything else. */
export function readPart(text: string): LinkPart | undefined {
  const [mark, number, count, data, ...more] = text.split('.');
  const read = v.safeParse(Part, { mark, number: Number(number), count: Number(count), data });
  return read.success && more.length === 0 && read.output.number <= read.output.count ? read.output : undefined;
}

const kept = keptValue<readonly LinkPart[]>('log:parts', (found) => {
  const read = v.safeParse(v.pipe(v.array(Part), v.maxLength(PARTS_MOST)), found);
  return read.success ? read.output : undefined;
});

/** The parts that are at hand with this one, itself among them, by their numbers. Parts of another game do not count. */
export function partsWith(part: LinkPart): readonly LinkPart[] {
  const others = (kept.read() ?? []).filter(
    ({ mark, count, number }) => mark === part.mark && count === part.count && number !== part.number,
  );
  return [...others, part].sort((one, other) => one.number - other.number);
}

/** Keeps a part for when the others come: a camera opens each in a page of its own. */
export function keepPart(part: LinkPart): void {
  kept.write(partsWith(part));
}

export function forgetParts(): void {
  kept.write(null);
}

/** The data of the whole link; undefined while a part is missing. */
export function joined(parts: readonly LinkPart[]): string | undefined {
  return parts.length === parts[0]?.count ? parts.map(({ data }) => data).join('') : undefined;
}
