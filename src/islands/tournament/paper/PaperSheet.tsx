import { tournamentPlaces } from '../../../games/tournament/tournament-places.ts';
import { TournamentBracket } from '../bracket/TournamentBracket.tsx';
import { PlaceList } from '../play/PlaceList.tsx';
import { Sheet } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { PaperKeys } from './PaperKeys.tsx';
import { TournamentPaper } from './TournamentPaper.tsx';

/** The places and the bracket: to be read, printed and sent. */
export function PaperSheet({ close }: { close: () => void }) {
  const { words, state, layers } = useTable();
  return (
    <>
      <Sheet title={words.play.paper.heading} close={close}>
        <div class="tournament-sheet">
          <PlaceList places={tournamentPlaces(state, layers)} />
          <TournamentBracket />
          <PaperKeys />
        </div>
      </Sheet>
      {/* A dialog is printed as the screen has it: what goes on paper stands outside. */}
      <TournamentPaper />
    </>
  );
}
