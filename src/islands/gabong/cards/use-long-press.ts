import { useEffect, useRef } from 'preact/hooks';

/** As long as a browser waits before it opens its own menu, or a little less. */
const LONG_MS = 450;
/** A finger that moves farther than this scrolls. */
const SLIP_PX = 12;

/** Hears a finger that stays; the click that follows it counts as none. */
export function useLongPress(press: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const from = useRef({ x: 0, y: 0 });
  const wasLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerDown(event: PointerEvent) {
      stop();
      wasLong.current = false;
      if (!press || event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        wasLong.current = true;
        press();
      }, LONG_MS);
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = from.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP_PX) stop();
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /** The browser's menu would take the finger away. */
    onContextMenu(event: Event) {
      if (press) event.preventDefault();
    },
    onClickCapture(event: Event) {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
