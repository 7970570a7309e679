import { TABLE_EN } from '../table/en.ts';
import { DICE_EN } from '../table/en-dice.ts';
import { TOURNAMENT_BRACKET_EN } from './en-bracket.ts';
import { EXPLAIN_EN } from './en-explain.ts';
import { FAULTS_EN } from './en-faults.ts';
import { TOURNAMENT_PLAY_EN } from './en-play.ts';
import { TOURNAMENT_REASONS_EN } from './en-reasons.ts';
import { TOURNAMENT_SETUP_EN } from './en-setup.ts';
import { VARIATION_EN } from './en-variation.ts';
import type { TournamentWords } from './words.ts';

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
