import type { ComponentChildren } from 'preact';
import type { Due, GugState } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { DieFace } from '../../Sign.tsx';
import { RouteSteps } from '../../RouteSteps.tsx';
import { usePanel } from '../../panel-context.ts';
import { $showsEnds, $situation, $verdict, toggleEnds } from '../../session.ts';
import { useGame } from '../game-context.ts';
import { act, setHand } from '../game-session.ts';
import { usePlay } from './play-context.ts';

/** The route, and what may be done with it: the ticket over the map says why. */
export function MovePart({ due }: { due: Extract<Due, { kind: 'move' }> }) {
  const { words, state, hand } = useGame();
  const { open } = usePlay();
  const { route } = useStore($situation);
  const verdict = useStore($verdict);
  const event = (drop: boolean) => ({ kind: 'move', seat: due.seat, ...hand, route, drop }) as const;
  return (
    <>
      {(due.icons.length > 1 || due.dice.length > 1) && <HandChoice due={due} />}
      <RouteSteps />
      <MoveKeys
        turn={state.turn}
        take={(drop) => act(event(drop))}
        overrule={() => open({ kind: 'overrule', event: event(false) })}
      >
        {verdict?.outcome === 'incomplete' && (
          <button type="button" class="key" data-do="snol" onClick={() => open({ kind: 'snol' })}>
            {words.play.snol.key}
          </button>
        )}
      </MoveKeys>
    </>
  );
}

interface MoveKeysProps {
  /** The turn that the move is made in. */
  turn: GugState['turn'];
  /** The route is the move. @param drop - whether an inhibition is dropped at its end. */
  take: (drop: boolean) => void;
  /** The route is refused, and the referee is asked. */
  overrule: () => void;
  children?: ComponentChildren;
}

/** What may be done with the route that is tapped, by what the judge says of it; and a look at where it may end. */
export function MoveKeys({ turn, take, overrule, children }: MoveKeysProps) {
  const { route } = useStore($situation);
  const verdict = useStore($verdict);
  const showsEnds = useStore($showsEnds);
  const { move } = useGame().words.play;
  const key = (what: string, label: string, press: () => void, kind = 'key go') => (
    <button key={what} type="button" class={kind} data-do={what} onClick={press}>
      {label}
    </button>
  );
  const outcome = verdict?.outcome;
  const mayDrop = verdict?.drop.allowed === 'yes';
  const isForced = mayDrop && verdict.drop.isForced;
  const isStuck = verdict?.points.used === 0;
  const isStopped = verdict?.findings.some(({ reason }) => reason === 'stopped-early') ?? false;
  const leave = isStopped ? move.countStopped : isStuck ? move.stay : move.leave;
  return (
    <div class="acts">
      {outcome === 'legal' && mayDrop && !isForced && key('drop', move.drop, () => take(true))}
      {outcome === 'legal' && mayDrop && !isForced && key('keep', move.keep, () => take(false), 'key')}
      {outcome === 'legal' &&
        (!mayDrop || isForced) &&
        key('leave', isForced ? move.leaveAndDrop : leave, () => take(isForced))}
      {outcome === 'penalty' && key('penalty', move.penalty, () => take(false))}
      {outcome === 'illegal' && key('overrule', move.overrule, overrule, 'key')}
      {outcome === 'incomplete' &&
        route.length === 0 &&
        turn?.snol.includes('count') &&
        key('stop', move.countStopped, () => take(false))}
      {(outcome !== 'legal' || isStopped) && outcome !== 'penalty' && (
        <button type="button" class="key" data-do="ends" aria-pressed={showsEnds} onClick={toggleEnds}>
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
  const { words, state, hand } = useGame();
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
