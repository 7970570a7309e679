import { useEffect, useRef, useState } from 'preact/hooks';
import { INHIBITIONS } from '../../games/gug/ledger.ts';
import type { StationId } from '../../games/gug/board-data.ts';
import type { Network } from '../../games/gug/network.ts';
import { CLASSIC } from '../../games/gug/sips.ts';
import type { Situation } from '../../games/gug/situation.ts';
import { type TurnsInTime, TURNS_MOST } from '../../games/gug/turns-in-time.ts';
import { AimKeys } from '../../ui/AimKeys.tsx';
import { useAway } from '../../ui/away.ts';
import { useStore } from '../../ui/use-store.ts';
import { useGameWords, usePanel } from './panel-context.ts';
import { type AnswerOf, askPlanner, stopPlanner } from './plan/ask.ts';
import { PLAN_AIMS, type PlanAim } from './plan/question.ts';
import { $network, $sides, $situation, $standing, $table, change } from './session.ts';
import { hooksOf, leadOf, PlanAnswer } from './PlanAnswer.tsx';
import { fill } from '../../i18n/fill.ts';

type Thought =
  | { readonly is: 'thinking' }
  | { readonly is: 'trouble' }
  | { readonly is: 'answered'; readonly answer: AnswerOf<'plan'> };

/** What a running game knows of its plan, which it alone throws and moves for. */
export interface PlanInGame {
  readonly aim: PlanAim;
  readonly choose: (aim: PlanAim) => void;
  /** The route to an end lies on the map. */
  readonly taken: () => void;
  /** How later turns are played: this one alone may stop early after "snøl" and a count (11.3). */
  readonly later: Network;
  /** How many turns are left; undefined where no clock runs. */
  readonly time: TurnsInTime | undefined;
}

/** To six decimals, as all that a link asks for. */
const NONE = (0).toFixed(6);

/** The plan in the judge, where a goal may be chosen and a throw tried. */
export const Plan = () => <PlanOf />;

/** Where to go from where one stands: to one end station, or to all that are left. */
export function PlanOf({ game }: { game?: PlanInGame }) {
  const { plan: words } = useGameWords();
  const { lang, names } = usePanel();
  const network = useStore($network);
  const situation = useStore($situation);
  const position = useStore($standing);
  const [own, setAim] = useState<PlanAim>('turns');
  const [assumed, assume] = useState(TURNS_ASSUMED);
  const { goal } = situation;
  // Who plays for one end alone makes one drop, however long it takes.
  const aims = goal === undefined ? PLAN_AIMS : PLAN_AIMS.filter((each) => each !== 'drops');
  const chosen = game?.aim ?? own;
  const aim = aims.find((each) => each === chosen) ?? 'turns';
  const left = aim === 'drops' ? (game?.time?.turns ?? assumed) : undefined;
  const [tries, setTries] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const thought = useThought(aim, left, tries, useAway(root), game?.later);
  if (!network) return null;
  const goalName = goal && names.station(goal);
  const answer = thought.is === 'answered' ? thought.answer : undefined;
  const isDone = (position?.drops.length ?? 0) >= INHIBITIONS;
  return (
    <div class="plan" ref={root}>
      {!game && <GoalChoice />}
      <AimKeys {...words.aim} aims={aims} aim={aim} choose={game?.choose ?? setAim} />
      <p class="soft">{words.aim.means[aim]}</p>
      {aim === 'drops' && <PlanTime time={game?.time} assumed={assumed} assume={assume} />}
      {!position && <p>{words.where}</p>}
      {position && isDone && (
        <p {...(goal === undefined && { 'data-plan': '', 'data-goal': '', 'data-turns': NONE, 'data-sips': NONE })}>
          {words.done}
        </p>
      )}
      {position && !isDone && (
        <div {...(answer && hooksOf(answer, goal))}>
          <p class={answer ? 'plan-lead' : ''} aria-live="polite">
            {thought.is === 'thinking' && words.thinking}
            {answer && leadOf(words, lang, answer, goalName, INHIBITIONS - position.drops.length)}
          </p>
          {thought.is === 'trouble' && (
            <>
              <p role="alert">{words.trouble}</p>
              <button type="button" class="key" onClick={() => setTries(tries + 1)}>
                {words.again}
              </button>
            </>
          )}
          {answer && <PlanAnswer {...{ answer, aim, goalName }} {...(game && { taken: game.taken })} />}
        </div>
      )}
    </div>
  );
}

