import { useEffect, useRef } from 'preact/hooks';
import { SaveTrouble } from '../../shared/SaveTrouble.tsx';
import { WakeLock } from '../../WakeLock.tsx';
import { AdvisorSign } from '../advisor/AdvisorSign.tsx';
import { MiniHead } from '../three-man/MiniHead.tsx';
import { useTable } from '../table-context.ts';
import { DrinkCard } from './DrinkCard.tsx';
import { Head } from './Head.tsx';
import { HouseRules } from './HouseRules.tsx';
import { Misfits } from './Misfits.tsx';
import { News } from './News.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { announcedOf, nowOf } from './now.ts';
import { PlayPart } from './PlayPart.tsx';
import { RuleCards } from './RuleCards.tsx';
import { Standing } from './Standing.tsx';
import { TableBar } from './TableBar.tsx';
import { TakerContext } from './taker-context.ts';
import { useChosenTaker } from './use-chosen-taker.ts';
import { WonCard } from './WonCard.tsx';

/** A second tap on the same spot belongs to the first one, whatever has come to lie there meanwhile. */
const dropDoubleTap = (event: MouseEvent) => {
  // Two quick taps are two dice, and two drinks of a double.
  const isMeant =
    event.target instanceof Element && event.target.closest('.dice-keys, .dice-row, .handing .table-key') !== null;
  if (event.detail < 2 || isMeant) return;
  event.preventDefault();
  event.stopPropagation();
};

/** The running evening at the thumb: who is up, what to beat, who drinks, and what can be done. */
export function Play() {
  const { words, saved, fold, state, due, name } = useTable();
  const part = useRef<HTMLDivElement>(null);
  const { shared, play } = words.table;
  const taker = useChosenTaker();
  const { seat } = taker;
  const what = nowOf(due, state, play);
  const announced = announcedOf(due, state, play, seat === undefined ? '' : name(seat));
  const isMini = state.stage.is === 'three-man' || state.stage.is === 'one-die' || state.stage.is === 'name';

  // Whoever is up now stands at the top, however far down the last key was.
  const turn = `${state.stage.is} ${taker.expected ?? ''}`;
  const lastTurn = useRef(turn);
  useEffect(() => {
    if (lastTurn.current !== turn) scrollTo({ top: 0 });
    lastTurn.current = turn;
  }, [turn]);

  // The key that was pressed is gone with what it was for: focus stays with the next ones.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) part.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [fold.steps.length]);

  return (
    <div class="game-table" data-stage={state.stage.is} data-due={due[0]?.kind}>
      <SaveTrouble game={saved.id} words={shared.saving} />
      <section class="table-dock" aria-label={play.label}>
        {isMini ? <MiniHead /> : <Head seat={seat} what={what} />}
        <AdvisorSign />
        <NoticeCard />
        {isMini && <News />}
        <div
          ref={part}
          id="gools-now"
          class="table-part"
          role="group"
          aria-label={announced}
          tabIndex={-1}
          onClickCapture={dropDoubleTap}
        >
          {/* The mini game shows who drinks around its own table. */}
          {state.stage.is === 'between' && <WonCard />}
          {!isMini && <DrinkCard />}
          {/* Whoever has won, and who drinks, come before how it came about. */}
          {!isMini && <News />}
          <RuleCards />
          <TakerContext.Provider value={taker}>
            {isMini || state.stage.is === 'over' ? (
              <PlayPart />
            ) : (
              <div class="table-act">
                <PlayPart />
              </div>
            )}
          </TakerContext.Provider>
          {isMini && <DrinkCard />}
        </div>
        <TableBar />
      </section>
      <div class="table-beside">
        <Misfits />
        <Standing />
        <HouseRules />
        <div class="table-wake">
          <WakeLock words={shared.wake} />
          <span aria-hidden="true">{shared.wake.label}</span>
        </div>
      </div>
      <p class="visually-hidden" aria-live="polite" data-said="gools">
        {announced}
      </p>
    </div>
  );
}
