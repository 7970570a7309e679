const LEFT = 6.5;
const RIGHT = 17.5;
const MIDDLE = 12;

/** Where the eyes of each face are on a die 24 wide and high; the face without eyes has not been thrown. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MIDDLE, MIDDLE]],
  [
    [LEFT, RIGHT],
    [RIGHT, LEFT],
  ],
  [
    [LEFT, RIGHT],
    [MIDDLE, MIDDLE],
    [RIGHT, LEFT],
  ],
  [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [MIDDLE, MIDDLE],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [LEFT, MIDDLE],
    [RIGHT, MIDDLE],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
];
