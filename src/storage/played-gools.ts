import { GOOLS } from '../games/gools/play.ts';
import { tableFolds } from './table-folds.ts';

const folds = tableFolds(GOOLS);

/** What an evening's events have made of it. */
export const foldGools = folds.fold;
export type FoldedGoolsGame = ReturnType<typeof foldGools>;

/** Where an evening's events have led. */
export const endOfGools = folds.end;
