/** What players are called whose names nobody has said: as in the rule book's examples (2.1), and on from there. */
export const LETTERS: readonly string[] = 'A B C D E F G H I J K L M N O P Q R S T'.split(' ');

/** The table of the rule book's examples: six players, A to F, of whom C is the GM (2.1, 9.4). */
export const EXAMPLE_TABLE = { players: LETTERS.slice(0, 6), master: 2, packs: 2 } as const;
