import { tournamentPlaces } from '../../../games/tournament/tournament-places.ts';
import { HandOnKeys } from '../../shell/HandOnKeys.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { dateOf } from '../../../i18n/dates.ts';
import { Sheet } from '../../shell/Clauses.tsx';
import { Bracket, useBracket } from '../bracket/Bracket.tsx';
import { TournamentBracket } from '../bracket/TournamentBracket.tsx';
import { PlaceList } from '../play/PlaceList.tsx';
import { gameKindInWords, sheetCodeOf, describerOf } from '../play/describer.ts';
import { useTable } from '../table.ts';
import { placeRows, tournamentText } from './tournament-text.ts';

/** The places and the bracket: to be read, printed and sent. */
export function PaperSheet({ close }: { close: () => void }) {
  const { words, state, layers } = useTable();
  return (
    <>
      <Sheet title={words.play.paper.heading} close={close}>
        <div class="tournament-sheet stack">
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

/** How the tournament leaves this phone. */
function PaperKeys() {
  const table = useTable();
  return (
    <HandOnKeys
      words={table.words.play.paper}
      file="tournament"
      rows={() => placeRows(table, describerOf(table))}
      text={() => tournamentText(table, describerOf(table))}
    />
  );
}

/** The tournament on paper, and on paper alone: its code, the bracket and the places on one page. */
function TournamentPaper() {
  const { words, lang, saved, state, layers } = useTable();
  const bracket = useBracket();
  const { width, height } = bracket.layout;
  const sheetCode = sheetCodeOf(saved.setup.of);
  return (
    <article class="paper-alone tournament-paper" data-tall={height > width}>
      <header>
        <Mark />
        <h1>{gameKindInWords(saved.setup.of, words.setup.of)}</h1>
        <p>
          {dateOf(saved.createdAt, lang)} · {sheetCode !== undefined && <code>{sheetCode} · </code>}
          <code>{saved.setup.format}</code>
        </p>
      </header>
      <Bracket {...bracket} />
      <PlaceList places={tournamentPlaces(state, layers)} />
    </article>
  );
}
