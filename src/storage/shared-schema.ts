import * as v from 'valibot';
import { NOBODY } from '../games/shared/seating.ts';
import { hasReading, type RulingForm } from '../games/shared/ruling.ts';
import { Reason, whole } from './text-schema.ts';

/** One word of a closed list. */
export const word = <const Words extends readonly string[]>(words: Words) => v.picklist(words, 'unknown-option');

/** At most so many of something. */
export const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item, 'wrong-type'), v.maxLength(most, 'too-many'));

/** Somebody's seat where people come and go, each of whom has a new one. */
export const LateSeat = whole(0, NOBODY);

/** The eyes of a die. */
export const Eyes = whole(1, 6);

/** Who threw. */
export const Thrown = word(['hand', 'phone']);

/** Whether the table has said something. */
export const Flag = v.boolean('wrong-type');

/** How a table reads the gaps of a rule book, in one order; those that are left out have their default, if there is one here. */
export const readingOf = <All extends object>(forms: Readonly<Record<string, RulingForm<string>>>, defaults: All) =>
  v.pipe(
    v.record(v.string('wrong-type'), v.string('wrong-type')),
    v.check(
      (rulings) => Object.entries(rulings).every(([id, option]) => hasReading(forms, id, option)),
      'unknown-option',
    ),
    v.transform((rulings): All => {
      const read: Readonly<Record<string, unknown>> = { ...defaults, ...rulings };
      return Object.fromEntries(Object.keys(forms).flatMap((id) => (id in read ? [[id, read[id]]] : []))) as All;
    }),
  );

type Words = Readonly<Record<string, unknown>>;

/**
 * A schema of an object of words that remembers what it has made last: a log has hundreds of games, most of them with the
 * same fifty readings. An input that equals it is not checked again, and all who read it share that object, so it must not
 * be changed. Only for schemas that make of their own result the same again.
 */
export function readOnce<Made extends Words>(schema: v.GenericSchema<unknown, Made>): v.GenericSchema<unknown, Made> {
  let last: Made | undefined;
  return {
    ...schema,
    '~run'(dataset, config) {
      if (last && areSame(last, dataset.value)) return { typed: true, value: last };
      const read = schema['~run'](dataset, config);
      if (read.typed && !read.issues) last = read.value;
      return read;
    },
  };
}

/** Whether two objects have the same words by the same keys. */
function areSame(one: Words, other: unknown): boolean {
  if (typeof other !== 'object' || other === null) return false;
  const keys = Object.keys(other);
  return (
    keys.length === Object.keys(one).length && keys.every((key) => key in one && one[key] === (other as Words)[key])
  );
}

/** An event of a game, which the table may have overruled the judge in. */
export const eventOf = <const Kind extends string, const Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) =>
  v.strictObject({
    kind: v.literal(kind),
    ...entries,
    overrule: v.exactOptional(v.strictObject({ reason: Reason })),
  });

/** Longer than anybody types: names are judged when the game starts, and kept as they are until then. */
const TYPED_MOST = 500;

/** A name under way. */
export const Typed = v.pipe(v.string(), v.maxLength(TYPED_MOST));

/** The players of a set-up under way: some chairs may have no name yet. */
export const TypedPlayers = (most: number) =>
  v.pipe(v.array(v.strictObject({ name: Typed })), v.minLength(1), v.maxLength(most));
