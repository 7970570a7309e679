import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/fill.ts';
import { $situation } from '../../../../log/situation.ts';
import { WakeLock } from '../../../WakeLock.tsx';
import { usePanel } from '../../panel-context.ts';
import { Ticket } from '../../Ticket.tsx';
import { useGame } from '../game-context.ts';
import { useCalled } from './called.ts';
import { CountdownView } from './CountdownView.tsx';
import { useDueWords } from './due-words.ts';
import { GameBar } from './GameBar.tsx';
import { Head } from './Head.tsx';
import { mainDue } from './main-due.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { type Countdown, type Notice, PlayContext, type PlayDesk, type PlaySheet } from './play-context.ts';
import { PlayPart } from './PlayPart.tsx';
import { PlaySheets } from './PlaySheets.tsx';
import { Queue } from './Queue.tsx';
import { SaveTrouble } from '../../../shared/SaveTrouble.tsx';
import { StartedElsewhere } from '../../../shared/setup/StartedElsewhere.tsx';
import { TimeUp } from './TimeUp.tsx';
import { playsOfTurn } from './turn-plays.ts';
import { useHands } from './use-hands.ts';
import { useTable } from './use-table.ts';

/** The running game at the thumb: whose turn it is, and what can be done. */
export function Play() {
  const game = useGame();
  const called = useCalled();
  const { setMode } = usePanel();
  const [sheet, open] = useState<PlaySheet>();
  const [notice, say] = useState<Notice>();
  const [countdown, count] = useState<Countdown>();
  const { words, state, fold } = game;
  const due = mainDue(game.due);
  const what = useDueWords(due);

  const act: PlayDesk['act'] = (event) => {
    const judgement = game.play(event);
    say(judgement.allowed ? undefined : { kind: 'refused', event, judgement });
    return judgement.allowed;
  };
  useTable(due);
  useHands(due, what, { act, say });

  useEffect(() => {
    if (due.kind !== 'move') count(undefined);
  }, [due.kind]);

  const backToTurn = () => {
    $situation.set({ ...$situation.get(), route: [] });
    game.takeBack(playsOfTurn(fold.steps, state));
  };
  const announced = 'seat' in due ? fill(words.play.announce, { name: called.seat(due.seat), what }) : what;
  return (
    <PlayContext.Provider value={{ act, open, say, countdown, count }}>
      <div class="game-overlay">
        <WakeLock words={words.play.wake} />
      </div>
      <SaveTrouble game={game.saved.id} words={words.play.saving} />
      {notice && <NoticeCard notice={notice} />}
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
        <GameBar isRouting={due.kind === 'move'} backToTurn={backToTurn} />
      </section>
      <p class="visually-hidden" aria-live="polite" data-said="game">
        {announced}
      </p>
      {sheet && <PlaySheets sheet={sheet} close={() => open(undefined)} />}
    </PlayContext.Provider>
  );
}
