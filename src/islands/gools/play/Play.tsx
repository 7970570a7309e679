import { Misfits } from '../../shared/table/Misfits.tsx';
import { TableFrame } from '../../shared/table/TableFrame.tsx';
import { AdvisorSign } from '../advisor/AdvisorSign.tsx';
import { MiniHead } from '../three-man/MiniHead.tsx';
import { useTable } from '../table-context.ts';
import { DrinkCard } from './DrinkCard.tsx';
import { Head } from './Head.tsx';
import { HouseRules } from './HouseRules.tsx';
import { News } from './News.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { announcedOf, nowOf } from './now.ts';
import { PlayPart } from './PlayPart.tsx';
import { RuleCards } from './RuleCards.tsx';
import { Said } from './Said.tsx';
import { Standing } from './Standing.tsx';
import { TableBar } from './TableBar.tsx';
import { TakerContext } from './taker-context.ts';
import { useChosenTaker } from './use-chosen-taker.ts';
import { WonCard } from './WonCard.tsx';

/** The running evening at the thumb: who is up, what to beat, who drinks, and what can be done. */
export function Play() {
  const { words, saved, fold, state, due, name, open } = useTable();
  const { shared, play, told } = words.table;
  const taker = useChosenTaker();
  const { seat } = taker;
  const what = nowOf(due, state, play);
  const announced = announcedOf(due, state, play, seat === undefined ? '' : name(seat));
  const isMini = state.stage.is === 'three-man' || state.stage.is === 'one-die' || state.stage.is === 'name';

  return (
    <>
      <TableFrame
        game={saved.id}
        stage={state.stage.is}
        due={due[0]?.kind}
        words={shared}
        label={play.label}
        part={{ id: 'gools-now', label: announced }}
        turn={`${state.stage.is} ${taker.expected ?? ''}`}
        head={
          <>
            {isMini ? <MiniHead /> : <Head seat={seat} what={what} />}
            <AdvisorSign />
            <NoticeCard />
            {isMini && <News />}
          </>
        }
        bar={<TableBar />}
        beside={
          <>
            <Misfits count={fold.misfits.length} words={told.happened} open={() => open({ kind: 'happened' })} />
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
      <Said next={announced} />
    </>
  );
}
