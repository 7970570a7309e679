import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { LineId, StationId } from '../../games/gug/board-data.ts';
import type { Network } from '../../games/gug/network.ts';
import type { LinkProblem } from '../../games/gug/situation.ts';
import { currentGame, mayHaveDatabase } from '../../storage/current-game.ts';
import { openHouseRules, $houseRulesTrouble } from '../../storage/house-rules.ts';
import { keepMode, wasSettingUp } from '../../storage/choices.ts';
import { LazyBoundary, useBoundary } from '../../ui/LazyBoundary.tsx';
import { LATE, showScreen } from '../../ui/focus.ts';
import { useIdle } from '../../ui/idle.ts';
import { onSettingsElsewhere } from '../../ui/settings-elsewhere.ts';
import { showStaged } from '../../ui/staged.ts';
import { useStore } from '../../ui/use-store.ts';
import { Dock } from './Dock.tsx';
import { useLatePart } from './LatePart.tsx';
import { MapBridge } from './MapBridge.tsx';
import { More } from './More.tsx';
import { Ticket } from './Ticket.tsx';
import { keepAddress, openAddress } from './address.ts';
import { addStep, backTo, comeBy, type Question, questionOf, rideTo, standAt, waysTo } from './asking.ts';
import { takeKept, takeStarted } from './game/take-started.ts';
import { gugLate } from './late.ts';
import { type Names, namesOf } from './names.ts';
import { $sheet, type Panel, PanelContext, type PanelWords, type SheetContent, usePanel } from './panel-context.ts';
import { $request } from '../../storage/requests.ts';
import {
  $asked,
  $mode,
  $network,
  $session,
  $situation,
  change,
  type Mode,
  $ownQuestion,
  $question,
  $verdict,
} from './session.ts';
import { followHouseRules, undo } from './settings.ts';
import { fill } from '../../i18n/fill.ts';
import { download } from '../../ui/share.ts';

interface GugPanelProps extends PanelWords {
  /** The form that asks the same without a script; it stays until the judge is ready, and when it cannot be. */
  children?: ComponentChildren;
}

/** The game of Gaa Under Gunnar on the table. */
const { $id: $current, open: openCurrent, newest } = currentGame('gug');

/** Fetches the whole game's part, and lets it have the panel. */
const gameLoader = (texts: PanelWords) => async () => {
  const { GamePanel, takePanel, words } = await gugLate(texts.lang);
  takePanel(texts, words);
  return () => <GamePanel words={words} />;
};

/** Turns the panel to something else, and keeps that for a reload. */
function setMode(mode: Mode): void {
  keepMode('gug', mode);
  $mode.set(mode);
}

/** The ids of what the panel shows, each with its heading as its name. */
const SCREENS = { ask: 'gug-question', setup: 'gug-setup', game: 'gug-now' } as const satisfies Record<Mode, string>;

/** Turns the panel for a key, and gives the focus to what comes; by then another panel may be the one that is seen. */
function goTo(mode: Mode): void {
  setMode(mode);
  if (document.getElementById('gug')!.getClientRects().length > 0) showScreen(SCREENS[mode], LATE);
}

