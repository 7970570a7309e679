import { useEffect, useMemo, useState } from 'preact/hooks';
import { isDeleted } from '../games/shared/played.ts';
import { fill } from '../i18n/fill.ts';
import type { Lang } from '../i18n/lang.ts';
import type { LogWords } from '../i18n/log/en.ts';
import { $games, $saving, append, openLog, saveAgain } from '../storage/games.ts';
import { $request } from '../storage/requests.ts';
import { MoreKey, usePortion } from '../ui/Portion.tsx';
import { ViewKeys } from '../ui/ViewKeys.tsx';
import { isForNewer, type Trouble } from '../storage/log-state.ts';
import { guardLeaving } from '../tables/shell/leave-guard.ts';
import { takeAll, takeGame } from '../tables/shell/take-games.ts';
import { useStore } from '../ui/use-store.ts';
import { REQUESTS } from '../storage/requests.ts';
import type { TournamentPage } from '../tables/tournament/table.ts';
import { Tournament } from '../tables/tournament/Tournament.tsx';
import { Filters } from './Filters.tsx';
import { GameCard } from './GameCard.tsx';
import { BringView } from './BringView.tsx';
import { GameSheet } from './GameSheet.tsx';
import { PlayersView } from './PlayersView.tsx';
import { ReadView } from './ReadView.tsx';
import { StorageView } from './StorageView.tsx';
import { TakeKeys } from './TakeKeys.tsx';
import { $arrived } from './link-mark.ts';
import { ALL, type Filter, gamesIn, isShown, liveGames } from './game-list.ts';
import { LogContext, type LogScreen, type LogSheet, useLog, type View } from './log-context.ts';
import { lastAt, titleOf } from './names.ts';
import { $standings, followGames } from './standings.ts';
import { $season, $seasonChosen, isIn } from '../storage/seasons.ts';
import { dayOf } from '../ui/day.ts';
import { Icon } from '../ui/Icon.tsx';

const VIEWS = ['games', 'players', 'tournaments', 'storage'] as const satisfies readonly View[];

const PARTS = { games: GamesView, players: PlayersView, storage: StorageView, bring: BringView, read: ReadView };

interface LogPanelProps {
  lang: Lang;
  words: LogWords;
  tournaments: TournamentPage;
}