/** Asks whenever the question is another one; an answer that comes too late is dropped, and who is away waits for none. */
function useThought(aim: PlanAim, left: number | undefined, tries: number, isAway: boolean, later?: Network): Thought {
  const network = useStore($network);
  const sides = useStore($sides);
  const table = useStore($table);
  const position = useStore($standing);
  const { dice, goal } = useStore($situation);
  const [thought, think] = useState<Thought>({ is: 'thinking' });
  const variation = table?.variation ?? CLASSIC;
  const asked = JSON.stringify([position, dice, goal, aim, left, tries, variation]);
  /** What the planner is at, for whom it may be the whole game. */
  const pending = useRef<{ readonly goal: StationId | undefined }>();
  const answered = useRef<readonly [Network, string]>();
  const leaveOff = () => {
    if (pending.current) stopPlanner();
    pending.current = undefined;
  };
  useEffect(() => leaveOff, []);
  useEffect(() => {
    if (!network || !position || position.drops.length >= INHIBITIONS) return undefined;
    if (isAway) {
      leaveOff();
      return undefined;
    }
    if (answered.current?.[0] === network && answered.current[1] === asked) return undefined;
    // Who asks the way to one end is not made to wait for a whole game.
    if (goal && pending.current?.goal === undefined) leaveOff();
    const mine = { goal };
    pending.current = mine;
    think({ is: 'thinking' });
    const { board, rulings, works } = later ?? network;
    const isCountedOut = later !== undefined && later !== network;
    const played = { board, rulings, works, sides, variation };
    const counts = aim === 'drops' ? ({ aim: 'turns', left } as const) : { aim };
    void askPlanner(played, { kind: 'plan', position, dice, goal: goal ?? null, ...counts, isCountedOut }).then(
      (answer) => {
        if (pending.current !== mine) return;
        pending.current = undefined;
        answered.current = [network, asked];
        think(answer ? { is: 'answered', answer } : { is: 'trouble' });
      },
    );
    return undefined;
  }, [network, asked, isAway]);
  return thought;
}

/** One end station, or all drops that are left. */
function GoalChoice() {
  const { plan: words } = useGameWords();
  const { network, names } = usePanel();
  const situation = useStore($situation);
  const ends = [...network.board.stations.keys()]
    .filter((station) => network.endingLines(network.place(station)).some((line) => network.endsAt(station, line)))
    .sort((one, other) => names.station(one).localeCompare(names.station(other)));
  const { goal, ...others } = situation;
  const isOther = goal !== undefined && !ends.includes(goal);
  const choose = (station: string): void => {
    const next: Situation = station === '' ? others : { ...others, goal: station as StationId };
    change(next, station === '' ? words.wholeGame : names.station(station));
  };
  return (
    <label class="stack tight">
      {words.goal}
      <select class="card" value={goal ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
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

/** Where no clock runs, so many turns are planned for until somebody says otherwise. */
const TURNS_ASSUMED = 10;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface PlanTimeProps {
  time: TurnsInTime | undefined;
  assumed: number;
  assume: (turns: number) => void;
}

/** How many turns the plan counts with: as many as the clock leaves, or, where none runs, as many as somebody says. */
function PlanTime({ time, assumed, assume }: PlanTimeProps) {
  const { time: words } = useGameWords().plan;
  if (!time) {
    return (
      <>
        <label class="stack tight">
          {words.label}
          <select class="card" value={assumed} onChange={({ currentTarget }) => assume(Number(currentTarget.value))}>
            {Array.from({ length: TURNS_MOST }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        </label>
        <p class="soft">{words.assumed}</p>
      </>
    );
  }
  const { turns, seats } = time;
  const minutes = Math.floor(time.left / MINUTE);
  const seconds = Math.round(time.ofATurn / SECOND);
  return (
    <p class="soft">
      {[
        fill(words.clock, { minutes, seconds, seats, turns }),
        time.isTimed ? words.timed : words.first,
        ...(turns > TURNS_MOST ? [fill(words.most, { most: TURNS_MOST })] : []),
      ].join(' ')}
    </p>
  );
}
