import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isDeleted } from '../../games/shared/played.ts';
import { fill } from '../../i18n/fill.ts';
import type { Lang } from '../../i18n/lang.ts';
import { TV_EN, type TvWords } from '../../i18n/tv/en.ts';
import { TV_NB } from '../../i18n/tv/nb.ts';
import { codesOf, type Shown } from '../../logbook/game-address.ts';
import { uiOf } from '../../logbook/registry.ts';
import { $games, openLog } from '../../storage/games.ts';
import { calledNow } from '../../storage/registry.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { $tvChoice } from '../../storage/choices.ts';
import tvStyles from '../../styles/tv.css?url';
import { contextOf } from '../../ui/context.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { useScreenLock } from '../../ui/screen-lock.ts';
import { withStyleSheet } from '../../ui/style-sheet.ts';
import { useStore } from '../../ui/use-store.ts';
import { clockFace, wholeSeconds } from '../gug/game/play/clock.ts';
import type { TvRow, TvView } from '../shell/tv-view.ts';

/** Both are short, and come with the part itself. */
const WORDS = { en: TV_EN, nb: TV_NB } as const;

/** What lies behind the big screen, and is not to be reached while it is on. */
const behind = (place: HTMLElement): readonly Element[] =>
  [...document.querySelectorAll('body > *, main > *')].filter((each) => !each.contains(place));

/** Fetches the big screen. @returns what shows it in its place, and what that returns puts it away. */
export async function fetchTv(place: HTMLElement, leave: () => void): Promise<() => () => void> {
  const lang: Lang = document.documentElement.lang === 'nb' ? 'nb' : 'en';
  const words = WORDS[lang];
  await Promise.all([openLog(), withStyleSheet(tvStyles)]);
  return () => {
    const others = behind(place).filter((each) => !each.hasAttribute('inert'));
    for (const each of others) each.setAttribute('inert', '');
    render(<Tv lang={lang} words={words} leave={leave} />, place);
    return () => {
      render(null, place);
      for (const each of others) each.removeAttribute('inert');
    };
  };
}

interface TvProps {
  lang: Lang;
  words: TvWords;
  leave: () => void;
}

/** The running game for a room: nothing is put in here, and it follows what other tabs of this browser do. */
function Tv({ lang, words, leave }: TvProps) {
  const games = useStore($games);
  const choice = useStore($tvChoice);
  useScreenLock(true);
  const game = useMemo(
    () =>
      latest(
        [...games.values()].flatMap((each) => (each.kind === 'game' ? [each.game] : [])),
        choice,
      ),
    [games, choice],
  );
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    screen.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const load = async () => {
    const ui = await uiOf(game!.game);
    if (!ui) throw new Error('a part of the big screen was not fetched');
    const view = await ui.tv(lang, words);
    return () => <Running lang={lang} words={words} view={view} />;
  };
  return (
    <div ref={screen} class="tv ringless" tabIndex={-1} role="region" aria-label={words.heading}>
      {game ? (
        <CurrentGame.Provider value={game}>
          <LazyBoundary key={game.game} load={load} trouble={words.trouble} again={words.again} />
        </CurrentGame.Provider>
      ) : (
        <div class="tv-none">
          <p class="tv-who">{words.none}</p>
          <p>{words.noneHint}</p>
        </div>
      )}
      <div class="tv-keys">
        {document.fullscreenEnabled && (
          <button
            type="button"
            class="key"
            onClick={() =>
              void (document.fullscreenElement
                ? document.exitFullscreen()
                : document.documentElement.requestFullscreen())
            }
          >
            {words.full}
          </button>
        )}
        <button type="button" class="key" data-do="leave" onClick={leave}>
          {words.leave}
        </button>
      </div>
    </div>
  );
}

/** The game that was played on last, or that somebody has chosen since. */
function latest(games: readonly SavedGame[], choice: ReturnType<typeof $tvChoice.get>): SavedGame | undefined {
  const touched = ({ id, createdAt, events }: SavedGame): number =>
    Math.max(createdAt, events.at(-1)?.at ?? 0, choice?.id === id ? choice.at : 0);
  return games
    .filter(({ events }) => !isDeleted(events))
    .sort((one, other) => touched(other) - touched(one) || (one.id < other.id ? -1 : 1))[0];
}

