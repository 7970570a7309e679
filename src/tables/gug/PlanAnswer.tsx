import type { StationId } from '../../games/gug/board-data.ts';
import { fill } from '../../i18n/fill.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { GugPlanWords } from '../../i18n/gug-plan/en.ts';
import { numberOf, percentOf } from '../../i18n/numbers.ts';
import { useStore } from '../../ui/use-store.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { DieInWords } from './DieFaces.tsx';
import { useGameWords, usePanel } from './panel-context.ts';
import type { AnswerOf } from './plan/ask.ts';
import { $network, $situation, $table, change } from './session.ts';
import type { PlanAim, PlanEnd } from './plan/question.ts';

interface PlanAnswerProps {
  answer: AnswerOf<'plan'>;
  aim: PlanAim;
  goalName: string | undefined;
  /** In a running game. */
  taken?: () => void;
}

const places =
  (lang: Lang, count: number): Format =>
  (value) =>
    numberOf(value, lang, count, count);
const inTenths = (lang: Lang): Format => places(lang, 1);
/** Drops are few: a tenth of one would hide what a choice is worth. */
const inHundredths = (lang: Lang): Format => places(lang, 2);

/** How near the figures are. */
function nearnessOf(words: GugPlanWords, { isExact }: AnswerOf<'plan'>, aim: PlanAim, isGoal: boolean): string {
  if (isGoal) return words.exact;
  if (aim === 'drops') return isExact ? words.exactIn : words.estimateIn;
  return aim === 'sips' ? words.estimateSips : words.estimate;
}

/** The answer in one sentence. @param missing - how many drops are left. */
export function leadOf(
  words: GugPlanWords,
  lang: Lang,
  { turns, sips, made }: AnswerOf<'plan'>,
  goalName: string | undefined,
  missing: number,
): string {
  if (made !== undefined) {
    if (made === 0) return fill(words.neverIn, { turns });
    const chance = percentOf(Math.min(1, made), lang);
    return missing === 1
      ? fill(words.lastIn, { turns, chance })
      : fill(words.madeIn, { turns, drops: inHundredths(lang)(made) });
  }
  const isNever = turns === Infinity;
  const format = inTenths(lang);
  const figures = { turns: format(turns), sips: format(sips) };
  if (goalName === undefined) return isNever ? words.neverGame : fill(words.ahead, figures);
  return isNever ? fill(words.never, { station: goalName }) : fill(words.aheadTo, { ...figures, station: goalName });
}

/** The answer as hooks for a link. */
export function hooksOf({ turns, sips, made }: AnswerOf<'plan'>, goal: StationId | undefined) {
  const isNever = turns === Infinity;
  return {
    'data-plan': '',
    'data-goal': goal ?? '',
    'data-turns': isNever ? 'never' : turns.toFixed(6),
    ...(made === undefined ? { 'data-sips': isNever ? 'never' : sips.toFixed(6) } : { 'data-drops': made.toFixed(6) }),
  };
}

/** What the planner found beside that: the ends of a throw, or what each die is worth, and what the figures leave out. */
export function PlanAnswer({ answer, aim, goalName, taken }: PlanAnswerProps) {
  const { plan: words } = useGameWords();
  const { names } = usePanel();
  const table = useStore($table);
  const network = useStore($network);
  const { dice } = useStore($situation);
  const { turns, faults, byDie, ends, goals, order } = answer;
  const isNever = turns === Infinity;
  const [fault] = faults;
  const isDouble = table?.variation.code === 'DUT' || dice.length > 1;
  const isShared = network?.rulings.R26 === 'together' && table?.variation.code === 'DUT';
  const isForced = network?.rulings.R19 === 'must-drop';
  return (
    <>
      {isNever && fault && (
        <p>
          <ClauseTag clause={fault.clause} />
        </p>
      )}
      {ends.length > 0 && (
        <>
          <h4>{words.ends}</h4>
          <ul class="options keys">
            {ends.map((end) => (
              <EndOption key={end.station} {...{ end, aim, taken }} />
            ))}
          </ul>
        </>
      )}
      {!isNever && ends.length === 0 && (
        <>
          <h4>{words.dice}</h4>
          <ul class="options keys">
            {byDie.map((end) => (
              <DieOption key={end.die} end={end} isGame={taken !== undefined} />
            ))}
          </ul>
        </>
      )}
      {goals.length > 0 && ends.length === 0 && <GoalList goals={goals} isGame={taken !== undefined} />}
      {order.length > 1 && (
        <p class="soft">
          {fill(words.order, { stations: order.map((station) => names.station(station)).join(' – ') })}
        </p>
      )}
      <p class="soft">
        {[
          nearnessOf(words, answer, aim, goalName !== undefined),
          ...(isForced && goalName !== undefined ? [words.forced] : []),
          ...(isDouble ? [words.twoDice] : []),
          ...(isShared && goalName === undefined ? [words.together] : []),
          ...(table?.variation.used ? [words.usedOnce] : []),
          words.referee,
        ].join(' ')}
      </p>
    </>
  );
}

