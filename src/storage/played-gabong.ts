import { GABONG } from '../games/gabong/match-play.ts';
import { tableFolds } from './table-folds.ts';

const folds = tableFolds(GABONG);

/** What the events of a round of Gabong have made of it. */
export const foldGabong = folds.fold;
export type FoldedGabongGame = ReturnType<typeof foldGabong>;

/** Where the events of a round have led. */
export const endOfGabong = folds.end;
