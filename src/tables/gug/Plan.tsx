import { useEffect, useState } from 'preact/hooks';
import { type Aim, AIMS } from '../../games/gug/advisor/solve.ts';
import { INHIBITIONS } from '../../games/gug/ledger.ts';
import type { StationId } from '../../games/gug/board-data.ts';
import { CLASSIC } from '../../games/gug/sips.ts';
import type { Situation } from '../../games/gug/situation.ts';
import { fill } from '../../i18n/fill.ts';
import type { GugPlanWords } from '../../i18n/gug-plan/en.ts';
import { makeAsk } from '../../ui/ask-worker.ts';
import { useStore } from '../../ui/use-store.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { DieFace } from './Sign.tsx';
import { usePanel } from './panel-context.ts';
import { $network, $sides, $situation, $standing, change } from './session.ts';
import type { Answer, PlanEnd, Question } from './plan/question.ts';

/** The page's one planner. */
const ask = makeAsk<Question, Answer>(
  () => new Worker(new URL('./plan/plan.worker.ts', import.meta.url), { type: 'module' }),
);

type Network = NonNullable<ReturnType<typeof $network.get>>;

/** The table that the worker knows. */
let known: Network | undefined;

type Thought =
  { readonly is: 'thinking' } | { readonly is: 'trouble' } | { readonly is: 'answered'; readonly answer: Answer };

/** Where to go from where one stands: to one end station, or to all that are left. */
export function Plan({ words }: { words: GugPlanWords }) {
  const { names } = usePanel();
  const network = useStore($network);
  const situation = useStore($situation);
  const position = useStore($standing);
  const [aim, setAim] = useState<Aim>('turns');
  const [tries, setTries] = useState(0);
  const thought = useThought(aim, tries);
  if (!network) return null;
  const { goal } = situation;
  const isDone = (position?.drops.length ?? 0) >= INHIBITIONS;
  return (
    <div class="plan">
      <GoalChoice words={words} />
      <fieldset class="plan-aims">
        <legend>{words.aim.heading}</legend>
        <div>
          {AIMS.map((each) => (
            <button
              key={each}
              type="button"
              class="option"
              data-aim={each}
              aria-pressed={each === aim}
              onClick={() => setAim(each)}
            >
              {words.aim.names[each]}
            </button>
          ))}
        </div>
      </fieldset>
      <p class="soft">{words.aim.means[aim]}</p>
      {!position && <p>{words.where}</p>}
      {position && isDone && <p>{words.done}</p>}
      {position && !isDone && thought.is === 'thinking' && <p>{words.thinking}</p>}
      {position && !isDone && thought.is === 'trouble' && (
        <>
          <p role="alert">{words.trouble}</p>
          <button type="button" class="key" onClick={() => setTries(tries + 1)}>
            {words.again}
          </button>
        </>
      )}
      {position && !isDone && thought.is === 'answered' && (
        <Answered words={words} answer={thought.answer} aim={aim} goalName={goal && names.station(goal)} />
      )}
    </div>
  );
}

/** Asks whenever the question is another one; an answer that comes too late is dropped. */
function useThought(aim: Aim, tries: number): Thought {
  const network = useStore($network);
  const sides = useStore($sides);
  const position = useStore($standing);
  const { dice, goal } = useStore($situation);
  const [thought, think] = useState<Thought>({ is: 'thinking' });
  const asked = JSON.stringify([position, dice, goal, aim, tries]);
  useEffect(() => {
    if (!network || !position || position.drops.length >= INHIBITIONS) return undefined;
    let isWanted = true;
    think({ is: 'thinking' });
    const { board, rulings, works } = network;
    const table = known === network ? null : { board, rulings, works, sides, variation: CLASSIC };
    known = network;
    void ask({ table, position, dice, goal: goal ?? null, aim }).then((answer) => {
      if (!answer) known = undefined;
      if (isWanted) think(answer ? { is: 'answered', answer } : { is: 'trouble' });
    });
    return () => {
      isWanted = false;
    };
  }, [network, asked]);
  return thought;
}

