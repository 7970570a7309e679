import { tournamentPlaces } from '../../../games/tournament/tournament-places.ts';
import { Mark } from '../../shared/Mark.tsx';
import { dayOf } from '../../shared/times.ts';
import { Bracket } from '../bracket/Bracket.tsx';
import { useBracket } from '../bracket/use-bracket.ts';
import { gameKindInWords, sheetCodeOf } from '../play/game-kind.ts';
import { PlaceList } from '../play/PlaceList.tsx';
import { useTable } from '../table.ts';

/** The tournament on paper, and on paper alone: its code, the bracket and the places on one page. */
export function TournamentPaper() {
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
          {dayOf(saved.createdAt, lang)} · {sheetCode !== undefined && <code>{sheetCode} · </code>}
          <code>{saved.setup.format}</code>
        </p>
      </header>
      <Bracket {...bracket} />
      <PlaceList places={tournamentPlaces(state, layers)} />
    </article>
  );
}
