/** Every rule of Three Man, the mini game of Gabba Gools, in the order of the rule book. Ids never change meaning. */
export const THREE_MAN_CLAUSES = [
  'three-man-7.1',
  'three-man-7.2',
  'three-man-7.3',
  'three-man-7.4',
  'three-man-7.5',
  'three-man-7.6',
  'three-man-7.7',
  'three-man-7.8',
  'three-man-7.9',
  'three-man-7.10',
] as const;

export type ThreeManClause = (typeof THREE_MAN_CLAUSES)[number];
