import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Due } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { LimitPart } from '../../../shell/Limits.tsx';
import { Guide } from '../../../shell/Guide.tsx';
import { NoticeCard } from '../../../shell/Notice.tsx';
import { SaveTrouble } from '../../../shell/SaveTrouble.tsx';
import { Stage } from '../../../shell/Stage.tsx';
import { LiveRegion, type OwnUndo, TableActs } from '../../../shell/TableFrame.tsx';
import { StartedElsewhere } from '../../../shell/setup/StartedElsewhere.tsx';
import { ClauseTag } from '../../ClauseTag.tsx';
import { DieFace } from '../../Sign.tsx';
import { $sheet, type SheetContent, usePanel } from '../../panel-context.ts';
import { $past, $situation, $turn } from '../../session.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { type GugForm, useTable } from '../game-context.ts';
import { $alarm, openAlarmChoice } from '../../../../storage/choices.ts';
import { soundAlarm } from '../../../../ui/alarm.ts';
import { act } from '../game-actions.ts';
import { $countdown, $notice, tellTimeUp } from '../game-table.ts';
import { Head, useTicks } from './Head.tsx';
import { hasHandChoice } from './MovePart.tsx';
import { PlayLine, PlayPart } from './PlayPart.tsx';
import { SnolKey } from './sheets.tsx';
import { Queue, queueOf } from './Queue.tsx';
import { finishClock, isAbsurd, stillClock, timeLeft } from './clock.ts';
import { hadIn } from './PlayerTotal.tsx';
import { gugHint, isGugTaught } from './guide.ts';
import { lastDrop, mainDue, untimedOf } from './turn-plays.ts';
import { dueWords, wonWords } from './due-words.ts';
import { Icon } from '../../../../ui/Icon.tsx';

/** The running game at the thumb: whose turn it is, and what can be done. */
export function Play() {
  const game = useTable();
  const { lang, words, sheet, notice, setUp, open } = game;
  useOwnSheets();
  const [hasTimeKey, showTimeKey] = useState(false);
  const due = mainDue(game.due);
  const what = dueWords(due, game);
  const drinkers = queueOf(due, game);

  useLayoutEffect(() => () => $notice.set(undefined), []);

  const announced =
    'seat' in due
      ? fill(words.play.announce, { name: game.name(due.seat), what })
      : due.kind === 'over'
        ? wonWords(game, lang)
        : what;
  return (
    <>
      <SaveTrouble game={game.saved.id} words={words.shared.saving} />
      <StartedElsewhere game={game.saved.id} words={words.shared.setup.elsewhere} setUp={setUp} />
      {/* What lies over the table says it itself. */}
      {notice && !sheet && (
        <NoticeCard
          notice={notice}
          rest="gug-now"
          first={fill(words.play.notice.first, { what: what.charAt(0).toLowerCase() + what.slice(1) })}
          look="alarm game-notice"
        />
      )}
      <CountdownView due={due} />
      <RollShown />
      <Stage
        label={words.play.label}
        due={due.kind}
        moment={announced}
        words={words.play.bar}
        bar={<Head now={due} />}
        owed={due.kind !== 'over' && drinkers.length > 0 && <Queue drinkers={drinkers} />}
        line={
          due.kind === 'over' ? undefined : (
            <>
              <FirstRound due={due} />
              <PlayLine due={due} what={what} />
            </>
          )
        }
        acts={
          <TableActs useOwnUndo={useRouteUndo}>
            <div
              id="gug-now"
              class="game-part ringless"
              role="group"
              aria-label={announced}
              tabIndex={-1}
              data-taps="once"
            >
              <LimitPart of="gug" shows="notes" lang={lang} had={() => hadIn(game)} />
              <TimeUp tell={showTimeKey} />
              <TimesAsked />
              <PlayPart due={due} />
            </div>
          </TableActs>
        }
        hasKeys={hasKeys(due)}
        isTall={due.kind === 'over' || hasTimeKey || untimedOf(game.state).length > 0}
        isPaused={game.state.pause?.isOn === true}
        more={() => open({ kind: 'table' })}
      />
      <LiveRegion next={announced} saysNext hook="game" />
    </>
  );
}

/** Dice are typed in a row of keys of their own, and so is which of two dice or icons is played. */
const hasKeys = (due: Due): boolean =>
  due.kind === 'throw' || due.kind === 'roll' || due.kind === 'toss' || (due.kind === 'move' && hasHandChoice(due));

/** The steps of a route that is being tapped are undone before any event is. */
function useRouteUndo(): OwnUndo {
  const { names, undo } = usePanel();
  const { due } = useTable();
  const [lastChange] = useStore($past);
  const step = useStore($situation).route.at(-1);
  const what = lastChange?.label ?? (step && names.station(step.to));
  return what === undefined || mainDue(due).kind !== 'move' ? {} : { undo: { what, press: undo } };
}

/** What lies over the panel and the table for the turn that is on. */
const OF_A_TURN: readonly (SheetContent['kind'] | GugForm['sheet']['kind'])[] = [
  ...(['ends', 'step', 'railways'] as const),
  ...(['snol', 'advice', 'places'] as const),
];

