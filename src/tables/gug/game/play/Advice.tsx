import { useEffect, useState } from 'preact/hooks';
import { iconsOf, playing } from '../../../../games/gug/play-table.ts';
import { turnsInTime, type TurnsInTime } from '../../../../games/gug/turns-in-time.ts';
import { fill } from '../../../../i18n/fill.ts';
import { advisorChoice } from '../../../../storage/choices.ts';
import { keptValue } from '../../../../storage/kept-value.ts';
import { AimKeys } from '../../../../ui/AimKeys.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import { Sheet } from '../../../shell/Clauses.tsx';
import { PlanOf } from '../../Plan.tsx';
import { usePanel } from '../../panel-context.ts';
import { PLAN_AIMS, type PlanAim } from '../../plan/question.ts';
import { useTable } from '../game-context.ts';
import { setHand } from '../game-table.ts';
import { finishClock, isAbsurd, timeLeft } from './clock.ts';
import { mainDue } from './turn-plays.ts';

const choice = advisorChoice<PlanAim>('gug:advisor', PLAN_AIMS);
choice.open();

export const chooseAdvisor = choice.choose;

/** Whether this table has allowed the advisor, and what it plays for. */
export function useAdvisor(): { readonly isAllowed: boolean; readonly aim: PlanAim } {
  const { saved } = useTable();
  const { evening, aim } = useStore(choice.$choice);
  return { isAllowed: evening === saved.id, aim };
}

/** The turn in which somebody asked last: `<game> <number>`. It outlives the page, as the turn does. */
const asked = keptValue<string>('gug:advised', (found) => (typeof found === 'string' ? found : undefined));

/** The note on a move that the advisor was asked in its turn. */
export function advisedIn(game: string, turn: number | undefined): { readonly advised?: true } {
  return asked.read() === `${game} ${turn}` ? { advised: true } : {};
}

/** Opens the advisor on the turn that is on, where the table has allowed it; what all can see. */
export function AdviceKey() {
  const { words, saved, state, open } = useTable();
  const { isAllowed } = useAdvisor();
  if (!isAllowed) return null;
  const { key, on } = words.play.advisor;
  return (
    <button
      type="button"
      class="key"
      data-do="advice"
      aria-haspopup="dialog"
      title={on}
      onClick={() => {
        if (state.turn) asked.write(`${saved.id} ${state.turn.number}`);
        open({ kind: 'advice' });
      }}
    >
      {key}
    </button>
  );
}

/** What the advisor says of the turn that is on. */
export function AdviceSheet({ close }: { close: () => void }) {
  const { words } = useTable();
  return (
    <Sheet title={words.play.advisor.heading} close={close}>
      <p class="soft">{words.play.advisor.noted}</p>
      <Advised close={close} />
    </Sheet>
  );
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The plan of the turn that is on. */
function Advised({ close }: { close: () => void }) {
  const { aim } = useAdvisor();
  const { game, state } = useTable();
  const time = useTurnsInTime();
  const later = game.turnNetwork({ ...state, turn: null });
  return (
    <>
      <HandAsked />
      <PlanOf game={{ aim, choose: (each) => chooseAdvisor({ aim: each }), taken: close, later, time }} />
    </>
  );
}

/** Two icons and two dice: which of them the plan is for (17.4). The next move is made with the same. */
function HandAsked() {
  const { words, state, hand, due: all } = useTable();
  const { words: panelWords } = usePanel();
  const { hand: text } = words.plan;
  const due = mainDue(all);
  const both = [...Array(iconsOf(state.setup)).keys()];
  const icons = due.kind === 'move' ? due.icons : due.kind === 'roll' ? both : [];
  const dice = due.kind === 'move' ? due.dice : [];
  const players = 'seat' in due ? (state.setup.seats[due.seat]?.players ?? []) : [];
  const eyes = (die: number) => fill(panelWords.panel.ask.eyes, { count: state.turn?.dice[die] ?? 0 });
  const keys = (heading: string, of: keyof typeof hand, from: readonly number[], name: (each: number) => string) =>
    from.length > 1 && (
      <AimKeys
        heading={heading}
        names={Object.fromEntries(from.map((each) => [`${of}-${each}`, name(each)]))}
        aims={from.map((each) => `${of}-${each}`)}
        aim={`${of}-${hand[of]}`}
        choose={(key) => setHand({ ...hand, [of]: Number(key.slice(of.length + 1)) })}
      />
    );
  return (
    <>
      {keys(text.icon, 'icon', icons, (icon) => players[icon]?.name ?? '')}
      {keys(text.die, 'die', dice, eyes)}
    </>
  );
}

/** How many turns the clock leaves (15.1); undefined where none runs, and where the phone's is plainly wrong. It changes when a turn or a minute is gone. */
function useTurnsInTime(): TurnsInTime | undefined {
  const { saved, state, reduction } = useTable();
  const isRunning = finishClock(state) !== undefined;
  const clock = timeLeft(saved.id, state);
  const rolls = reduction.steps.flatMap(({ play: { event, at } }) => (event.kind === 'roll' ? [at] : []));
  const timeNow = (): TurnsInTime => turnsInTime(rolls, timeLeft(saved.id, state)?.left ?? 0, playing(state).length);
  const [time, setTime] = useState(timeNow);
  const isSame = (one: TurnsInTime, other: TurnsInTime): boolean =>
    one.turns === other.turns && Math.floor(one.left / MINUTE) === Math.floor(other.left / MINUTE);
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () =>
      setTime((before) => {
        const now = timeNow();
        return isSame(before, now) ? before : now;
      });
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [isRunning, state, reduction]);
  return clock && !isAbsurd(clock) ? time : undefined;
}
