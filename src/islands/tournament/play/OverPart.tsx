import { tournamentPlaces, winnersOf } from '../../../games/tournament/tournament-places.ts';
import { TOURNAMENT_DRAFT } from '../../../log/tournament-draft.ts';
import { Mark } from '../../shared/Mark.tsx';
import { AgainKeys } from '../../shell/TableKeys.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { setupAgain } from '../setup/fresh.ts';
import { useTable } from '../table.ts';
import { PlaceList } from './PlaceList.tsx';
import { tellerOf, winnersInWords } from './teller.ts';

/** The tournament is over: who has won it, how everybody came in, and another one. */
export function OverPart() {
  const table = useTable();
  const { words, state, layers, open } = table;
  const { over } = words.play;
  const places = tournamentPlaces(state, layers);
  const winners = winnersOf(state, layers);
  const { isEnded } = state;
  return (
    <>
      <section class="over-ticket" data-won={winners.length === 0 ? 'nobody' : 'alone'} aria-label={over.heading}>
        <div class="ticket-paper">
          <Mark />
          <p>
            <span class="answer">{isEnded ? over.ended : winnersInWords(winners, over.won, tellerOf(table))}</span>
            {isEnded && <span class="soft">{over.endedWhat}</span>}
          </p>
          <ClauseTag clause="gug-18.1" />
        </div>
      </section>
      <AgainKeys words={over} again={() => TOURNAMENT_DRAFT.change(setupAgain(state), over.again)} />
      <button
        type="button"
        class="key wide"
        data-do="paper"
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'paper' })}
      >
        {words.play.paper.key}
      </button>
      <PlaceList places={places} />
      <p class="soft">{over.kept}</p>
    </>
  );
}
