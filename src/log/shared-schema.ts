import * as v from 'valibot';
import { whole } from './text-schema.ts';

/** One word of a closed list. */
export const word = <const Words extends readonly string[]>(words: Words) => v.picklist(words, 'unknown-option');

/** At most so many of something. */
export const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item, 'wrong-type'), v.maxLength(most, 'too-many'));

/** The eyes of a die. */
export const Eyes = whole(1, 6);

/** Who threw. */
export const Thrown = word(['hand', 'phone']);

/** Longer than anybody types: names are judged when the game starts, and kept as they are until then. */
const TYPED_MOST = 500;

/** A name under way. */
export const Typed = v.pipe(v.string(), v.maxLength(TYPED_MOST));

/** The players of a set-up under way: some chairs may have no name yet. */
export const TypedPlayers = (most: number) =>
  v.pipe(v.array(v.strictObject({ name: Typed })), v.minLength(1), v.maxLength(most));
