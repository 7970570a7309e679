import { TOURNAMENT } from '../games/tournament/tournament-play.ts';
import { tableFolds } from './table-folds.ts';

const folds = tableFolds(TOURNAMENT);

/** What the events of a tournament have made of it. */
export const foldTournament = folds.fold;
export type FoldedTournament = ReturnType<typeof foldTournament>;
