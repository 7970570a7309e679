/** A word, a number, or the number of a clause, as `10.2`. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:\.\p{N}+)*/gu;

/** A word as it is compared: small letters, and å, ø and æ in the letters that a foreign keyboard has. */
export const normalize = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('aa', 'a')
    .replaceAll('ø', 'o')
    .replaceAll('oe', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('θ', 'theta');

/** A word of a text, and where it stands in it. */
export interface FoundWord {
  readonly word: string;
  /** The index of its first character, and the one after its last. */
  readonly from: number;
  readonly to: number;
}

/** The words of a text in their order, folded. */
export const wordsOf = (text: string): readonly FoundWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: normalize(word),
    from: index,
    to: index + word.length,
  }));
