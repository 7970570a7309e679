import { DICE_EN } from '../table/en-dice.ts';
import { TABLE_EN, type TableWords } from '../table/en.ts';
import type { Words } from '../lang.ts';
import { TOURNAMENT_BRACKET_EN } from './en-bracket.ts';
import { EXPLAIN_EN } from './en-explain.ts';
import { FAULTS_EN } from './en-faults.ts';
import { TOURNAMENT_PLAY_EN } from './en-play.ts';
import { TOURNAMENT_REASONS_EN } from './en-reasons.ts';
import { TOURNAMENT_SETUP_EN } from './en-setup.ts';
import { VARIATION_EN } from './en-variation.ts';

export const TOURNAMENT_EN: TournamentWords = {
  shared: TABLE_EN,
  dice: DICE_EN,
  setup: TOURNAMENT_SETUP_EN,
  explain: EXPLAIN_EN,
  faults: FAULTS_EN,
  play: TOURNAMENT_PLAY_EN,
  bracket: TOURNAMENT_BRACKET_EN,
  variation: VARIATION_EN,
  reasons: TOURNAMENT_REASONS_EN,
};

export type ExplainWords = Words<typeof EXPLAIN_EN>;
export type FaultWords = Words<typeof FAULTS_EN>;
export type VariationWords = Words<typeof VARIATION_EN>;
export type TournamentBracketWords = Words<typeof TOURNAMENT_BRACKET_EN>;
export type TournamentPlayWords = Words<typeof TOURNAMENT_PLAY_EN>;
export type TournamentReasonsWords = Words<typeof TOURNAMENT_REASONS_EN>;
export type TournamentSetupWords = Words<typeof TOURNAMENT_SETUP_EN>;

/** Everything that is said of tournaments, in one language. */
export interface TournamentWords {
  /** What every table says alike. */
  readonly shared: TableWords;
  readonly dice: Words<typeof DICE_EN>;
  readonly setup: TournamentSetupWords;
  /** What a code means, and what is wrong with one. */
  readonly explain: ExplainWords;
  readonly faults: FaultWords;
  readonly play: TournamentPlayWords;
  readonly bracket: TournamentBracketWords;
  /** What a variation code of Gaa Under Gunnar means. */
  readonly variation: VariationWords;
  /** Why something is refused. */
  readonly reasons: TournamentReasonsWords;
}
