import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Due } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { WakeLock } from '../../../shell/WakeLock.tsx';
import { SaveTrouble } from '../../../shell/SaveTrouble.tsx';
import { StartedElsewhere } from '../../../shell/setup/StartedElsewhere.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { Ticket } from '../../Ticket.tsx';
import { usePanel } from '../../panel-context.ts';
import { $verdict } from '../../session.ts';
import { useGame } from '../game-context.ts';
import { $notice, act, type Notice, tellTimeUp } from '../game-session.ts';
import { DrinkSheet } from './DrinkSheet.tsx';
import { GameBar } from './GameBar.tsx';
import { Head, useNow } from './Head.tsx';
import { OverruleSheet } from './OverruleSheet.tsx';
import { PlacesSheet } from './PlacesSheet.tsx';
import { PlayPart } from './PlayPart.tsx';
import { Queue } from './Queue.tsx';
import { SnolSheet } from './SnolSheet.tsx';
import { TableSheet } from './TableSheet.tsx';
import { useCalled } from './called.ts';
import { finishDeadline } from './clock.ts';
import { mainDue, winnersOf } from './turn-plays.ts';
import { type Countdown, PlayContext, type PlaySheet, usePlay } from './play-context.ts';
import { isForPoints } from './seat-words.ts';

/** The running game at the thumb: whose turn it is, and what can be done. */
export function Play() {
  const game = useGame();
  const called = useCalled();
  const { setMode } = usePanel();
  const [sheet, open] = useState<PlaySheet>();
  const notice = useStore($notice);
  const [countdown, count] = useState<Countdown>();
  const { words } = game;
  const due = mainDue(game.due);
  const what = useDueWords(due);

  useLayoutEffect(() => () => $notice.set(undefined), []);
  useEffect(() => {
    if (due.kind !== 'move') count(undefined);
  }, [due.kind]);

  const announced = 'seat' in due ? fill(words.play.announce, { name: called.seat(due.seat), what }) : what;
  return (
    <PlayContext.Provider value={{ open, countdown, count }}>
      <div class="game-overlay">
        <WakeLock words={words.play.wake} />
      </div>
      <SaveTrouble game={game.saved.id} words={words.play.saving} />
      {notice && <NoticeCard notice={notice} what={what} />}
      {countdown && <CountdownView countdown={countdown} />}
      {due.kind === 'move' && <Ticket />}
      <section class="dock game-dock" aria-label={words.play.label} data-due={due.kind}>
        <StartedElsewhere game={game.saved.id} words={words.setup.elsewhere} setUp={() => setMode('setup')} />
        <Head now={due} what={what} />
        <Queue now={due} />
        <div class="dock-part game-part" role="group" aria-label={announced} tabIndex={-1} data-taps="once">
          <TimeUp />
          <PlayPart due={due} />
        </div>
        <GameBar isRouting={due.kind === 'move'} />
      </section>
      <p class="visually-hidden" aria-live="polite" data-said="game">
        {announced}
      </p>
      {sheet && <PlaySheets sheet={sheet} close={() => open(undefined)} />}
    </PlayContext.Provider>
  );
}

function PlaySheets({ sheet, close }: { sheet: PlaySheet; close: () => void }) {
  switch (sheet.kind) {
    case 'drink':
      return <DrinkSheet key={sheet.seat} seat={sheet.seat} close={close} />;
    case 'snol':
      return <SnolSheet close={close} />;
    case 'places':
      return <PlacesSheet close={close} />;
    case 'table':
      return <TableSheet close={close} />;
    case 'overrule':
      return <OverruleSheet event={sheet.event} close={close} />;
  }
}

/** The key that ends the game once the 15 minutes are over (15.1); before that, nothing. */
function TimeUp() {
  const { words, state } = useGame();
  const deadline = finishDeadline(state);
  const now = useNow(deadline !== undefined);
  const isUp = deadline !== undefined && now >= deadline;
  useEffect(() => {
    if (isUp) tellTimeUp();
  }, [isUp]);
  if (!isUp) return null;
  const { clock } = words.play;
  return (
    <button type="button" class="key go wide" data-do="time-up" onClick={() => act({ kind: 'time-up' })}>
      <span>
        {clock.timeUp}
        <small>{clock.timeUpWhy}</small>
      </span>
    </button>
  );
}

