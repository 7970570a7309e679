import { formatPresets } from '../../../games/tournament/format-presets.ts';
import { parseFormat, writeFormat } from '../../../games/tournament/parse-format.ts';
import type { TournamentReadings } from '../../../games/tournament/rulings.ts';
import type { TournamentFinding } from '../../../games/tournament/tournament-decision.ts';
import { checkTournamentSetup } from '../../../games/tournament/tournament-check-setup.ts';
import { PLAYERS_LEAST, type TournamentSetup } from '../../../games/tournament/tournament-setup.ts';
import type { TournamentState } from '../../../games/tournament/tournament-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TournamentWords } from '../../../i18n/tournament/en.ts';
import { cleanName } from '../../../storage/text-schema.ts';
import { asKept, emptyChairs, takenAt } from '../../shell/setup/chairs.ts';
import { type Problem, problemInWords, problemsOf } from '../../shell/setup/problems.ts';

/** By which format it is played, and where a code of one's own is typed. */
export const FORMAT_ID = 'tournament-format';
export const CODE_ID = 'tournament-code';
/** Where is said what is played. */
export const OF_ID = 'tournament-game';

/** What the judge finds, with the seat that it is about, or where else it can be put right. */
export interface SetupFinding extends TournamentFinding {
  readonly data: TournamentFinding['data'] & { readonly seat?: number };
  readonly at?: string;
}

/** So many play: whoever has a name; before there are enough of them, as many as there are chairs. */
export function playersIn({ players }: TournamentSetup): number {
  const named = takenAt(players).length;
  return named < PLAYERS_LEAST ? players.length : named;
}

/** By which code it is played: the chosen one, or else the first known one for so many; empty where there is none. */
export const formatOf = (draft: TournamentSetup): string =>
  draft.format.trim() === ''
    ? (formatPresets(draft.rulings.R24).find(({ plan }) => plan.players === playersIn(draft))?.code ?? '')
    : draft.format;

/** The setup as it is kept: names without blanks around them, and the code as it is written. */
export function setupOf(draft: TournamentSetup): TournamentSetup {
  const format = formatOf(draft);
  const parsed = parseFormat(format, draft.rulings.R24);
  return {
    ...draft,
    players: asKept(draft.players),
    format: parsed.ok ? writeFormat(parsed.format) : format,
    of: draft.of.is === 'other' ? { ...draft.of, name: cleanName(draft.of.name) ?? '' } : draft.of,
  };
}

/** What stands between a table and its tournament. */
export const tournamentProblems = (draft: TournamentSetup): readonly Problem<SetupFinding>[] =>
  problemsOf(draft.players, checkTournamentSetup(setupOf(draft)).map(placed), PLAYERS_LEAST);

const OF_FORMAT: readonly TournamentFinding['reason'][] = ['bad-format', 'too-many-games', 'players-unlike-format'];

function placed(found: TournamentFinding): SetupFinding {
  const { player } = found.data;
  if (player !== undefined) return { ...found, data: { ...found.data, seat: player } };
  if (found.reason === 'bad-game-name') return { ...found, at: OF_ID };
  return OF_FORMAT.includes(found.reason) ? { ...found, at: FORMAT_ID } : found;
}

/** What stands in the way, in a sentence. */
export const tournamentProblemInWords = (
  problem: Problem<SetupFinding>,
  { players }: TournamentSetup,
  words: TournamentWords,
): string =>
  problemInWords(problem, players, words.shared.names, ({ reason, data }, name) =>
    fill(words.reasons[reason], {
      name: data.seat === undefined ? '' : name(data.seat),
      layer: '',
      game: '',
      count: data.count ?? 0,
    }),
  );

/** A tournament of which nothing has been said yet. @param rulings - as this phone's tables read the rules. */
export const freshSetup = (rulings: TournamentReadings): TournamentSetup => ({
  format: '',
  of: { is: 'gug', variation: null },
  players: emptyChairs(),
  rulings,
});

/** Another tournament with the same people, who read the rules as they did last. */
export const setupAgain = ({ setup, replaced, rulings }: TournamentState): TournamentSetup => ({
  ...setup,
  players: setup.players.filter((_, player) => replaced?.[player] === undefined),
  rulings,
});
