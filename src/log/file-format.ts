/** Written into every file of games: what it is, and of which version. */
export const FILE_FORMAT = 'gunnars-companion';
export const FILE_VERSION = 1;

/** A file of saved games, as it is written; its games are read one by one. */
export interface GamesFile {
  readonly format: typeof FILE_FORMAT;
  readonly v: typeof FILE_VERSION;
  readonly games: readonly unknown[];
}
