import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../i18n/lang.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import { append, openLog } from '../../log/games.ts';
import { useStore } from '../shared/use-store.ts';
import { guardLeaving } from '../shared/leave-guard.ts';
import { $arrived } from './arrived.ts';
import { DeletedBar } from './DeletedBar.tsx';
import { GamesView } from './GamesView.tsx';
import { GameSheet } from './GameSheet.tsx';
import { LogContext, type LogDesk as Desk, type LogSheet, type View } from './log-context.ts';
import { Part } from './Part.tsx';
import { SavingNotice } from './SavingNotice.tsx';
import { ViewKeys } from '../shared/ViewKeys.tsx';
import type { TournamentPage } from '../tournament/table.ts';
import { REQUESTS } from '../shell/requests.ts';
import { followGames } from './standings.ts';

const VIEWS = ['games', 'players', 'tournaments', 'storage'] as const satisfies readonly View[];

const PARTS = {
  players: () => import('./PlayersView.tsx').then(({ PlayersView }) => PlayersView),
  storage: () => import('./StorageView.tsx').then(({ StorageView }) => StorageView),
  bring: () => import('./BringView.tsx').then(({ BringView }) => BringView),
} as const;

interface LogDeskProps {
  lang: Lang;
  words: LogWords;
  tournaments: TournamentPage;
}

/** All that the Log panel does, once its words are there. */
export function LogDesk({ lang, words, tournaments }: LogDeskProps) {
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useState<View>('games');
  const [sheet, open] = useState<LogSheet>();
  const [said, say] = useState('');
  const [deleted, setDeleted] = useState<string>();
  const arrived = useStore($arrived);

  useEffect(() => {
    guardLeaving();
    void openLog().then(() => setOpen(true));
    return followGames();
  }, []);
  // Whoever asks for the tournament on the table wants to see it.
  useEffect(() => REQUESTS.tournament.subscribe((isRequested) => isRequested && setView('tournaments')), []);
  useEffect(() => {
    if (arrived !== null) setView('bring');
  }, [arrived]);

  const parts = {
    ...PARTS,
    tournaments: () => import('../tournament/load-tournament.tsx').then((part) => part.loadTournament(tournaments)),
  };
  if (!isOpen) return <div class="fetching" aria-busy="true" />;
  const desk: Desk = {
    lang,
    words,
    say,
    open,
    show(next) {
      setView(next);
      say('');
      // A long list is left at its end; the next view begins at its own top.
      scrollTo(0, 0);
    },
    remove(id) {
      append(id, { kind: 'delete' });
      open(undefined);
      say('');
      setDeleted(id);
    },
  };
  return (
    <LogContext.Provider value={desk}>
      <SavingNotice />
      <ViewKeys
        label={words.views.label}
        views={VIEWS.map((each) => [each, words.views[each]])}
        view={view}
        show={desk.show}
      />
      <p class="log-said" role="status">
        {said}
      </p>
      {view === 'games' ? <GamesView /> : <Part key={view} load={parts[view]} />}
      {deleted !== undefined && <DeletedBar id={deleted} close={() => setDeleted(undefined)} />}
      {sheet && <GameSheet key={sheet.id} sheet={sheet} />}
    </LogContext.Provider>
  );
}
