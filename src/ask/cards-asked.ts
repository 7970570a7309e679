import type { GabongClause } from '../games/gabong/clauses.ts';
import type { GabongReadings } from '../games/gabong/rulings.ts';
import type { Judged, Said, SentenceData } from './verdict.ts';

export interface GabongTable {
  readonly rulings: GabongReadings;
  readonly packs: number;
}

export const gabong = (
  clause: GabongClause,
  sentence: string,
  data: SentenceData,
  said?: Said,
  rest: { readonly rulings?: readonly string[]; readonly link?: string } = {},
): Judged => ({
  game: 'gabong',
  clause,
  sentence,
  data,
  rulings: [],
  ...(said !== undefined && { said }),
  ...rest,
});
