/** Written into every file of games: what it is, and of which version. */
export const FILE_FORMAT = 'gunnars-companion';
export const FILE_VERSION = 1;
