import { TABLE_NB } from '../table/nb.ts';
import { DICE_NB } from '../table/nb-dice.ts';
import { TOURNAMENT_BRACKET_NB } from './nb-bracket.ts';
import { EXPLAIN_NB } from './nb-explain.ts';
import { FAULTS_NB } from './nb-faults.ts';
import { TOURNAMENT_PLAY_NB } from './nb-play.ts';
import { TOURNAMENT_REASONS_NB } from './nb-reasons.ts';
import { TOURNAMENT_SETUP_NB } from './nb-setup.ts';
import { VARIATION_NB } from './nb-variation.ts';
import type { TournamentWords } from './words.ts';

export const TOURNAMENT_NB: TournamentWords = {
  shared: TABLE_NB,
  dice: DICE_NB,
  setup: TOURNAMENT_SETUP_NB,
  explain: EXPLAIN_NB,
  faults: FAULTS_NB,
  play: TOURNAMENT_PLAY_NB,
  bracket: TOURNAMENT_BRACKET_NB,
  variation: VARIATION_NB,
  reasons: TOURNAMENT_REASONS_NB,
};
