/** What stands in an address before the data of a game. */
export const LINK_MARK = '#game=';
