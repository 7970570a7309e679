/** Written into every file of games: what it is, and of which version. */
export const FILE_FORMAT = 'gunnars-companion';
export const FILE_VERSION = 1;
/** Larger files are not read: more games go out as several files. Characters. */
export const FILE_MOST = 20_000_000;
/** So many games has a file at most. */
export const GAMES_MOST = 2_000;