/** The GUG panel: asks where you stand and where you go, and shows what the judge says. */
export function GugPanel({ children, ...texts }: GugPanelProps) {
  const { lang, words } = texts;
  const network = useStore($network);
  const [problems, setProblems] = useState<readonly LinkProblem[]>([]);
  const [isMissing, setMissing] = useState(false);
  // The first picture is the page's own, also where another panel has fetched the board before: it is taken over node by node.
  const [isAwake, wake] = useState(false);
  const mode = useStore($mode);
  const [isBroken, forget] = useBoundary();
  const [loadGame] = useState(() => gameLoader(texts));

  const start = () => {
    forget();
    setMissing(false);
    void openAddress().then((found) => {
      setMissing(found === undefined);
      takeChosen();
      wake(true);
      setProblems(found ?? []);
      askNext();
      // Who opens a link has a question; who opens the page goes on where they were, or has the game that is on the table.
      const hasGame = $current.get() !== null;
      const next = wasSettingUp('gug', hasGame) ? 'setup' : hasGame ? 'game' : 'ask';
      if (location.search !== '' || $mode.get() !== 'ask') return;
      $mode.set(next);
      if (next !== 'game') void findKept(next);
    });
  };
  useEffect(() => {
    openHouseRules();
    // Another panel may have put one there already.
    if ($current.get() === null) openCurrent();
    start();
    return onSettingsElsewhere(followHouseRules);
  }, []);
  useEffect(
    () =>
      $request.subscribe((request) => {
        if (request === null) return;
        setMode(request);
        $request.set(null);
      }),
    [],
  );
  const isAsking = isAwake && mode !== 'game';
  useEffect(() => {
    if (isAsking || isMissing || isBroken) showStaged();
  }, [isAsking, isMissing, isBroken]);
  // A game is kept in the log, not in the address.
  useEffect(() => {
    if (mode !== 'ask') return undefined;
    const stops = [keepAddress(), watchStarts()];
    return () => stops.forEach((stop) => stop());
  }, [mode]);

  const board = network?.board;
  const names = useMemo(() => board && namesOf(board, words, lang), [board, words, lang]);
  const panel = useMemo(
    (): Panel | undefined =>
      network &&
      names && {
        ...texts,
        lateParts: () => gugLate(lang),
        network,
        names,
        ask,
        open,
        close,
        tap(station, as = []) {
          const { controller } = $session.get();
          if (!controller || controller.tap(station)) tapOn(network, names, station, as);
        },
        undo: takeBack,
        mode,
        setMode: goTo,
      },
    [network, names, mode],
  );
  if (!isAwake || !panel || isBroken) {
    return (
      <>
        {children}
        {(isMissing || isBroken) && (
          <div class="notes alarm" role="alert">
            <p>{isBroken ? words.panel.trouble.part : words.panel.trouble.board}</p>
            <button type="button" class="key" onClick={start}>
              {words.panel.trouble.again}
            </button>
          </div>
        )}
      </>
    );
  }
  return (
    <PanelContext.Provider value={panel}>
      <MapBridge />
      <ModeKeys />
      <Notes problems={problems} dismiss={() => setProblems([])} />
      {mode === 'ask' ? (
        <>
          <Ticket />
          <Dock />
          <Later />
        </>
      ) : (
        <LazyBoundary load={loadGame} trouble={words.panel.trouble.part} again={words.panel.trouble.again} />
      )}
      <OverPanel />
    </PanelContext.Provider>
  );
}

/** Local storage has no game: the database may have one that a killed browser has lost from it. @param first - what the panel shows. */
async function findKept(first: Mode): Promise<void> {
  const isAsFirst = () => $mode.get() === first && $asked.get().past.length === 0;
  if (await mayHaveDatabase()) await takeKept(isAsFirst);
}

const open = (sheet: SheetContent) => $sheet.set(sheet);
const close = () => $sheet.set(undefined);
const ask = (question: Question) => $ownQuestion.set(question);
/** Asks what the question of one's own still lacks. */
const askNext = () => ask(questionOf($asked.get().situation));

/** Takes over the station that somebody chose in the form, or a browser put back there, before the judge was there to ask. */
function takeChosen(): void {
  const form = document.querySelector<HTMLSelectElement>('.ask-form [name="at"]');
  const { situation } = $asked.get();
  const station = $network.get()?.board.stations.get(form?.value as StationId);
  if (station && location.search === '' && $mode.get() === 'ask') change(standAt(situation, station.id), station.name);
}

/** Takes the last change back: of a game its own way, and otherwise what is then open is asked. */
function takeBack(): void {
  const { controller } = $session.get();
  if (controller) controller.undo();
  else {
    undo();
    askNext();
  }
}

/** What lies over the panel, and what is fetched for it. */
function OverPanel() {
  const sheets = useLatePart('Sheets');
  return useStore($sheet) && sheets;
}

/** What stands below the map, where nobody looks first: the first key can be pressed before it is drawn. */
const Later = () => (useIdle() ? <More /> : null);

