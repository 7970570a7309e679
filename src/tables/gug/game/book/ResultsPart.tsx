import { type Result, results } from '../../../../games/gug/results.ts';
import { makeSheetCode } from '../../../../games/gug/variation-code.ts';
import { fill } from '../../../../i18n/fill.ts';
import { Fold } from '../../../../ui/Disclosure.tsx';
import { ShareKey } from '../../../../ui/ShareKey.tsx';
import { dateOf } from '../../../../i18n/dates.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { usePanel } from '../../panel-context.ts';
import { $replayStep } from '../../session.ts';
import { useTable } from '../game-context.ts';
import { clockFace } from '../play/clock.ts';
import { inhibitionsOf } from '../play/seat-words.ts';
import { untimedOf } from '../play/turn-plays.ts';
import { useAdvisor } from '../play/Advice.tsx';
import { Review } from './Review.tsx';
import { SeatSigns } from '../MarkerSign.tsx';
import { drunkWords, resultText, type Telling, whyOut } from './result-text.ts';

/** The order of the seats: final once the game is over, so far while it runs. */
export function ResultsPart() {
  const { names, lang } = usePanel();
  const { words, saved, state, readings, setUp } = useTable();
  const { results: text } = words.book;
  const isOver = state.phase === 'over';
  const { setup } = state;
  const telling: Telling = {
    words,
    lang,
    board: names.board(saved.board.id),
    createdAt: saved.createdAt,
    of: inhibitionsOf(setup, readings),
  };
  return (
    <section class="part" aria-labelledby="book-results">
      <h3 id="book-results">{isOver ? text.heading : text.standings}</h3>
      <p class="soft">
        {makeSheetCode(setup.variation, setup.closedStations !== null)} · {telling.board} ·{' '}
        {dateOf(saved.createdAt, lang)}
      </p>
      <ol class="results ruled">
        {results(state, readings).map((result) => (
          <ResultRow key={result.seat} result={result} telling={telling} />
        ))}
      </ol>
      <div class="entry-keys stack screen-only">
        <button type="button" class="key wide" data-do="replay" onClick={() => $replayStep.set(0)}>
          {text.replay}
        </button>
        <ShareKey data={() => ({ text: resultText(state, readings, telling) })} words={text} isWide />
        {isOver && (
          <button type="button" class="key go wide" data-do="again" onClick={setUp}>
            {text.again}
          </button>
        )}
      </div>
      <p class="soft screen-only">{text.log}</p>
      <ReviewFold />
    </section>
  );
}

/** How everybody has played: while the game goes on only with the advisor. */
function ReviewFold() {
  const { words, state } = useTable();
  const { isAllowed } = useAdvisor();
  const { review } = words.book.results;
  return (
    <div id="gug-review">
      <Fold title={review.heading}>{state.phase === 'over' || isAllowed ? <Review /> : <p>{review.later}</p>}</Fold>
    </div>
  );
}

interface ResultRowProps {
  result: Result;
  telling: Telling;
}

/** One seat in the results: its place, time or why it has none, drops, and sips by player. */
function ResultRow({ result, telling }: ResultRowProps) {
  const { words, state, open, name, who } = useTable();
  const { results: text, players } = words.book;
  const { seat, place, time, drops, sips, counted, status } = result;
  const { setup } = state;
  const own = state.seats[seat]!;
  const why = whyOut(state, seat, telling);
  const named = setup.seats[seat]!.players;
  const shares = named.map(
    ({ name }, index) =>
      `${name}: ${[
        ...(sips[index]! > 0 || counted[index] === 0 ? [fill(players.sips, { count: sips[index]! })] : []),
        ...(counted[index]! > 0 ? [fill(players.points, { count: counted[index]! })] : []),
      ].join(', ')}`,
  );
  return (
    <li class="result" data-seat={seat} data-status={status}>
      <span class="result-place">
        {place === null ? (
          <span aria-hidden="true">–</span>
        ) : (
          <>
            <span class="visually-hidden">{fill(text.place, { place })}</span>
            <span aria-hidden="true">{place}</span>
          </>
        )}
      </span>
      <SeatSigns setup={setup} seat={seat} />
      <div class="wraps">
        <strong class="result-name">{name(seat)}</strong>
        <p>
          {time !== null && <span class="result-time">{clockFace(time)}</span>}
          {status === 'dnf' && (
            <>
              {text.dnf}: {why}
              {own.status.is === 'dnf' && own.status.why === 'time' && <ClauseTag clause="gug-15.1" />}
            </>
          )}
          {status === 'playing' && text.playing}
          {status === 'finished' && time === null && text.timeUnknown}
        </p>
        {untimedOf(state).includes(seat) && (
          <button
            type="button"
            class="key wide screen-only"
            data-do="time"
            onClick={() => open({ kind: 'time', seat })}
          >
            {fill(words.play.clock.enter, { name: who(seat) })}
          </button>
        )}
        <p class="soft">
          {fill(players.dropped, { count: drops, of: telling.of })} · {drunkWords(result, setup.bottle, telling)}
        </p>
        {named.length > 1 && <p class="soft">{shares.join(' · ')}</p>}
      </div>
    </li>
  );
}
