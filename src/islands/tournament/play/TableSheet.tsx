import { TOURNAMENT_DRAFT } from '../../../log/tournament-draft.ts';
import { fill } from '../../../i18n/fill.ts';
import { AskTwice } from '../../shared/AskTwice.tsx';
import { TableKeys } from '../../shell/TableKeys.tsx';
import { AllRulings } from '../../shell/Clauses.tsx';
import { setupAgain } from '../setup/fresh.ts';
import { Sheet } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { FindingList } from '../../shell/Notice.tsx';

/** What is no part of a game: who goes home, the table's readings, and the end. Each an event that can be undone. */
export function TableSheet({ close }: { close: () => void }) {
  const { words, saved, state, isOver, name, play, notice, open } = useTable();
  const { table: text } = words.play;
  const here = saved.setup.players.flatMap((_, player) => (state.withdrawn.includes(player) ? [] : [player]));
  return (
    <Sheet title={text.heading} close={close}>
      <button type="button" class="key wide" data-do="paper" onClick={() => open({ kind: 'paper' })}>
        {words.play.paper.key}
      </button>
      {!isOver && (
        <>
          <p class="soft">{text.undoHint}</p>
          <h4>{words.shared.rulings.heading}</h4>
          <AllRulings
            place="tournament-table"
            chosen={state.rulings}
            choose={(ruling, option) => play({ kind: 'ruling', ruling, option })}
          />
          {notice?.event.kind === 'ruling' && (
            <div role="alert">
              <FindingList findings={notice.judgement.findings} />
            </div>
          )}
          <h4 id="tournament-leave" tabIndex={-1}>
            {text.leave}
          </h4>
          <p class="soft">{text.leaveWhat}</p>
          <ul class="leave-list">
            {here.map((player) => (
              <li key={player}>
                <span>{name(player)}</span>
                <AskTwice
                  label={text.goes}
                  yes={fill(text.goesNow, { name: name(player) })}
                  no={text.stays}
                  press={() => {
                    if (play({ kind: 'withdraw', player })) document.getElementById('tournament-leave')?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <TableKeys
        words={text}
        isOver={isOver}
        again={{ label: text.again, press: () => TOURNAMENT_DRAFT.change(setupAgain(state), text.again) }}
        close={close}
      />
    </Sheet>
  );
}
