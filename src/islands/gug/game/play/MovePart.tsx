import type { Due } from '../../../../games/gug/play-state.ts';
import { $showsEnds, $situation, $verdict, toggleEnds } from '../../session.ts';
import { useStore } from '../../../shared/use-store.ts';
import { RouteSteps } from '../../RouteSteps.tsx';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { HandChoice } from './HandChoice.tsx';
import { usePlay } from './play-context.ts';

/** The route, and what may be done with it: the ticket over the map says why. */
export function MovePart({ due }: { due: Extract<Due, { kind: 'move' }> }) {
  const { words, state, hand } = useGame();
  const { open } = usePlay();
  const { route } = useStore($situation);
  const verdict = useStore($verdict);
  const showsEnds = useStore($showsEnds);
  const { move, snol } = words.play;
  const event = (drop: boolean) => ({ kind: 'move', seat: due.seat, ...hand, route, drop }) as const;
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
    <>
      {(due.icons.length > 1 || due.dice.length > 1) && <HandChoice due={due} />}
      <RouteSteps />
      <div class="acts">
        {outcome === 'legal' && mayDrop && !isForced && key('drop', move.drop, () => act(event(true)))}
        {outcome === 'legal' && mayDrop && !isForced && key('keep', move.keep, () => act(event(false)), 'key')}
        {outcome === 'legal' &&
          (!mayDrop || isForced) &&
          key('leave', isForced ? move.leaveAndDrop : leave, () => act(event(isForced)))}
        {outcome === 'penalty' && key('penalty', move.penalty, () => act(event(false)))}
        {outcome === 'illegal' &&
          key('overrule', move.overrule, () => open({ kind: 'overrule', event: event(false) }), 'key')}
        {outcome === 'incomplete' &&
          route.length === 0 &&
          state.turn?.snol.includes('count') &&
          key('stop', move.countStopped, () => act(event(false)))}
        {(outcome !== 'legal' || isStopped) && outcome !== 'penalty' && (
          <button type="button" class="key" data-do="ends" aria-pressed={showsEnds} onClick={toggleEnds}>
            {showsEnds ? move.hideEnds : move.showEnds}
          </button>
        )}
        {outcome === 'incomplete' && key('snol', snol.key, () => open({ kind: 'snol' }), 'key')}
      </div>
    </>
  );
}
