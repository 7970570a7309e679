import { useEffect, useMemo, useState } from 'preact/hooks';
import { AS_GOOD, balanceOfMoves, type MoveReview } from '../../../../games/gug/advisor/review.ts';
import type { Step } from '../../../../games/gug/position.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { GugPlanWords } from '../../../../i18n/gug-plan/en.ts';
import { numberOf } from '../../../../i18n/numbers.ts';
import { ReviewedTurns } from '../../../../ui/ReviewedTurns.tsx';
import { ClauseTag } from '../../ClauseTag.tsx';
import { DieInWords } from '../../DieFaces.tsx';
import type { Names } from '../../names.ts';
import { $replayStep } from '../../session.ts';
import { useTable } from '../game-context.ts';
import { showBetter } from '../game-session.ts';
import { SeatSigns } from '../MarkerSign.tsx';
import { type MoveMade, movesMade, reviewsOf, sipsWords } from './played-moves.ts';

type Words = GugPlanWords['review'];

/** Turns with two places, as nothing is rounded away that is told. */
function useAmount(): (value: number) => string {
  const { lang } = useTable();
  return (value) => numberOf(value, lang, 2, 1);
}

/** A move with what the planner says of it; undefined where it cannot be measured. */
interface Reviewed {
  readonly move: MoveMade;
  readonly review: MoveReview | undefined;
}

/** How everybody has played, luck and choices apart; prints as a page of its own. */
export function Review() {
  const game = useTable();
  const { saved, reduction, state } = game;
  const { review: words } = game.words.plan;
  const moves = useMemo(() => movesMade(game), [saved, reduction]);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ of: readonly MoveMade[]; reviews: Awaited<ReturnType<typeof reviewsOf>> }>();
  useEffect(() => {
    let isWanted = true;
    setFound(undefined);
    void reviewsOf(moves).then((reviews) => {
      if (isWanted) setFound({ of: moves, reviews });
    });
    return () => {
      isWanted = false;
    };
  }, [moves, tries]);
  if (moves.length === 0) return <p>{words.none}</p>;
  if (found?.of !== moves) {
    return (
      <p class="no-answer soft" role="status">
        {words.thinking}
      </p>
    );
  }
  const { reviews } = found;
  if (!reviews) {
    return (
      <div class="no-answer">
        <p role="alert">{words.trouble}</p>
        <button type="button" class="key" onClick={() => setTries(tries + 1)}>
          {words.again}
        </button>
      </div>
    );
  }
  const all = moves.map((move, index): Reviewed => ({ move, review: reviews[index] }));
  return (
    <div class="play-review" data-review>
      <h3 class="on-paper">{words.heading}</h3>
      <p>{words.honest}</p>
      <button type="button" class="key screen-only" data-do="print-review" onClick={() => print()}>
        {words.print}
      </button>
      {state.setup.seats.map((_, seat) => (
        <SeatReview key={seat} seat={seat} all={all.filter(({ move }) => move.event.seat === seat)} />
      ))}
      <p class="soft">{words.estimates}</p>
      {state.setup.variation === 'DUT' && <p class="soft">{words.twoDice}</p>}
    </div>
  );
}

interface SeatReviewProps {
  seat: number;
  all: readonly Reviewed[];
}

