import { changeGabongDraft } from '../../../log/gabong-draft.ts';
import { fill } from '../../../i18n/fill.ts';
import { Mark } from '../../shared/Mark.tsx';
import { ClauseTag } from '../ClauseTag.tsx';
import { setupAgain } from '../setup/fresh.ts';
import { useTable } from '../table-context.ts';
import { FinalStandings } from './FinalStandings.tsx';
import { wonBy, wonWords } from './won.ts';

/** The round is over: who has won and why, how everybody came in, and another round. */
export function OverPart() {
  const { words, lang, state, name, open, setUp } = useTable();
  const { board } = words;
  const { over } = board;
  const won = wonBy(state);
  if (!won) return null;
  const list = new Intl.ListFormat(lang);
  const { who, why } = wonWords(won, state, board, (seats) => list.format(seats.map(name)));
  return (
    <>
      <section class="over-ticket" data-won={won.is} aria-label={board.heading}>
        <div class="ticket-paper">
          <Mark />
          <p>
            <span class="answer">{who}</span>
            <span class="reason">{why}</span>
            {state.isEnded && <span class="soft">{fill(over.ended, { count: state.deals.length })}</span>}
          </p>
          <ClauseTag clause="gabong-7.1" />
        </div>
      </section>
      <div class="acts">
        <button
          type="button"
          class="key go"
          data-do="again"
          onClick={() => {
            changeGabongDraft(setupAgain(state), over.again);
            setUp();
          }}
        >
          {over.again}
        </button>
        <button type="button" class="key" data-do="fresh" onClick={setUp}>
          {over.fresh}
        </button>
      </div>
      {state.deals.length > 0 && (
        <button
          type="button"
          class="key"
          data-do="board"
          aria-haspopup="dialog"
          onClick={() => open({ kind: 'board' })}
        >
          {board.keys.sheet}
        </button>
      )}
      {state.deals.length > 0 && <FinalStandings />}
      <p class="soft">{over.kept}</p>
    </>
  );
}
