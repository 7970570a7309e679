import { INHIBITIONS } from '../../../../games/gug/ledger.ts';
import { iconsOf } from '../../../../games/gug/play-table.ts';
import { results } from '../../../../games/gug/results.ts';
import { makeSheetCode } from '../../../../games/gug/variation-code.ts';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { $replayStep } from '../../session.ts';
import { ResultRow } from './ResultRow.tsx';
import { resultText, type Telling } from './result-text.ts';
import { ShareResults } from './ShareResults.tsx';
import { dayOf } from '../../../shared/times.ts';

/** The order of the seats: final once the game is over, so far while it runs. */
export function ResultsPart() {
  const { words: panelWords, lang, setMode } = usePanel();
  const { words, saved, state, rulings } = useGame();
  const { results: text } = words.book;
  const boards: Readonly<Record<string, string>> = panelWords.panel.ask.boards;
  const isOver = state.phase === 'over';
  const { setup } = state;
  const telling: Telling = {
    words,
    lang,
    board: boards[saved.board.id] ?? saved.board.id,
    createdAt: saved.createdAt,
    of: INHIBITIONS * (rulings.R26 === 'each-icon' ? iconsOf(setup) : 1),
  };
  return (
    <section class="part" aria-labelledby="book-results">
      <h3 id="book-results">{isOver ? text.heading : text.standings}</h3>
      <p class="soft">
        {makeSheetCode(setup.variation, setup.closedStations !== null)} · {telling.board} ·{' '}
        {dayOf(saved.createdAt, lang)}
      </p>
      <ol class="results">
        {results(state).map((result) => (
          <ResultRow key={result.seat} result={result} telling={telling} />
        ))}
      </ol>
      <div class="entry-keys screen-only">
        <button type="button" class="key wide" data-do="replay" onClick={() => $replayStep.set(0)}>
          {text.replay}
        </button>
        <ShareResults text={() => resultText(state, telling)} />
        {isOver && (
          <button type="button" class="key go wide" data-do="again" onClick={() => setMode('setup')}>
            {text.again}
          </button>
        )}
      </div>
      <p class="soft screen-only">{text.log}</p>
    </section>
  );
}
