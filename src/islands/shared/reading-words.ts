/**
 * A reading in words; itself where there is no such reading: a file from elsewhere may name one, and any word is a key
 * of every object.
 */
export const readingWords = (options: Readonly<Record<string, string>>, option: string): string =>
  (Object.hasOwn(options, option) ? options[option] : undefined) ?? option;