/** Milliseconds for which "Time!" stands where nothing follows from it. */
const TOLD_FOR = 4000;

/** The seconds that are left, over a corner of the map; taps go through it, but for the key that puts it away. */
function CountdownView({ countdown }: { countdown: Countdown }) {
  const { snol } = useGame().words.play;
  const { count } = usePlay();
  const { form, endsAt } = countdown;
  const left = Math.max(0, Math.ceil((endsAt - useNow(true)) / 1000));
  useEffect(() => {
    if (form !== 'hurry') return;
    const timer = setTimeout(() => count(undefined), endsAt + TOLD_FOR - Date.now());
    return () => clearTimeout(timer);
  }, [form, endsAt]);
  return (
    <div class="countdown" data-over={left === 0}>
      <span role="timer" class="countdown-left">
        {left > 0 ? left : form === 'count' ? snol.countOver : snol.over}
      </span>
      <button type="button" class="key" aria-label={snol.stop} title={snol.stop} onClick={() => count(undefined)}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  );
}

/** What is to be done, in a few words. */
function useDueWords(due: Due): string {
  const { words, state, hand } = useGame();
  const called = useCalled();
  const verdict = useStore($verdict);
  const [winner] = winnersOf(state);
  const { now, over } = words.play;
  const hasTwo = state.setup.variation === 'DUT';
  const owner = (seat: number, icon: number) => state.setup.seats[seat]?.players[icon]?.name ?? '';
  switch (due.kind) {
    case 'throw':
      return now[due.isAgain ? (`${due.for}Again` as const) : due.for];
    case 'place':
      return hasTwo ? fill(now.placeIcon, { name: owner(due.seat, due.icon) }) : now.place;
    case 'roll':
      return due.dice === 2 ? now.rollTwo : now.roll;
    case 'skip':
    case 'drink': {
      if (due.owed === 0) return now.sitsOut;
      const own = state.seats[due.seat];
      return fill(own && isForPoints(own) ? now.owesPoints : now.owes, { count: due.owed });
    }
    case 'move': {
      const count = verdict?.points.total ?? 0;
      return hasTwo ? fill(now.moveIcon, { name: owner(due.seat, hand.icon), count }) : fill(now.move, { count });
    }
    case 'toss':
      return now.toss;
    case 'pass':
      return now.pass;
    case 'time-up':
      return now.timeUp;
    case 'over':
      return winner === undefined ? over.nobody : fill(over.wins, { name: called.who(winner) });
  }
}

/** What is due before a tap on the map means anything, `what`; or why something was not played, each reason with its clause; and the referee's way round it, where there is one. */
function NoticeCard({ notice, what }: { notice: Notice; what: string }) {
  const { words } = useGame();
  const { open } = usePlay();
  const called = useCalled();
  const { notice: text } = words.play;
  return (
    <div class="notes game-notice" role="alert">
      {notice.kind === 'not-now' ? (
        <p>{fill(text.first, { what: what.charAt(0).toLowerCase() + what.slice(1) })}</p>
      ) : (
        notice.judgement.findings
          .filter((finding) => !('effect' in finding) || finding.effect === 'breaks')
          .map((finding, index) => (
            <p key={index} class="line">
              <span class="finding">{called.finding(finding)}</span>
              <ClauseTag clause={finding.clause} />
            </p>
          ))
      )}
      <div class="row">
        <button type="button" class="key" data-do="dismiss" onClick={() => $notice.set(undefined)}>
          {text.dismiss}
        </button>
        {notice.kind === 'refused' && notice.judgement.canOverrule && (
          <button
            type="button"
            class="key"
            data-do="overrule"
            onClick={() => {
              $notice.set(undefined);
              open({ kind: 'overrule', event: notice.event });
            }}
          >
            {text.overrule}
          </button>
        )}
      </div>
    </div>
  );
}
