/** Who a sentence is about: one person or team by its name, or several whose names are joined. */
export interface Named {
  readonly name: string;
  /** How many are named, one or more. */
  readonly count: number;
}

/** Values for the names of a template. */
export type FillData = Readonly<Record<string, string | number | Named>>;

/** `{name}`, or `{name|one|other}`, or `{name|none|one|other}`, or `{name:one|several}`, or `{name#first|second|…}`. */
const SLOT = /\{(\w+)((?:\|[^{}|]*){2,3}|:[^{}|]*\|[^{}|]*|#[^{}|]*(?:\|[^{}|]*)+)?\}/g;

/**
 * Fills a template: `{name}` becomes the value; `{count|one dot|# dots}` the plural form of the count;
 * `{count|no dots|one dot|# dots}` has a choice for 0 before them. `#` is the number itself.
 * `{name:drinks|drink}` goes by how many are named, one where a name is plain text. `{eyes#ener|toer|…}` has a word
 * for each number from 1 on, as the throws of a die have names.
 *
 * @throws RangeError when the data lacks a name of the template, or a choice has no number: a bug, not play.
 */
export function fill(template: string, data: FillData): string {
  return template.replace(SLOT, (slot: string, name: string, choices?: string) => {
    const value = data[name];
    if (value === undefined) throw new RangeError(`nothing fills ${slot} in “${template}”`);
    if (choices === undefined) return typeof value === 'object' ? value.name : String(value);
    if (choices.startsWith(':')) {
      const [one = '', several = ''] = choices.slice(1).split('|');
      return typeof value === 'object' && value.count > 1 ? several : one;
    }
    if (typeof value !== 'number') throw new RangeError(`no number fills ${slot} in “${template}”`);
    if (choices.startsWith('#')) return choices.slice(1).split('|')[value - 1] ?? String(value);
    return chosen(choices.slice(1).split('|'), value).replaceAll('#', String(value));
  });
}

/** Picks the plural form. English and Norwegian both have two, one and other, so the slow `Intl.PluralRules` is not needed. */
function chosen(choices: readonly string[], count: number): string {
  const [other = '', one = '', none = other] = [...choices].reverse();
  return count === 0 ? none : Math.abs(count) === 1 ? one : other;
}
