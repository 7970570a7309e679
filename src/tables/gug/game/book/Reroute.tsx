import { useLayoutEffect, useRef } from 'preact/hooks';
import { fill } from '../../../../i18n/fill.ts';
import { UndoKey } from '../../../../ui/UndoKey.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import { RouteSteps } from '../../RouteSteps.tsx';
import { Ticket } from '../../Ticket.tsx';
import { usePanel } from '../../panel-context.ts';
import { $past, $situation } from '../../session.ts';
import { useGame } from '../game-context.ts';
import { $rerouting, endRerouting } from '../game-session.ts';
import { MoveKeys } from '../play/MovePart.tsx';

/** An earlier move, tapped on the map as it really went: where the keys of the game were. */
export function Reroute() {
  const { names, undo } = usePanel();
  const { words } = useGame();
  const rerouting = useStore($rerouting);
  const { route } = useStore($situation);
  const [last] = useStore($past);
  const dock = useRef<HTMLElement>(null);
  // The key that led here is gone with its sheet, and on a phone the map is out of sight.
  useLayoutEffect(() => {
    dock.current?.focus({ preventScroll: true });
    document.getElementById('gug')?.scrollIntoView({ block: 'start' });
  }, []);
  if (!rerouting) return null;
  const { correct: text } = words.book;
  const { undo: undoText } = words.play;
  const step = route.at(-1);
  const change = last?.label ?? (step && names.station(step.to));
  return (
    <>
      <Ticket />
      <section class="dock game-dock" aria-label={text.route} ref={dock} tabIndex={-1} data-due="reroute">
        <p class="lead">{text.routeHint}</p>
        <div class="dock-part stack game-part" data-taps="once">
          <RouteSteps />
          <MoveKeys turn={rerouting.before.turn} take={endRerouting} overrule={() => endRerouting(false)} />
        </div>
        <div class="bar flow">
          <UndoKey
            label={change === undefined ? undoText.nothing : fill(undoText.last, { what: change })}
            isIdle={change === undefined}
            press={undo}
          />
          <button type="button" class="key" data-do="cancel" onClick={() => endRerouting()}>
            {words.shared.correcting.cancel}
          </button>
        </div>
      </section>
    </>
  );
}
