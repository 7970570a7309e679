import { TableFrame } from '../../shell/TableFrame.tsx';
import { AdvisorSign } from '../advisor/AdvisorSign.tsx';
import { MiniHead } from '../three-man/MiniHead.tsx';
import { useTable } from '../table.ts';
import { DrinkCard } from './DrinkCard.tsx';
import { Head } from './Head.tsx';
import { HouseRules } from './HouseRules.tsx';
import { News } from './News.tsx';
import { announcedOf, nowOf } from './now.ts';
import { PlayPart } from './PlayPart.tsx';
import { RuleCards } from './RuleCards.tsx';
import { Standing } from './Standing.tsx';
import { TakerContext } from './taker-context.ts';
import { useChosenTaker } from './use-chosen-taker.ts';
import { WonCard } from './WonCard.tsx';

/** The running evening at the thumb: who is up, what to beat, who drinks, and what can be done. */
export function Play() {
  const { words, state, due, name } = useTable();
  const { play } = words;
  const taker = useChosenTaker();
  const { seat } = taker;
  const announced = announcedOf(due, state, play, seat === undefined ? '' : name(seat));
  const isMini = state.stage.is === 'three-man' || state.stage.is === 'one-die' || state.stage.is === 'name';

  return (
    <TableFrame
      stage={state.stage.is}
      due={due[0]?.kind}
      label={play.label}
      part={announced}
      turn={`${state.stage.is} ${taker.expected ?? ''}`}
      next={announced}
      head={
        <>
          {isMini ? <MiniHead /> : <Head seat={seat} what={nowOf(due, state, play)} />}
          <AdvisorSign />
        </>
      }
      news={isMini && <News />}
      beside={
        <>
          <Standing />
          <HouseRules />
        </>
      }
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
    </TableFrame>
  );
}
