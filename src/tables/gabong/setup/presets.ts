import type { MatchFinding } from '../../../games/gabong/match-decision.ts';
import {
  DEFAULT_GABONG_READINGS,
  type GabongReadings,
  readingsOfKept,
  readingsToKeep,
} from '../../../games/gabong/rulings.ts';
import { checkMatchSetup } from '../../../games/gabong/match-check-setup.ts';
import {
  type Counting,
  type Ends,
  firstMaster,
  type GabongSetup,
  type MasterClaim,
  PACKS_LEAST,
  PLAYERS_LEAST,
  PRESETS,
  RANKS,
  type Succession,
} from '../../../games/gabong/match-setup.ts';
import { presentIn } from '../../../games/gabong/match-standing.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import { asKept, type Chairs, emptyChairs, takenAt } from '../../shell/setup/chairs.ts';
import { type Problem, problemInWords, problemsOf } from '../../shell/setup/problems.ts';
import { findingInWords } from '../play/finding-words.ts';
import { describerOf } from '../play/describer.ts';
import type { GabongTexts } from '../table.ts';

export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as readonly PresetId[];

const COUNTINGS: Readonly<Record<PresetId, Counting>> = PRESETS;

/** The readings that tell presets apart; the others stay as the table reads them. */
const TOLD_BY = (Object.keys(DEFAULT_GABONG_READINGS) as readonly (keyof GabongReadings)[]).filter((id) =>
  PRESET_IDS.some((preset) => COUNTINGS[preset].rulings[id] !== DEFAULT_GABONG_READINGS[id]),
);

/** The table's way to count, from a preset on. */
export function withPreset({ rulings }: Counting, preset: PresetId): Counting {
  const from = COUNTINGS[preset];
  const told = Object.fromEntries(TOLD_BY.map((id) => [id, from.rulings[id]])) as Partial<GabongReadings>;
  return { ...from, rulings: { ...rulings, ...told } };
}

/** However many deals are played. */
const isSameEnd = (one: Ends, other: Ends): boolean =>
  one.by === 'deals' ? other.by === 'deals' : other.by === 'points' && one.limit === other.limit;

/** What cards count, and which of them double. */
export const isSameCount = (one: Pick<Counting, 'points' | 'doublers'>, other: typeof one): boolean =>
  RANKS.every(
    (rank) => one.points[rank] === other.points[rank] && one.doublers.includes(rank) === other.doublers.includes(rank),
  );

/** The preset that a table counts by, whatever else it reads in its own way; undefined: by none of them. */
export const presetOf = (counting: Counting): PresetId | undefined =>
  PRESET_IDS.find((preset) => {
    const from = COUNTINGS[preset];
    return (
      isSameCount(counting, from) &&
      isSameEnd(counting.ends, from.ends) &&
      TOLD_BY.every((id) => counting.rulings[id] === from.rulings[id])
    );
  });

/** A round in which only the names are missing. @param rulings - as this phone's tables read the rules. */
export const freshSetup = (rulings: GabongReadings): GabongSetup => ({
  players: emptyChairs(),
  master: 0,
  packs: PACKS_LEAST,
  ...PRESETS['ntnu-2010'],
  rulings,
});

/** Another round as the table plays by now: who has gone is not in it, its GM still reigns (2.3), and it reads the rules as it did last. */
export function setupAgain(state: GabongState): GabongSetup {
  const { setup, master, rulings } = state;
  const present = presentIn(state);
  return {
    ...setup,
    players: present.map((seat) => setup.players[seat]!),
    master: present.indexOf(master),
    rulings: readingsOfKept(rulings),
  };
}

/** Other players, or in another order: the GM stays the same one, and is the first of the list once that one has left. */
export function withPlayers(
  { players, master }: GabongSetup,
  changed: (now: Chairs) => Chairs,
): Pick<GabongSetup, 'players' | 'master'> {
  const next = changed(players);
  const at = next.findIndex((player) => player === players[master]);
  if (at >= 0) return { players: next, master: at };
  // Renamed, or away.
  return { players: next, master: next.length < players.length ? 0 : master };
}

/** The setup as it is kept: names without blanks around them, nobody on an empty chair, and somebody who sits as the GM. */
export const setupOf = (draft: GabongSetup): GabongSetup => ({
  ...draft,
  players: asKept(draft.players),
  master: Math.max(0, takenAt(draft.players).indexOf(draft.master)),
  rulings: readingsToKeep(readingsOfKept(draft.rulings)),
});

/** What stands between a table and its round. */
export const gabongProblems = (draft: GabongSetup): readonly Problem<MatchFinding>[] =>
  problemsOf(draft.players, checkMatchSetup(setupOf(draft)), PLAYERS_LEAST);

/** What stands in the way, in a sentence. */
export const gabongProblemInWords = (
  problem: Problem<MatchFinding>,
  { players }: GabongSetup,
  { words, rulings }: Pick<GabongTexts, 'words' | 'rulings'>,
): string =>
  problemInWords(problem, players, words.shared.names, (finding, name) =>
    findingInWords(describerOf({ words, rulings, name }), finding),
  );

/** What a table has said of its GMs (2.3). */
export interface Reigning {
  /** The seats of the reigning GMs who are here. */
  readonly seats: readonly number[];
  /** How many of tonight's players each reigns over, by seat; none where nobody has said. */
  readonly over: Readonly<Partial<Record<number, number>>>;
  /** Whose round was completed last; null: nobody remembers. */
  readonly latest: number | null;
}

export const NOBODY_REIGNS: Reigning = { seats: [], over: {}, latest: null };

const claimsOf = ({ seats, over, latest }: Reigning): readonly MasterClaim[] =>
  seats.map((seat) => ({ seat, reignsOver: over[seat] ?? 0, completed: seat === latest ? 1 : null }));

/** Who is the GM of the first deal, as far as the table has answered. */
export const successionOf = (players: number, reigning: Reigning): Succession =>
  firstMaster(players, claimsOf(reigning));

/** Who must say when a round of theirs was last completed: those who reign over as many, and more than the others. */
export function tiedIn(players: number, reigning: Reigning): readonly number[] {
  const before = successionOf(players, { ...reigning, latest: null });
  return reigning.seats.length > 0 && before.is === 'lot' ? before.among : [];
}

/** Lots are drawn among those who have a name, unless too few have one yet. */
export function namedAmong(chairs: Chairs, seats: readonly number[]): readonly number[] {
  const named = seats.filter((seat) => chairs[seat]?.name.trim() !== '');
  return named.length > 1 ? named : seats;
}

/** A seat that reigns, or no longer does. */
export const toggled = (reigning: Reigning, seat: number): Reigning => ({
  ...reigning,
  seats: reigning.seats.includes(seat)
    ? reigning.seats.filter((each) => each !== seat)
    : [...reigning.seats, seat].sort((one, other) => one - other),
  latest: reigning.latest === seat ? null : reigning.latest,
});
