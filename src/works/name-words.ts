/** How people write what is printed in full. */
const SHORT = new Map(
  Object.entries({
    x: 'cross',
    rd: 'road',
    sq: 'square',
    pk: 'park',
    ln: 'lane',
    ct: 'court',
    jn: 'junction',
    jct: 'junction',
    cmn: 'common',
    saint: 'st',
    street: 'st',
    and: '',
    the: '',
  }),
);

/** The words of a name or a query, alike however they are written: `King's Cross St. Pancras` -> kings cross st pancras, `Elephant` -> elefant. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      // Wide letters of an East Asian keyboard are read as the usual ones.
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f'’.]/g, '')
      .replaceAll('ph', 'f')
      .split(/[^a-z0-9]/)
      .map((word) => SHORT.get(word) ?? word)
      .filter((word) => word !== '')
  );
}
