import { makeSheetCode, parseVariationCode } from '../../../games/gug/variation-code.ts';
import type { PlayedGame } from '../../../games/tournament/tournament-setup.ts';
import type { TournamentSetupWords } from '../../../i18n/tournament/words.ts';

/** What is played in a tournament, by its name. */
export const gameKindInWords = (of: PlayedGame, words: TournamentSetupWords['of']): string =>
  of.is === 'other' ? of.name : words.names[of.is];

/** The variation as the head of a result sheet has it, `CT T-1D1I-DD -CS`; undefined where none is said. */
export function sheetCodeOf(of: PlayedGame): string | undefined {
  const read = of.is === 'gug' && of.variation !== null ? parseVariationCode(of.variation) : undefined;
  return read?.ok ? makeSheetCode(read.variation, read.isClosed) : undefined;
}
