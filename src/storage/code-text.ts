/** What stands in an address before the data of a game. */
export const LINK_MARK = '#game=';
/** What stands in an address before a part of the data of a game. */
export const PART_MARK = '#part=';
/** What stands in an address before the newest events of a game. */
export const NEWS_MARK = '#news=';
/** What stands in an address before house rules with a name. */
export const RULES_MARK = '#rules=';

/** What a link or a code brought: a game, a part of one, the newest events of one, or house rules, as it stood after its mark. */
export interface Arrived {
  readonly is: 'game' | 'part' | 'news' | 'rules';
  readonly text: string;
}

const MARKS: readonly (readonly [Arrived['is'], string])[] = [
  ['game', LINK_MARK],
  ['part', PART_MARK],
  ['news', NEWS_MARK],
  ['rules', RULES_MARK],
];

/** The mark and the data, as they stand in an address. */
export const markOf = ({ is, text }: Arrived): string => `${MARKS.find(([each]) => each === is)![1]}${text}`;

/** Finds what a text brings, whatever is written around its link; undefined where it has no link of ours. */
export function arrivedIn(text: string): Arrived | undefined {
  for (const [is, mark] of MARKS) {
    const at = text.indexOf(mark);
    if (at >= 0) return { is, text: text.slice(at + mark.length).split(/\s/)[0]! };
  }
  return undefined;
}
