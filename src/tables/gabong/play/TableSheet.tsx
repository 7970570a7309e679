import { useState } from 'preact/hooks';
import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import { presentIn } from '../../../games/gabong/match-standing.ts';
import { readingsOfKept } from '../../../games/gabong/rulings.ts';
import { fill } from '../../../i18n/fill.ts';
import { setupDraft } from '../../../storage/setup-drafts.ts';
import { AskTwice } from '../../../ui/AskTwice.tsx';
import { drawOf } from '../../../ui/chance.ts';
import { focusLater } from '../../../ui/focus.ts';
import { AllRulings, ClauseTag, Sheet } from '../../shell/Clauses.tsx';
import { NewcomerForm, SeatedList } from '../../shell/ComeAndGo.tsx';
import { TableKeys } from '../../shell/TableKeys.tsx';
import { useJoin } from '../../shell/use-join.tsx';
import { OtherViewKey } from '../OtherView.tsx';
import { BoardKey } from '../board/ScoreBoard.tsx';
import { setupAgain } from '../setup/presets.ts';
import { useTable } from '../table.ts';
import { SeatChips } from './SeatChips.tsx';

/** What is no part of a deal: the GM, the table's readings, and the end. Each an event that can be undone. */
export function TableSheet({ close }: { close: () => void }) {
  const { words, state, stage, play } = useTable();
  const { table: text } = words.play;
  const isOver = stage.is === 'over';
  return (
    <Sheet title={words.play.bar.table} close={close}>
      <TableKeys
        words={text}
        isOver={isOver}
        again={{ label: text.again, press: () => setupDraft('gabong').change(setupAgain(state), text.again) }}
        close={close}
        standing={state.deals.length > 0 && <BoardKey sheet="board" />}
      >
        <OtherViewKey view="cards" close={close} />
      </TableKeys>
      {!isOver && (
        <>
          <p class="soft">{text.undoHint}</p>
          <PlayersPart close={close} />
          <MasterPart />
          <h4>{words.shared.rulings.heading}</h4>
          <AllRulings
            place="gabong-table"
            chosen={readingsOfKept(state.rulings)}
            choose={(ruling, option) => play({ kind: 'ruling', ruling, option })}
          />
        </>
      )}
    </Sheet>
  );
}

/** Who comes and who goes; the GM hands the post on first. */
function PlayersPart({ close }: { close: () => void }) {
  const { words, state, name, play } = useTable();
  const { table: text } = words.play;
  const present = presentIn(state);
  const { join, refusal } = useJoin(close);
  // A refusal stands beneath the sheet.
  const happens = (event: GabongEvent) => {
    play(event);
    close();
  };
  return (
    <>
      <SeatedList
        words={words.shared.seated}
        seats={present}
        name={name}
        leave={(seat) => happens({ kind: 'leave', seat })}
        held={(seat) => (seat === state.master ? fill(text.masterStays, { name: name(seat) }) : undefined)}
      />
      <NewcomerForm
        words={words.shared}
        names={present.map(name)}
        join={([called]) => join({ kind: 'join', name: called! })}
        refusal={refusal}
        hint={
          <>
            <span>{text.joinHint}</span> <ClauseTag clause="gabong-7.1" />
          </>
        }
      />
    </>
  );
}

const NOW = 'gabong-gm';

/** Who is the GM, and how the post changes hands in the middle of a round (2.4): by lot, or as the table says. */
function MasterPart() {
  const { words, state, name, play } = useTable();
  const { table: text } = words.play;
  const [drawn, setDrawn] = useState<number>();
  const { master } = state;
  const others = presentIn(state).filter((seat) => seat !== master);
  const draw = () => {
    const seat = others[drawOf(others.length)]!;
    if (play({ kind: 'master', seat })) setDrawn(seat);
  };
  return (
    <section class="stack master-part">
      <h4>{text.master}</h4>
      <p id={NOW} role="status" tabIndex={-1}>
        {drawn === master && `${fill(text.drawn, { name: name(drawn) })} `}
        <strong>{fill(text.isMaster, { name: name(master) })}</strong>
      </p>
      <p class="line soft">
        <span>{text.lost}</span> <ClauseTag clause="gabong-2.4" />
      </p>
      <AskTwice label={text.lot} yes={text.lotNow} no={text.stays} press={draw} />
      <p>{text.byHand}</p>
      <SeatChips
        seats={others}
        chosen={undefined}
        label={text.byHand}
        // The key that was pressed is gone: its player is no other any more.
        press={(seat) => {
          if (play({ kind: 'master', seat })) focusLater(NOW);
        }}
      />
    </section>
  );
}
