import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { GUG_CLAUSES } from './games/gug/clauses.ts';
import { GUG_RULINGS, RULING_IDS, type RulingId } from './games/gug/rulings.ts';

const sentence = z.string().trim().min(1);

/** One value for each id of the engine: an id that lacks one, or one too many, in either language, fails the build. */
const each = <Id extends string, Value extends z.ZodType>(ids: readonly Id[], value: (id: Id) => Value) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, value(id)])) as Record<Id, Value>);

/** A gap of the rule book in words, and each reading a table may choose. */
const ruling = (id: RulingId) =>
  z.strictObject({
    title: sentence,
    gap: sentence,
    options: each<string, typeof sentence>(GUG_RULINGS[id].options, () => sentence),
  });

export const collections = {
  /** Every clause in one sentence; the entry's id is language and game, as `en/gug`. */
  clauses: defineCollection({
    loader: glob({ base: './content/clauses', pattern: '{en,nb}/gug.json' }),
    schema: each(GUG_CLAUSES, () => sentence),
  }),
  /** Every ruling in words. */
  rulings: defineCollection({
    loader: glob({ base: './content/rulings', pattern: '{en,nb}/gug.json' }),
    schema: each(RULING_IDS, ruling),
  }),
};
