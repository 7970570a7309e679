import { useEffect, useState } from 'preact/hooks';
import { iconsOf, playing } from '../../../../games/gug/play-table.ts';
import { turnsInTime, type TurnsInTime } from '../../../../games/gug/turns-in-time.ts';
import type { GugPlanWords } from '../../../../i18n/gug-plan/en.ts';
import { fill } from '../../../../i18n/fill.ts';
import { AimKeys } from '../../../../ui/AimKeys.tsx';
import { Plan } from '../../Plan.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { setHand } from '../game-table.ts';
import { finishDeadline, isAbsurd, timeLeft } from './clock.ts';
import { mainDue } from './turn-plays.ts';
import { chooseAdvisor, useAdvisor } from './use-advisor.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The plan of the turn that is on. */
export function Advised({ words, close }: { words: GugPlanWords; close: () => void }) {
  const { aim } = useAdvisor();
  const { game, state } = useGame();
  const time = useTurnsInTime();
  const later = game.turnNetwork({ ...state, turn: null });
  return (
    <>
      <HandAsked words={words.hand} />
      <Plan words={words} game={{ aim, choose: (each) => chooseAdvisor({ aim: each }), taken: close, later, time }} />
    </>
  );
}

/** Two icons and two dice: which of them the plan is for (17.4). The next move is made with the same. */
function HandAsked({ words }: { words: GugPlanWords['hand'] }) {
  const { state, hand, due: all } = useGame();
  const { words: panelWords } = usePanel();
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
      {keys(words.icon, 'icon', icons, (icon) => players[icon]?.name ?? '')}
      {keys(words.die, 'die', dice, eyes)}
    </>
  );
}

/** How many turns the clock leaves (15.1); undefined where none runs, and where the phone's is plainly wrong. It changes when a turn or a minute is gone. */
function useTurnsInTime(): TurnsInTime | undefined {
  const { saved, state, reduction } = useGame();
  const isRunning = finishDeadline(state) !== undefined;
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