/** In a corner of the map: from a question of one's own to a game, and back where none is on the screen; one that is has the key under "More". */
function ModeKeys() {
  const { words, mode, setMode } = usePanel();
  const game = useStore($current);
  const { modes } = words.panel;
  const to = mode !== 'ask' ? 'ask' : game === null ? 'setup' : 'game';
  return (
    <div class="mode-keys">
      <button
        type="button"
        class={to === 'setup' ? 'key go' : 'key'}
        data-to={to}
        data-taps="once"
        onClick={() => setMode(to)}
      >
        {modes[to]}
      </button>
    </div>
  );
}

/**
 * While somebody asks the judge, a game that another tab starts comes onto this tab's table too: the key beside the map
 * leads to it. @returns how to stop.
 */
function watchStarts(): () => void {
  const since = Date.now();
  const hear = () => {
    if (newest() === $current.get()) return;
    void takeStarted(since);
  };
  const heard = new AbortController();
  const { signal } = heard;
  addEventListener('storage', hear, { signal });
  // A tab that sleeps hears nothing.
  document.addEventListener('visibilitychange', hear, { signal });
  addEventListener('pageshow', hear, { signal });
  return () => heard.abort();
}

/**
 * What a tap on a station means: the answer to the question that is open.
 *
 * @param as - the lines of the dot that was tapped, where the station has several; or that its name was typed.
 */
function tapOn(network: Network, names: Names, station: StationId, as: readonly LineId[] | 'typed'): void {
  const question = $question.get();
  const situation = $situation.get();
  const lines: readonly string[] = as === 'typed' ? [] : as;
  const label = names.station(station);
  const other = network.board.others.get(station);
  if (other) {
    if (question !== 'route' || !situation.position || situation.dice.length === 0) return;
    const [line, ...others] = other.railways;
    if (others.length > 0 || !line) open({ kind: 'railways', station });
    else change(addStep(situation, { line, to: station }), label);
    return;
  }
  const stand = () => {
    change(standAt(situation, station), label);
    ask('came');
  };
  if (question === 'at' || !situation.position) stand();
  else if (question === 'came') {
    const ways = waysTo(network, situation.position.at).filter(
      ({ from }) => network.place(from) === network.place(station),
    );
    const way = ways.find(({ by }) => lines.includes(by)) ?? ways[0];
    if (!way) {
      stand();
      return;
    }
    change(comeBy(situation, way), label);
    ask(situation.dice.length > 0 ? 'route' : 'die');
  } else if (situation.dice.length === 0) ask('die');
  else {
    const verdict = $verdict.get();
    const next = (verdict && backTo(network, situation, station, verdict)) ?? rideTo(network, situation, station, as);
    if (next) change(next, label);
    ask('route');
  }
}

/** So many problems are named, the others counted; and so many characters of each part are quoted. */
const NAMED = 3;
const QUOTED = 40;

interface NotesProps {
  problems: readonly LinkProblem[];
  dismiss: () => void;
}

/** What went wrong, over the map: parts of a link that make no sense, settings that could not be read or saved. */
function Notes({ problems, dismiss }: NotesProps) {
  const { words } = usePanel();
  const { link, rulings, clause } = words.panel;
  const trouble = useStore($houseRulesTrouble);
  if (problems.length === 0 && !trouble) return null;
  const close = () => {
    dismiss();
    $houseRulesTrouble.set(null);
    document.getElementById('gug-answer')?.focus();
  };
  return (
    <div class="notes alarm" role="alert">
      <div class="row">
        <button type="button" class="key" onClick={close}>
          {clause.close}
        </button>
        {trouble?.kind === 'unreadable' && (
          <button type="button" class="key" onClick={() => void download(trouble.text, 'gug-house-rules.txt')}>
            {rulings.download}
          </button>
        )}
      </div>
      {problems.slice(0, NAMED).map(({ part, text, why }, index) => (
        <p key={index} data-part={part}>
          {fill(link.problems[why], { text: shortened(`${part}=${text}`) })}
        </p>
      ))}
      {problems.length > NAMED && <p>{fill(link.more, { count: problems.length - NAMED })}</p>}
      {trouble && (
        <p data-part="house-rules">{trouble.kind === 'unreadable' ? rulings.unreadable : rulings.notSaved}</p>
      )}
    </div>
  );
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : text;
}
