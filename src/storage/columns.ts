import { FORBIDDEN_KEYS } from './json-text.ts';

/** Signs that JSON and UTF-8 write as one byte. */
const DIGITS = Array.from({ length: 92 }, (_, index) => String.fromCharCode(35 + index))
  .filter((sign) => sign !== '\\')
  .join('');
const BASE = DIGITS.length;
/** A safe whole number has so many digits at most. */
const PLACES_MOST = 9;
/** A word stands once and counts many times, so it is short: else a short text would unpack to more than anybody can hold. Characters. */
const WORD_MOST = 200;
/** More keys than all our objects have together. */
const KEYS_MOST = 100;

/**
 * Many values of one form, by columns, for what is alike packs well side by side. JSON again:
 * - `=`: the values as they are;
 * - `#`: whole numbers from 0, a text for each place, the last digit's last;
 * - `w`: words of a list, by their numbers;
 * - `[`: lists, by their lengths, and all their items;
 * - `{`: objects, by which keys they have, and a column for each key.
 */
export type Column =
  | readonly ['=', readonly unknown[]]
  | readonly ['#', readonly string[]]
  | readonly ['w', readonly unknown[], Column]
  | readonly ['[', Column, Column]
  | readonly ['{', readonly (readonly string[])[], Column, readonly Column[]];

type Fields = Readonly<Record<string, unknown>>;

const isNatural = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isWord = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= WORD_MOST : typeof value !== 'object' || value === null;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function toColumn(values: readonly unknown[]): Column {
  if (values.every(isNatural)) return ['#', digitsOf(values)];
  if (values.every((value): value is readonly unknown[] => Array.isArray(value)))
    return ['[', toColumn(values.map(({ length }) => length)), toColumn(values.flat())];
  if (values.every(isFields)) return ofObjects(values);
  const words = [...new Set(values)];
  if (words.length * 2 > values.length || !words.every(isWord)) return ['=', values];
  const numbers = new Map(words.map((word, index) => [word, index]));
  return ['w', words, toColumn(values.map((value) => numbers.get(value)!))];
}

function ofObjects(values: readonly Fields[]): Column {
  const keys = values.map((value) => Object.keys(value));
  const forms = new Map(keys.map((each) => [each.join(), each]));
  const order = new Map([...forms.keys()].map((form, index) => [form, index]));
  const columns = [...new Set(keys.flat())].map((key) =>
    toColumn(values.filter((value) => Object.hasOwn(value, key)).map((value) => value[key])),
  );
  return ['{', [...forms.values()], toColumn(keys.map((each) => order.get(each.join())!)), columns];
}

/** What `toColumn` made a column of. @throws when it did not make it. */
export function fromColumn(column: unknown): readonly unknown[] {
  const [sign, ...parts] = listOf(column);
  switch (sign) {
    case '=':
      return listOf(parts[0]);
    case '#':
      return numbersOf(listOf(parts[0]));
    case 'w': {
      const words = listOf(parts[0]);
      if (!words.every(isWord)) throw new RangeError('no word');
      return fromColumn(parts[1]).map((number) => at(words, number));
    }
    case '[':
      return listsOf(fromColumn(parts[0]), fromColumn(parts[1]));
    case '{':
      return objectsOf(listOf(parts[0]).map(listOf), fromColumn(parts[1]), listOf(parts[2]).map(fromColumn));
    default:
      throw new RangeError('no column');
  }
}

function listsOf(lengths: readonly unknown[], items: readonly unknown[]): readonly unknown[] {
  let from = 0;
  return lengths.map((length) => {
    if (!isNatural(length) || from + length > items.length) throw new RangeError('too few items');
    from += length;
    return items.slice(from - length, from);
  });
}

function objectsOf(
  forms: readonly (readonly unknown[])[],
  order: readonly unknown[],
  columns: readonly (readonly unknown[])[],
): readonly unknown[] {
  const keys = [...new Set(forms.flat())];
  if (keys.length > KEYS_MOST) throw new RangeError('too many keys');
  if (keys.some((key) => typeof key !== 'string' || FORBIDDEN_KEYS.includes(key))) throw new RangeError('no key');
  const next = columns.map(() => 0);
  return order.map((number) => {
    const form = at(forms, number) as readonly string[];
    return Object.fromEntries(
      form.map((key) => {
        const index = keys.indexOf(key);
        next[index] = (next[index] ?? 0) + 1;
        return [key, at(columns[index] ?? [], next[index] - 1)];
      }),
    );
  });
}

function digitsOf(numbers: readonly number[]): readonly string[] {
  const places: string[] = [];
  for (let rest = numbers; places.length === 0 || rest.some((number) => number > 0);) {
    places.unshift(rest.map((number) => DIGITS[number % BASE]).join(''));
    rest = rest.map((number) => Math.floor(number / BASE));
  }
  return places;
}

function numbersOf(places: readonly unknown[]): readonly number[] {
  const [first] = places;
  if (typeof first !== 'string' || places.length > PLACES_MOST) throw new RangeError('no digits');
  return Array.from({ length: first.length }, (_, index) =>
    places.reduce<number>((number, place) => {
      const digit = typeof place === 'string' ? DIGITS.indexOf(place.charAt(index)) : -1;
      if (digit < 0 || (place as string).length !== first.length) throw new RangeError('no digit');
      return number * BASE + digit;
    }, 0),
  );
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new RangeError('no list');
  return value;
}

function at(values: readonly unknown[], index: unknown): unknown {
  if (!isNatural(index) || index >= values.length) throw new RangeError('not there');
  return values[index];
}
