import { GOOLS } from '../../../games/gools/play.ts';
import { checkSetup } from '../../../games/gools/check-setup.ts';
import type { GoolsFinding } from '../../../games/gools/play-decision.ts';
import { type GoolsSetup, type Player, PLAYERS_LEAST } from '../../../games/gools/setup.ts';
import { endOf } from '../../../games/shared/reduction.ts';
import { playedOf } from '../../../games/shared/played.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GoolsTableWords } from '../../../i18n/gools/en.ts';
import type { SavedGoolsGame } from '../../../storage/saved-game.ts';
import { asKept } from '../../shell/setup/chairs.ts';
import { type Problem, problemInWords, problemsOf } from '../../shell/setup/problems.ts';

/** The setup as it is kept: names without blanks around them, and nobody on an empty chair. */
export const setupOf = ({ players, rulings }: GoolsSetup): GoolsSetup => ({ players: asKept(players), rulings });

/** What stands between a table and its evening. */
export const goolsProblems = (draft: GoolsSetup): readonly Problem<GoolsFinding>[] =>
  problemsOf(draft.players, checkSetup(setupOf(draft)), PLAYERS_LEAST);

/** What stands in the way, in a sentence. */
export const goolsProblemInWords = (
  problem: Problem<GoolsFinding>,
  { players }: GoolsSetup,
  words: GoolsTableWords,
): string =>
  problemInWords(problem, players, words.shared.names, ({ reason, data }, name) =>
    fill(words.reasons[reason], {
      name: data.seat === undefined ? '' : name(data.seat),
      count: data.count ?? 0,
      eyes: data.eyes ?? 0,
    }),
  );

/** Who sat at the table at an evening's end, clockwise: some may have come and gone. */
export function peopleOf(evening: SavedGoolsGame): readonly Player[] {
  const { ring, players } = endOf(GOOLS, evening.setup, playedOf(evening.events)).state;
  return ring.map((seat) => ({ name: players[seat]!.name }));
}