function SeatReview({ seat, all }: SeatReviewProps) {
  const { words: allWords, names, state, name } = useTable();
  const { review: words } = allWords.plan;
  const amount = useAmount();
  const known = all.flatMap(({ review }) => (review && review.ahead < Infinity ? [review] : []));
  const { luck, cost, sipsOfFate, sipsOfChoice } = balanceOfMoves(known);
  const [dearest] = all.filter(({ review }) => review?.better).sort((a, b) => b.review!.cost - a.review!.cost);
  if (all.length === 0) return null;
  return (
    <ReviewedTurns
      seat={seat}
      title={
        <>
          <SeatSigns setup={state.setup} seat={seat} /> {name(seat)}
        </>
      }
      balance={[
        cost < AS_GOOD ? words.perfect : fill(words.lost, { amount: amount(cost) }),
        luckWords(words, luck, amount),
        sipsWords(words, sipsOfFate, sipsOfChoice),
      ]}
      before={
        dearest?.review?.better && (
          <p class="dearest" data-dearest={dearest.move.step}>
            {fill(words.dearest, {
              from: names.station(dearest.move.played.position.at),
              station: names.station(dearest.move.played.after.at),
              amount: amount(dearest.review.cost),
            })}{' '}
            <ClauseTag clause={dearest.review.better.clause} />
            <span class="better-route">
              {fill(words.betterRoute, { route: routeInWords(dearest.review.better.route, names) })}
            </span>
            <BetterKey hook="show-dearest" move={dearest.move} route={dearest.review.better.route} />
          </p>
        )
      }
    >
      {all.map(({ move, review }) => (
        <MoveLine key={move.step} move={move} review={review} />
      ))}
    </ReviewedTurns>
  );
}

/** A move: what was thrown and played, what the die was worth, and what had been better. */
function MoveLine({ move, review }: Reviewed) {
  const { words: allWords, names } = useTable();
  const { review: words } = allWords.plan;
  const amount = useAmount();
  const { step, event, played } = move;
  const isMeasured = review !== undefined && review.ahead < Infinity;
  const better = review?.better;
  return (
    <li
      class="throw-line row"
      data-move={step}
      data-worse={better !== undefined && better !== null}
      data-luck={review?.luck.toFixed(6)}
      data-cost={review?.cost.toFixed(6)}
    >
      <span>
        {words.threw} <DieInWords eyes={played.die} />{' '}
        {fill(words.move, { from: names.station(played.position.at), station: names.station(played.after.at) })}
        {event.advised && <span class="soft"> {words.advised}</span>}
      </span>
      {isMeasured ? (
        <>
          <span class="soft">{luckWords(words, review.luck, amount)}</span>
          {better ? (
            <strong class="worse">
              {fill(better.drops ? words.betterDrop : words.better, {
                station: names.station(better.station),
                amount: amount(review.cost),
              })}
            </strong>
          ) : (
            <span class="soft">{words.best}</span>
          )}
        </>
      ) : (
        <span class="soft">{event.overrule ? words.referee : words.beyond}</span>
      )}
      <span class="row screen-only">
        <button type="button" class="key" data-do="show-move" onClick={() => $replayStep.set(step)}>
          {words.show}
        </button>
        {better && <BetterKey hook="show-better" move={move} route={better.route} />}
      </span>
    </li>
  );
}

interface BetterKeyProps {
  hook: string;
  move: MoveMade;
  route: readonly Step[];
}

/** Lays the better route on the map, at the step of the game where it might have been ridden. */
function BetterKey({ hook, move: { step, event, before }, route }: BetterKeyProps) {
  const { showBetter: label } = useTable().words.plan.review;
  return (
    <button
      type="button"
      class="key screen-only"
      data-do={hook}
      onClick={() => showBetter(step, { ...event, route }, before)}
    >
      {label}
    </button>
  );
}

/** A route step by step: each line with the stations that it is ridden to. */
function routeInWords(route: readonly Step[], names: Names): string {
  const rides: { readonly line: Step['line']; readonly to: string[] }[] = [];
  for (const { line, to } of route) {
    if (rides.at(-1)?.line !== line) rides.push({ line, to: [] });
    rides.at(-1)!.to.push(names.station(to));
  }
  return rides.map(({ line, to }) => `${names.line(line)}: ${to.join(' – ')}`).join('; ');
}

function luckWords(words: Words, luck: number, amount: (value: number) => string): string {
  if (Math.abs(luck) < AS_GOOD) return words.even;
  return fill(luck > 0 ? words.lucky : words.unlucky, { amount: amount(Math.abs(luck)) });
}