/** All that the Log panel does, once its words are there. */
export function LogPanel({ lang, words, tournaments }: LogPanelProps) {
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

  if (!isOpen) return <div class="fetching" aria-busy="true" />;
  const log: LogScreen = {
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
  const View = view === 'tournaments' ? undefined : PARTS[view];
  return (
    <LogContext.Provider value={log}>
      <SavingNotice />
      <ViewKeys
        label={words.views.label}
        views={VIEWS.map((each) => [each, words.views[each]])}
        view={view}
        show={log.show}
      />
      <p class="log-said" role="status">
        {said}
      </p>
      {View ? <View /> : <Tournament {...tournaments} />}
      {deleted !== undefined && <DeletedBar id={deleted} close={() => setDeleted(undefined)} />}
      {sheet && <GameSheet key={sheet.id} sheet={sheet} />}
    </LogContext.Provider>
  );
}

/** What these say of the games is all that there is to say. */
const IS_SAFE: readonly Trouble[] = ['cleared', 'closed-by-newer'];

/** What cannot be saved is said at once, with what is safe and what to press. */
function SavingNotice() {
  const { saving } = useLog().words;
  const state = useStore($saving);
  if (state.is !== 'not-saved') return null;
  return (
    <div class="log-notice alarm stack loose" role="alert">
      <h3>{saving.heading}</h3>
      <p>{saving.why[state.why]}</p>
      {!IS_SAFE.includes(state.why) && <p>{state.isLocal ? saving.lastsLocal : saving.lasts}</p>}
      <div class="row">
        {!isForNewer(state.why) && (
          <button type="button" class="key" onClick={() => void saveAgain()}>
            {saving.again}
          </button>
        )}
        <button type="button" class="key" onClick={() => void takeAll()}>
          {saving.take}
        </button>
      </div>
    </div>
  );
}

interface DeletedBarProps {
  id: string;
  close: () => void;
}

/** "Deleted", and undo at its place, bottom left, until it is used or another thing is done. */
function DeletedBar({ id, close }: DeletedBarProps) {
  const { words, lang } = useLog();
  const { deleted, sheet } = words;
  const logged = useStore($games).get(id);
  if (logged?.kind !== 'game' || !isDeleted(logged.game.events)) return null;
  const undo = () => {
    append(id, { kind: 'restore' });
    close();
    document.getElementById('log-title')?.focus();
  };
  return (
    <div class="log-undo line snug card">
      <button type="button" class="key" onClick={undo}>
        <Icon is="undo" />
        {deleted.undo}
      </button>
      <p role="status">{fill(deleted.said, { name: titleOf(logged.game, words, lang) })}</p>
      <button type="button" class="key quiet" aria-label={sheet.close} onClick={close}>
        <Icon is="close" />
      </button>
    </div>
  );
}

/** So many games are seen at a glance. */
const FILTERED = 4;
/** So many rows are drawn before somebody asks for more: two screens of a phone. */
const FIRST = 20;

/** All games, the one last played first; what can be worked out about them comes in as it is ready. */
function GamesView() {
  const { words } = useLog();
  const { list, bring } = words;
  const games = useStore($games);
  const standings = useStore($standings);
  const [filter, setFilter] = useState<Filter>(ALL);
  const season = useStore($seasonChosen);
  const [isFiltering, setFiltering] = useState(season !== undefined);
  const { live, newer } = useMemo(() => ({ live: liveGames(games), newer: gamesIn(games).newer }), [games]);
  const fitting = live.filter(
    (game) =>
      isShown(game, filter, standings.get(game.id)) && (!season || isIn(season, game.game, dayOf(lastAt(game)))),
  );
  const { shown, left, more } = usePortion(fitting, FIRST);
  if (live.length === 0 && newer.length === 0) return <EmptyLog />;
  return (
    <div class="log-games">
      {(live.length >= FILTERED || isFiltering) && (
        <div class="log-count">
          <p aria-live="polite">{fill(list.shown, { count: fitting.length })}</p>
          <button
            type="button"
            class="chip card"
            aria-expanded={isFiltering}
            onClick={() => {
              setFiltering(!isFiltering);
              setFilter(ALL);
              $season.set('');
            }}
          >
            {isFiltering ? list.showAll : list.filter}
          </button>
        </div>
      )}
      {isFiltering && <Filters games={live} filter={filter} choose={setFilter} />}
      {fitting.length === 0 && live.length > 0 && <p class="log-none">{list.none}</p>}
      <ul class="log-cards">
        {shown.map((game) => (
          <li key={game.id}>
            <GameCard game={game} known={standings.get(game.id)} />
          </li>
        ))}
        {newer.map(({ id, version }) => (
          <li key={id}>
            <NewerCard id={id} version={version} />
          </li>
        ))}
      </ul>
      <MoreKey left={left} label={list.more} more={more} />
      <section class="log-take" aria-label={bring.heading}>
        <TakeKeys />
      </section>
    </div>
  );
}

/** A game that a newer version wrote: it can be taken along as it is, and nothing else is done to it. */
function NewerCard({ id, version }: { id: string; version: number }) {
  const { words } = useLog();
  return (
    <article class="log-card column">
      <h3>{words.card.newer}</h3>
      <p>{fill(words.card.newerHint, { version })}</p>
      <button type="button" class="key wide" onClick={() => void takeGame(id)}>
        {words.share.file}
      </button>
    </article>
  );
}

/** Nothing is saved on this device: what to do about it. */
function EmptyLog() {
  const { words, show } = useLog();
  const { empty, bring } = words;
  const setUp = () => {
    $request.set('setup');
    location.hash = '#gug';
  };
  return (
    <div class="log-empty stack">
      <h3>{empty.heading}</h3>
      <p>{empty.hint}</p>
      <button type="button" class="log-play" onClick={setUp}>
        {empty.play}
      </button>
      <a class="key wide" href="#gools">
        {empty.playGools}
      </a>
      <a class="key wide" href="#gabong">
        {empty.playGabong}
      </a>
      <p class="soft">{empty.bring}</p>
      <button type="button" class="key wide" onClick={() => show('bring')}>
        {bring.open}
      </button>
    </div>
  );
}
