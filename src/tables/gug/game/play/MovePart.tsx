import type { ComponentChildren } from 'preact';
import type { Due, GugState } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { DieFace } from '../../Sign.tsx';
import { isWhole, OtherWay, RouteFinder, ToMap } from '../../RouteSteps.tsx';
import { usePanel } from '../../panel-context.ts';
import { $showsEnds, $situation, $verdict, toggleEnds } from '../../session.ts';
import { useTable } from '../game-context.ts';
import { moveAndPass } from '../game-actions.ts';
import { setHand } from '../game-table.ts';
import { advisedIn } from './Advice.tsx';

/** Whether somebody chooses which icon is moved, or by which die (17.4). */
export const hasHandChoice = ({ icons, dice }: Extract<Due, { kind: 'move' }>): boolean =>
  icons.length > 1 || dice.length > 1;

/** Where the route goes on, until it is whole; and then what may be done with it. The line above it says why. */
export function MovePart({ due }: { due: Extract<Due, { kind: 'move' }> }) {
  const { state, hand, saved, open } = useTable();
  const { route } = useStore($situation);
  const verdict = useStore($verdict);
  const advised = advisedIn(saved.id, state.turn?.number);
  const event = (drop: boolean) => ({ kind: 'move', seat: due.seat, ...hand, route, drop, ...advised }) as const;
  return (
    <>
      {hasHandChoice(due) && <HandChoice due={due} />}
      <ToMap />
      <MoveKeys
        turn={state.turn}
        passes={due.icons.length === 1}
        take={(drop) => moveAndPass(event(drop))}
        overrule={() => open({ kind: 'overrule', event: event(false), corrects: null })}
      >
        {verdict && isWhole(verdict) && <OtherWay verdict={verdict} />}
        {verdict?.outcome === 'incomplete' && <RouteFinder isSmall />}
      </MoveKeys>
    </>
  );
}

interface MoveKeysProps {
  /** The turn that the move is made in. */
  turn: GugState['turn'];
  /** Whether the die goes on with it: the key says so. */
  passes?: boolean;
  /** The route is the move. @param drop - whether an inhibition is dropped at its end. */
  take: (drop: boolean) => void;
  /** The route is refused, and the referee is asked. */
  overrule: () => void;
  children?: ComponentChildren;
}

/** What may be done with the route that is tapped, by what the judge says of it; and a look at where it may end. */
export function MoveKeys({ turn, passes = false, take, overrule, children }: MoveKeysProps) {
  const { open } = usePanel();
  const { route } = useStore($situation);
  const verdict = useStore($verdict);
  const showsEnds = useStore($showsEnds);
  const { move, notice } = useTable().words.play;
  /** A key that ends the move. */
  const end = (what: string, label: string, drop: boolean, kind = 'key go') => (
    <button key={what} type="button" class={kind} data-do={what} onClick={() => take(drop)}>
      {label}
    </button>
  );
  const outcome = verdict?.outcome;
  const mayDrop = verdict?.drop.allowed === 'yes';
  const isForced = mayDrop && verdict.drop.isForced;
  const isStuck = verdict?.points.used === 0;
  const isStopped = verdict?.findings.some(({ reason }) => reason === 'stopped-early') ?? false;
  const stop = isStopped ? move.countStopped : isStuck ? move.stay : move.leave;
  const leave = isForced ? move.leaveAndDrop : stop;
  return (
    <div class="acts">
      {outcome === 'legal' && mayDrop && !isForced && end('drop', move.drop, true)}
      {outcome === 'legal' && mayDrop && !isForced && end('keep', move.keep, false, 'key')}
      {outcome === 'legal' &&
        (!mayDrop || isForced) &&
        end('leave', passes ? fill(move.passing, { what: leave }) : leave, isForced)}
      {outcome === 'penalty' && end('penalty', move.penalty, false)}
      {outcome === 'illegal' && (
        <button type="button" class="key" data-do="overrule" onClick={overrule}>
          {notice.overrule}
        </button>
      )}
      {outcome === 'incomplete' &&
        route.length === 0 &&
        turn?.snol.includes('count') &&
        end('stop', move.countStopped, false)}
      {(outcome !== 'legal' || isStopped) && outcome !== 'penalty' && (
        <button type="button" class="key" data-do="ends" onClick={() => toggleEnds(open)}>
          {showsEnds ? move.hideEnds : move.showEnds}
        </button>
      )}
      {children}
    </div>
  );
}

/** Two icons and two dice: which goes with which is the team's choice (17.4). */
function HandChoice({ due }: { due: Extract<Due, { kind: 'move' }> }) {
  const { words: panelWords } = usePanel();
  const { words, state, hand } = useTable();
  const { move } = words.play;
  const players = state.setup.seats[due.seat]?.players ?? [];
  const dice = state.turn?.dice ?? [];
  return (
    <div class="hand-choice" role="group" aria-label={move.which}>
      {due.icons.map((icon) => (
        <button
          key={`icon ${icon}`}
          type="button"
          class="key"
          data-icon={icon}
          aria-pressed={hand.icon === icon}
          aria-label={fill(move.icon, { name: players[icon]?.name ?? '' })}
          onClick={() => setHand({ ...hand, icon })}
        >
          {players[icon]?.name}
        </button>
      ))}
      {due.dice.map((die) => (
        <button
          key={`die ${die}`}
          type="button"
          class="key die-choice"
          data-die={die}
          aria-pressed={hand.die === die}
          aria-label={fill(move.die, { eyes: fill(panelWords.panel.ask.eyes, { count: dice[die] ?? 0 }) })}
          onClick={() => setHand({ ...hand, die })}
        >
          <DieFace eyes={dice[die] ?? 0} />
        </button>
      ))}
    </div>
  );
}
