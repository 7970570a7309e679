import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/fill.ts';
import { WakeLock } from '../../../WakeLock.tsx';
import { usePanel } from '../../panel-context.ts';
import { Ticket } from '../../Ticket.tsx';
import { useGame } from '../game-context.ts';
import { $notice } from '../game-session.ts';
import { useStore } from '../../../shared/use-store.ts';
import { useCalled } from './called.ts';
import { CountdownView } from './CountdownView.tsx';
import { useDueWords } from './due-words.ts';
import { GameBar } from './GameBar.tsx';
import { Head } from './Head.tsx';
import { mainDue } from './main-due.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { type Countdown, PlayContext, type PlaySheet } from './play-context.ts';
import { PlayPart } from './PlayPart.tsx';
import { PlaySheets } from './PlaySheets.tsx';
import { Queue } from './Queue.tsx';
import { SaveTrouble } from '../../../shared/SaveTrouble.tsx';
import { StartedElsewhere } from '../../../shared/setup/StartedElsewhere.tsx';
import { TimeUp } from './TimeUp.tsx';

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
