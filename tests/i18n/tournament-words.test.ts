import { TOURNAMENT_EN, type TournamentWords } from '../../src/i18n/tournament/en.ts';
import { TOURNAMENT_NB } from '../../src/i18n/tournament/nb.ts';
import { testTemplates } from './templates.ts';

/** What the view of tournaments says itself. */
const own = ({ setup, play, bracket, reasons }: TournamentWords) => ({ setup, play, bracket, reasons });

testTemplates(own(TOURNAMENT_EN), own(TOURNAMENT_NB));
