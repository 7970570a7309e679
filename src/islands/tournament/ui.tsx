import { TOURNAMENT_RULINGS } from '../../games/tournament/rulings.ts';
import { layersOf } from '../../games/tournament/tournament-layers.ts';
import { isTournamentOver } from '../../games/tournament/tournament-places.ts';
import { TOURNAMENT } from '../../games/tournament/tournament-play.ts';
import { $currentTournament, newestTournament, openCurrentTournament } from '../../log/current-tournament.ts';
import { TOURNAMENT_DRAFT } from '../../log/tournament-draft.ts';
import { foldTournament } from '../../log/played-tournament.ts';
import { Shell, usePanelOf } from '../shell/Shell.tsx';
import type { TableUi } from '../shell/table.ts';
import { editorOf } from './game/editors.tsx';
import { GameSheet } from './game/GameSheet.tsx';
import { PaperSheet } from './paper/PaperSheet.tsx';
import { called, eventSentence } from './play/event-sentence.ts';
import { findingInWords } from './play/finding-words.ts';
import { Play } from './play/Play.tsx';
import { TableSheet } from './play/TableSheet.tsx';
import { tellerOf } from './play/teller.ts';
import { throwingOf } from './play/throwing.ts';
import { told } from './play/told.ts';
import { SetUp } from './setup/SetUp.tsx';
import type { TournamentForm } from './table.ts';

const UI: TableUi<TournamentForm> = {
  game: 'tournament',
  current: { $id: $currentTournament, open: openCurrentTournament, newest: newestTournament },
  draft: TOURNAMENT_DRAFT,
  rules: TOURNAMENT,
  fold: foldTournament,
  // Tournaments have one clause of their own.
  clause: (clause, { sentence, book }) => ({
    number: clause.slice('gug-'.length),
    sentence,
    page: book,
    among: [clause],
  }),
  rulings: { forms: TOURNAMENT_RULINGS },
  nameOf: ({ setup }, _, player) => setup.players[player]?.name ?? '',
  more(state) {
    const layers = layersOf(state);
    return { layers, isOver: isTournamentOver(state, layers) };
  },
  describe(table) {
    const teller = tellerOf(table);
    return {
      step: (step) => told(step, teller),
      event: (event) => eventSentence(event, teller),
      name: (event) => called(event, teller),
      finding: (finding) => findingInWords(teller, finding),
      thrown: throwingOf,
    };
  },
  SetUp,
  Play,
  sheets: { table: TableSheet, game: GameSheet, paper: PaperSheet },
  editors: () => Promise.resolve(({ kind }) => editorOf(kind)),
};

/** The tournament that is on the table, or one that is being set up. */
export function TournamentPanel(texts: TournamentForm['texts']) {
  return <Shell panel={usePanelOf(UI, texts)} />;
}
