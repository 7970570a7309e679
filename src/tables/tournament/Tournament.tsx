import { LATE_WORDS } from '../../i18n/late/words.ts';
import panelStyles from '../../styles/tournament-panel.css?url';
import tableStyles from '../../styles/tables.css?url';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { withStyleSheet } from '../../ui/style-sheet.ts';
import type { TournamentPage } from './table.ts';

/** The tournaments, with their words and their looks: fetched when somebody goes to them. */
export function Tournament(page: TournamentPage) {
  const { lang, trouble, again } = page;
  const load = async () => {
    const [{ TournamentPanel }, words] = await Promise.all([
      import('./TournamentPanel.tsx'),
      LATE_WORDS.tournament[lang](),
      withStyleSheet(tableStyles),
      withStyleSheet(panelStyles),
    ]);
    return () => <TournamentPanel {...page} words={words} />;
  };
  return <LazyBoundary load={load} trouble={trouble} again={again} />;
}
