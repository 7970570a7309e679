import bracketStyles from '../../styles/bracket.css?url';
import diceStyles from '../../styles/dice.css?url';
import playStyles from '../../styles/game-play.css?url';
import setupStyles from '../../styles/game-setup.css?url';
import tableStyles from '../../styles/table.css?url';
import tournamentStyles from '../../styles/tournament.css?url';
import { withStyleSheet } from '../../ui/style-sheet.ts';
import type { TournamentPage } from './table.ts';

const WORDS = {
  en: () => import('../../i18n/tournament/en.ts').then(({ TOURNAMENT_EN }) => TOURNAMENT_EN),
  nb: () => import('../../i18n/tournament/nb.ts').then(({ TOURNAMENT_NB }) => TOURNAMENT_NB),
} as const;

const STYLES = [playStyles, setupStyles, tableStyles, diceStyles, tournamentStyles, bracketStyles];

/** Fetches the tournaments, their words and their looks. */
export async function loadTournament(page: TournamentPage) {
  const [{ TournamentPanel }, words] = await Promise.all([
    import('./TournamentPanel.tsx'),
    WORDS[page.lang](),
    ...STYLES.map(withStyleSheet),
  ]);
  return () => <TournamentPanel {...page} words={words} />;
}
