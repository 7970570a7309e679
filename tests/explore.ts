/**
 * Searches among very many: as a check they try the same few each time, and `npm run explore` tries many more, by another
 * seed each time.
 */
const seed = process.env['PROPERTY_SEED'];

/** How many a search tries. */
export const tries = (check: number, explored: number): number => (seed === undefined ? check : explored);

/** The seed of a search that draws by itself; properties of fast-check have theirs (`properties.ts`). */
export const seedOfSearch = (check: number): number => Number(seed ?? check);