/** The game that is shown: what is fetched for its kind stays as it is played on. */
const [CurrentGame, useCurrentGame] = contextOf<SavedGame>('the big screen');

interface RunningProps {
  lang: Lang;
  words: TvWords;
  view: (saved: SavedGame) => TvView;
}

function Running({ lang, words, view: viewOf }: RunningProps) {
  const game = useCurrentGame();
  const { who, what, last, rows, picture, clock } = useMemo(() => viewOf(calledNow(game)), [game]);
  return (
    <div class="tv-game" data-game={game.game} data-picture={picture !== undefined}>
      <header class="tv-now" aria-live="polite">
        <p class="tv-who" data-long={longness(who || what)} data-alone={who === '' || what === ''}>
          {who || what}
        </p>
        {who !== '' && what !== '' && <p class="tv-what">{what}</p>}
      </header>
      <div class="tv-clocks">
        {clock && <RunningClock {...clock} />}
        <TimeOfDay lang={lang} />
      </div>
      {picture !== undefined && <div class="tv-picture">{picture}</div>}
      <Rows label={words.standings} rows={rows} most={picture === undefined ? COLUMN : BESIDE_PICTURE} />
      <footer class="tv-foot">
        {last.length > 0 && (
          <section class="tv-last" aria-label={words.last}>
            {last.slice(0, LINES).map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </section>
        )}
        <Join game={game} words={words} />
      </footer>
    </div>
  );
}

/** Letters of a name that has a line to itself. */
const LONG = 16;
/** More than two lines of large letters: who shares a win, by long names. */
const VERY_LONG = 76;
const longness = ({ length }: string) => (length > VERY_LONG ? 'very' : length > LONG);
/** The same in a row beside a picture. */
const LONG_ROW = 22;
/** Sentences of the last play that are shown. */
const LINES = 3;
/** Rows that have room below each other, on the whole screen and beside a picture; more stand in columns. */
const COLUMN = 5;
const BESIDE_PICTURE = 6;

function Rows({ label, rows, most }: { label: string; rows: readonly TvRow[]; most: number }) {
  const columns = Math.ceil(rows.length / most);
  return (
    <ol class="tv-rows" aria-label={label} data-columns={columns} data-count={rows.length}>
      {rows.map(({ name, isUp, figure, facts }, index) => (
        <li key={index} data-up={isUp}>
          {/* A name from right to left is cut at its end, too. */}
          <span class="tv-name" data-long={name.length > LONG_ROW} dir="auto">
            {name}
          </span>
          <strong class="tv-figure">{figure}</strong>
          <span class="tv-facts">{facts.join(' · ')}</span>
        </li>
      ))}
    </ol>
  );
}

/** A code for phones: the whole game where one code holds it, else what is new in it for those that have it. */
function Join({ game, words }: { game: SavedGame; words: TvWords }) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let isStale = false;
    const draw = () => void codesOf(game, 'news').then((found) => !isStale && setShown(found));
    // Drawn once nothing has happened for a moment: taps come first.
    const timer = setTimeout(draw, JOIN_AFTER);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [game]);
  if (shown?.is !== 'one' && shown?.is !== 'news') return null;
  const label = shown.is === 'one' ? words.join : fill(words.catchUp, { count: shown.count });
  return (
    <figure class="tv-join">
      <QrCode code={shown.code} label={label} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

const JOIN_AFTER = 400;

const TICK = 250;

/** The clock's time in milliseconds, as it goes on. */
function useTime(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function RunningClock(clock: NonNullable<TvView['clock']>) {
  const now = useTime();
  const running = (): string =>
    'still' in clock ? clock.still : clockFace('to' in clock ? wholeSeconds(clock.to - now) : now - clock.from);
  return (
    <p>
      {clock.label} <strong role="timer">{running()}</strong>
    </p>
  );
}

function TimeOfDay({ lang }: { lang: Lang }) {
  const now = useTime();
  return (
    <p>{new Date(now).toLocaleTimeString(lang === 'en' ? 'en-GB' : lang, { hour: '2-digit', minute: '2-digit' })}</p>
  );
}
