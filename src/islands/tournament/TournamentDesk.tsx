import type { TournamentClause } from '../../games/tournament/rulings.ts';
import type { TournamentWords } from '../../i18n/tournament/words.ts';
import { $currentTournament, newestTournament, openCurrentTournament } from '../../log/current-tournament.ts';
import { $tournamentDraft, keepTournamentDraft, openTournamentDraft } from '../../log/tournament-draft.ts';
import { useSheets } from '../shared/use-sheets.ts';
import { useTableDesk } from '../shared/use-table-desk.ts';
import { SetUp } from './setup/SetUp.tsx';
import { Table } from './Table.tsx';
import { type TournamentPage, TournamentPanelContext, type TournamentSheet } from './texts-context.ts';
import { $tournamentWish } from './wish.ts';

const DESK = {
  current: { $id: $currentTournament, open: openCurrentTournament, newest: newestTournament },
  draft: { $draft: $tournamentDraft, open: openTournamentDraft, keep: keepTournamentDraft },
  $wish: $tournamentWish,
  place: 'tournament-now',
};

/** The tournament that is on the table, or one that is being set up. */
export function TournamentDesk(texts: TournamentPage & { words: TournamentWords }) {
  const sheets = useSheets<TournamentSheet, TournamentClause>();
  const { isOpen, saved, setUp, back, startedElsewhere } = useTableDesk('tournament', DESK);
  if (!isOpen) return <div class="fetching" aria-busy="true" />;
  return (
    <TournamentPanelContext.Provider value={{ ...texts, ...sheets }}>
      {saved ? (
        <Table key={saved.id} saved={saved} setUp={setUp} />
      ) : (
        <SetUp back={back} startedElsewhere={startedElsewhere} />
      )}
    </TournamentPanelContext.Provider>
  );
}