/** Puts away what somebody opened for their turn once it is another's: a second screen may have played on. */
function useOwnSheets(): void {
  const { sheet, close, say } = useTable();
  const { close: closePanel } = usePanel();
  const turn = useStore($turn);
  const last = useRef(turn);
  useLayoutEffect(() => {
    if (last.current === turn) return;
    last.current = turn;
    say(undefined);
    const over = $sheet.get();
    if (over && OF_A_TURN.includes(over.kind)) closePanel();
    if (sheet && (OF_A_TURN as readonly string[]).includes(sheet.kind)) close();
  }, [turn]);
}

/** What to do next, for a table that plays for the first time. */
function FirstRound({ due }: { due: Due }) {
  const { lang, saved, state, reduction } = useTable();
  const told = gugHint(due);
  // A route that has begun says itself what comes next, and a drop is told first.
  const isBegun = useStore($situation).route.length > 0 || (due.kind === 'roll' && lastDrop(reduction.steps));
  return (
    <Guide
      guided="gug"
      lang={lang}
      saved={saved}
      hint={isBegun ? undefined : told?.key}
      rule={told && <ClauseTag clause={told.clause} />}
      isOver={isGugTaught(state)}
    />
  );
}

/**
 * The key that lets a paused clock go on; and the one that ends the game once the 15 minutes are over (15.1), with one that
 * hurries whoever the table lets play on; before that, nothing. Where nobody can be sure whether they are, the table says so
 * or plays on.
 */
function TimeUp({ tell }: { tell: (isShown: boolean) => void }) {
  const { words, saved, state } = useTable();
  const isPaused = state.pause?.isOn === true;
  const isRunning = finishClock(state) !== undefined && !isPaused;
  useTicks(isRunning);
  const time = timeLeft(saved.id, state);
  const isUp = time !== undefined && time.left <= 0;
  // It sounds where the time runs out before one's eyes, not each time that the page is opened after it.
  const wasRunning = useRef(false);
  useEffect(openAlarmChoice, []);
  useEffect(() => {
    if (isUp) tellTimeUp();
    if (isUp && wasRunning.current && $alarm.get()) soundAlarm();
    wasRunning.current = isRunning && !isUp;
  }, [isUp, isRunning]);
  const isShown = !isPaused && time !== undefined && (isUp || isAbsurd(time));
  useLayoutEffect(() => tell(isShown), [isShown]);
  const { clock } = words.play;
  if (isPaused) {
    const { label, face } = stillClock(saved.id, state, clock);
    return (
      <button type="button" class="key go wide" data-do="resume" onClick={() => act({ kind: 'resume' })}>
        <span>
          {clock.resume}
          <small>
            {label} {face}
          </small>
        </span>
      </button>
    );
  }
  if (!isShown) return null;
  return (
    <div class="line snug">
      <button
        type="button"
        class={time.isSure ? 'key go wide' : 'key wide'}
        data-do="time-up"
        onClick={() => act({ kind: 'time-up' })}
      >
        <span>
          {clock.timeUp}
          <small>{time.isSure ? clock.timeUpWhy : clock.timeUpUnsure}</small>
        </span>
      </button>
      {isUp && <SnolKey />}
    </div>
  );
}

/** In a sprint: a key for each time that nobody knows, for the table to enter (17.3). */
function TimesAsked() {
  const { words, state, open, name } = useTable();
  const { clock } = words.play;
  return (
    <>
      {untimedOf(state).map((seat) => (
        <button key={seat} type="button" class="key wide" data-do="time" onClick={() => open({ kind: 'time', seat })}>
          <span>
            {fill(clock.enter, { name: name(seat) })}
            <small>{clock.enterWhy}</small>
          </span>
        </button>
      ))}
    </>
  );
}

/** What was just rolled, large over the map for a second; not after a reload, and not where no motion is wanted. */
function RollShown() {
  const { reduction } = useTable();
  const last = reduction.steps.at(-1)?.play;
  const [first] = useState(last?.id);
  if (!last || last.id === first || last.event.kind !== 'roll') return null;
  return (
    <div class="roll-shown" key={last.id} aria-hidden="true">
      {last.event.dice.map((eyes, index) => (
        <DieFace key={index} eyes={eyes} />
      ))}
    </div>
  );
}

/** The seconds that are left, over a corner of the map, and then the key for the next call; taps go through all but the keys. */
function CountdownView({ due }: { due: Due }) {
  const { snol } = useTable().words.play;
  const countdown = useStore($countdown);
  const stop = () => $countdown.set(undefined);
  // It is over with the move, and with the turn.
  useEffect(() => {
    if (due.kind !== 'move') stop();
  }, [due.kind]);
  useEffect(() => stop, ['seat' in due && due.seat]);
  useTicks(countdown !== undefined);
  if (!countdown) return null;
  const { form, endsAt } = countdown;
  const left = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
  return (
    <div class="countdown" data-over={left === 0}>
      <span role="timer" class="countdown-left">
        {left > 0 ? left : form === 'count' ? snol.countOver : snol.over}
      </span>
      {left === 0 && <SnolKey />}
      <button type="button" class="key" aria-label={snol.stop} title={snol.stop} onClick={stop}>
        <Icon is="close" />
      </button>
    </div>
  );
}