type Format = (value: number) => string;

interface EndOptionProps {
  end: PlanEnd;
  aim: PlanAim;
  taken: (() => void) | undefined;
}

/** An end of what was thrown; a tap lays its route on the map. */
function EndOption({ end, aim, taken }: EndOptionProps) {
  const { plan: words } = useGameWords();
  const { names, lang, ask: put } = usePanel();
  const situation = useStore($situation);
  const { station, route, turns, now, cost, drops, made, die } = end;
  const tenths = inTenths(lang);
  const hundredths = inHundredths(lang);
  const isNever = turns === Infinity;
  const isBest = cost < (made === undefined ? 0.05 : 0.005) && !isNever;
  const worse = { turns: words.worse, sips: words.worseSips, drops: words.worseDrops }[aim];
  return (
    <li
      data-plan-end
      data-station={station}
      data-turns={isNever ? 'never' : turns.toFixed(6)}
      data-cost={cost.toFixed(6)}
      data-drops={made?.toFixed(6)}
    >
      <button
        type="button"
        class="option plan-option"
        onClick={() => {
          change({ ...situation, route }, names.station(station));
          if (taken) taken();
          else put('route');
        }}
      >
        {/* Of two dice, the one that leads there. */}
        {situation.dice.length > 1 && <DieInWords eyes={die} />}
        <span>
          <strong>{names.station(station)}</strong> {isBest && <span class="plan-best">{words.best}</span>}
          {!isBest && !isNever && (
            <span class="plan-worse">{fill(worse, { amount: (made === undefined ? tenths : hundredths)(cost) })}</span>
          )}
          <span class="soft">
            {[
              ...(drops ? [words.drops] : []),
              ...(made === undefined ? [] : [fill(words.endIn, { drops: hundredths(made), sips: tenths(now) })]),
              ...(isNever || made !== undefined ? [] : [fill(words.end, { turns: tenths(turns), sips: tenths(now) })]),
            ].join(' · ')}
          </span>
        </span>
      </button>
    </li>
  );
}

interface DieOptionProps {
  end: PlanEnd;
  /** Whether a game throws its own dice. */
  isGame: boolean;
}

/** What a throw would be worth, and where it would lead; in the judge a tap throws it and lays the route on the map. */
function DieOption({ end, isGame }: DieOptionProps) {
  const { plan: words } = useGameWords();
  const { names, lang, ask: put } = usePanel();
  const situation = useStore($situation);
  const { station, route, die, turns, drops, made } = end;
  const ofTurns = !drops ? words.die : turns > 0 ? words.dieDropThen : words.dieDrop;
  const ofDrops = drops ? words.dieDropIn : words.dieIn;
  const data = { station: names.station(station), turns: inTenths(lang)(turns) };
  const said = (
    <>
      <DieInWords eyes={die} />
      <span>
        {made === undefined ? fill(ofTurns, data) : fill(ofDrops, { ...data, drops: inHundredths(lang)(made) })}
      </span>
    </>
  );
  return (
    <li data-plan-die={die} data-station={station} data-turns={(1 + turns).toFixed(6)} data-drops={made?.toFixed(6)}>
      {isGame ? (
        <span class="plan-option">{said}</span>
      ) : (
        <button
          type="button"
          class="option plan-option"
          onClick={() => {
            change({ ...situation, dice: [die], route }, names.station(station));
            put('route');
          }}
        >
          {said}
        </button>
      )}
    </li>
  );
}

interface GoalListProps {
  goals: AnswerOf<'plan'>['goals'];
  isGame: boolean;
}

/** The end stations that still count, each by itself; in the judge a tap plans for it. */
function GoalList({ goals, isGame }: GoalListProps) {
  const { plan: words } = useGameWords();
  const { names, lang } = usePanel();
  const format = inTenths(lang);
  const situation = useStore($situation);
  return (
    <>
      <h4>{words.goals}</h4>
      <ul class="options keys">
        {goals.map(({ station, turns, sips }) => {
          const said = (
            <span>
              <strong>{names.station(station)}</strong>{' '}
              <span class="soft">{fill(words.goalTurns, { turns: format(turns), sips: format(sips) })}</span>
            </span>
          );
          return (
            <li key={station} data-plan-goal={station} data-turns={turns.toFixed(6)}>
              {isGame ? (
                said
              ) : (
                <button
                  type="button"
                  class="option"
                  onClick={() => change({ ...situation, goal: station }, names.station(station))}
                >
                  {said}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
