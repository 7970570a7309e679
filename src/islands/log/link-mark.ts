/** What stands in an address before the data of a game. */
export const LINK_MARK = '#game=';
/** What stands in an address before a part of the data of a game. */
export const PART_MARK = '#part=';