/** One end station, or all drops that are left. */
function GoalChoice({ words }: { words: GugPlanWords }) {
  const { network, names } = usePanel();
  const situation = useStore($situation);
  const ends = [...network.board.stations.keys()]
    .filter((station) => network.endingLines(network.place(station)).some((line) => network.endsAt(station, line)))
    .toSorted((one, other) => names.station(one).localeCompare(names.station(other)));
  const { goal, ...others } = situation;
  const isOther = goal !== undefined && !ends.includes(goal);
  const choose = (station: string): void => {
    const next: Situation = station === '' ? others : { ...others, goal: station as StationId };
    change(next, station === '' ? words.wholeGame : names.station(station));
  };
  return (
    <label>
      {words.goal}
      <select value={goal ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{words.wholeGame}</option>
        {[...(isOther ? [goal] : []), ...ends].map((station) => (
          <option key={station} value={station}>
            {names.station(station)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface AnsweredProps {
  words: GugPlanWords;
  answer: Answer;
  aim: Aim;
  goalName: string | undefined;
}

function Answered({ words, answer, aim, goalName }: AnsweredProps) {
  const { lang, names } = usePanel();
  const situation = useStore($situation);
  const number = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const format: Format = (value) => number.format(value);
  const { turns, sips, faults, byDie, ends, goals, order } = answer;
  const isNever = turns === Infinity;
  const figures = { turns: format(turns), sips: format(sips) };
  const [fault] = faults;
  const lead = () => {
    if (goalName === undefined) return isNever ? words.neverGame : fill(words.ahead, figures);
    return isNever ? fill(words.never, { station: goalName }) : fill(words.aheadTo, { ...figures, station: goalName });
  };
  return (
    <div
      data-plan
      data-goal={situation.goal ?? ''}
      data-turns={isNever ? 'never' : turns.toFixed(6)}
      data-sips={isNever ? 'never' : sips.toFixed(6)}
    >
      <p class="plan-lead">
        {lead()} {isNever && fault && <ClauseTag clause={fault.clause} />}
      </p>
      {ends.length > 0 && (
        <>
          <h4>{words.ends}</h4>
          <ul class="options">
            {ends.map((end) => (
              <EndOption key={end.station} words={words} end={end} aim={aim} format={format} />
            ))}
          </ul>
        </>
      )}
      {!isNever && ends.length === 0 && (
        <>
          <h4>{words.dice}</h4>
          <ul class="options">
            {byDie.map((end) => (
              <DieOption key={end.die} words={words} end={end} format={format} />
            ))}
          </ul>
        </>
      )}
      {goals.length > 0 && ends.length === 0 && <GoalList words={words} answer={answer} format={format} />}
      {order.length > 1 && (
        <p class="soft">
          {fill(words.order, { stations: order.map((station) => names.station(station)).join(' – ') })}
        </p>
      )}
      <p class="soft">
        {goalName === undefined ? words.estimate : words.exact} {words.referee}
      </p>
    </div>
  );
}

type Format = (value: number) => string;

/** An end of what was thrown; a tap lays its route on the map. */
function EndOption({ words, end, aim, format }: { words: GugPlanWords; end: PlanEnd; aim: Aim; format: Format }) {
  const { names, ask: put } = usePanel();
  const situation = useStore($situation);
  const { station, route, turns, now, cost, drops } = end;
  const isNever = turns === Infinity;
  const isBest = cost < 0.05 && !isNever;
  return (
    <li
      data-plan-end
      data-station={station}
      data-turns={isNever ? 'never' : turns.toFixed(6)}
      data-cost={cost.toFixed(6)}
    >
      <button
        type="button"
        class="option"
        onClick={() => {
          change({ ...situation, route }, names.station(station));
          put('route');
        }}
      >
        <span>
          <strong>{names.station(station)}</strong> {isBest && <span class="plan-best">{words.best}</span>}
          {!isBest && !isNever && (
            <span class="plan-worse">
              {fill(aim === 'sips' ? words.worseSips : words.worse, { amount: format(cost) })}
            </span>
          )}
          <span class="soft">
            {[
              ...(drops ? [words.drops] : []),
              ...(isNever ? [] : [fill(words.end, { turns: format(turns), sips: format(now) })]),
            ].join(' · ')}
          </span>
        </span>
      </button>
    </li>
  );
}

/** What a throw would be worth, and where it would lead; a tap throws it and lays the route on the map. */
function DieOption({ words, end, format }: { words: GugPlanWords; end: PlanEnd; format: Format }) {
  const { names, ask: put } = usePanel();
  const situation = useStore($situation);
  const { station, route, die, turns, drops } = end;
  const text = drops ? words.dieDrop : words.die;
  return (
    <li data-plan-die={die} data-station={station} data-turns={(1 + turns).toFixed(6)}>
      <button
        type="button"
        class="option plan-option"
        onClick={() => {
          change({ ...situation, dice: [die], route }, names.station(station));
          put('route');
        }}
      >
        <DieFace eyes={die} />
        <span>{fill(text, { station: names.station(station), turns: format(turns) })}</span>
      </button>
    </li>
  );
}

/** The end stations that still count, each by itself; a tap plans for it. */
function GoalList({ words, answer, format }: { words: GugPlanWords; answer: Answer; format: Format }) {
  const { names } = usePanel();
  const situation = useStore($situation);
  return (
    <>
      <h4>{words.goals}</h4>
      <ul class="options">
        {answer.goals.map(({ station, turns, sips }) => (
          <li key={station} data-plan-goal={station} data-turns={turns.toFixed(6)}>
            <button
              type="button"
              class="option"
              onClick={() => change({ ...situation, goal: station }, names.station(station))}
            >
              <span>
                <strong>{names.station(station)}</strong>{' '}
                <span class="soft">{fill(words.goalTurns, { turns: format(turns), sips: format(sips) })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
