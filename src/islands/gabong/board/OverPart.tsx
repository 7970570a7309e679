import { GABONG_DRAFT } from '../../../log/gabong-draft.ts';
import { fill } from '../../../i18n/fill.ts';
import { Mark } from '../../shared/Mark.tsx';
import { AgainKeys } from '../../shell/TableKeys.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { setupAgain } from '../setup/fresh.ts';
import { useTable } from '../table.ts';
import { BoardKey } from './BoardKey.tsx';
import { FinalStandings } from './FinalStandings.tsx';
import { wonBy, wonWords } from './won.ts';

/** The round is over: who has won and why, how everybody came in, and another round. */
export function OverPart() {
  const { words, lang, state, name } = useTable();
  const { board } = words;
  const { over } = board;
  const won = wonBy(state);
  if (!won) return null;
  const list = new Intl.ListFormat(lang);
  const { who, why } = wonWords(won, state, board, (seats) => list.format(seats.map(name)));
  return (
    <>
      <section class="over-ticket" data-won={won.is} aria-label={who}>
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
      <AgainKeys words={over} again={() => GABONG_DRAFT.change(setupAgain(state), over.again)} />
      {state.deals.length > 0 && <BoardKey sheet="board" />}
      {state.deals.length > 0 && <FinalStandings />}
      <p class="soft">{over.kept}</p>
    </>
  );
}
