/**
 * What can be pressed, and what a tap beside that presses: a sheet is put away by a tap beside its paper, a map takes
 * one anywhere.
 */
const KEYS =
  'a[href], button, input, select, textarea, summary, label, [role="option"], dialog, .sheet-paper, .leaflet-container';
/** Milliseconds within which a hand does not aim anew. */
const TOO_SOON = 600;
/** CSS pixels: a finger's width, and how far beside a key a browser still takes a tap for one on it. */
const TOO_CLOSE = 44;
const BESIDE = 8;
/** Keys of the keyboard that go from one place to the next as long as they are held. */
const WALKS = /^(?:Arrow|Page|Home$|End$|Tab$)/;

/** In the window, in CSS pixels. */
interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

/** A tap: when it was, what it presses, and where all that lies around it stood before it changed anything. */
interface Tap extends Spot {
  readonly time: number;
  readonly key: Element | undefined;
  readonly around: readonly { readonly key: Element | undefined; readonly rect: DOMRect }[];
}

/** One that is down, or was until just now. */
interface Finger extends Tap {
  readonly isMouse: boolean;
  /** What is clicked later than this is not its work. */
  readonly until: number;
}

let isWatching = false;

/**
 * From now on nothing that a hand does reaches what it has just made. A key of the keyboard is heard by what had the
 * focus when it went down, and once, however long it is held; a tap presses what the finger came down on; and a second
 * tap on the same spot never presses what the first one has put there. Two quick taps on a key that stays are two,
 * unless it stands in a part where each is a play of its own: the nearest `data-taps` says `once` there.
 */
export function pressOnce(): void {
  if (isWatching) return;
  isWatching = true;
  watchKeyboard();
  watchTaps();
}

function watchKeyboard(): void {
  /** What each key went down on, and what the last of them did. */
  const began = new Map<string, EventTarget | null>();
  let latest: EventTarget | null = null;
  const nameOf = ({ code, key }: KeyboardEvent) => code || key;
  const isElsewhere = (event: KeyboardEvent) => {
    const from = began.get(nameOf(event));
    return from !== undefined && from !== event.target && !WALKS.test(event.key);
  };
  window.addEventListener(
    'keydown',
    (event) => {
      latest = event.target;
      if (!event.repeat) began.set(nameOf(event), event.target);
      else if (isElsewhere(event) || isPressHeld(event)) swallow(event);
    },
    true,
  );
  // A browser gives it to what has the focus by then, which the key that went down may have changed.
  window.addEventListener('keypress', (event) => latest !== null && latest !== event.target && swallow(event), true);
  window.addEventListener(
    'keyup',
    (event) => {
      if (isElsewhere(event)) swallow(event);
      began.delete(nameOf(event));
    },
    true,
  );
}

/** A key that is held down presses once: only in a text it goes on writing. */
function isPressHeld({ key, target }: KeyboardEvent): boolean {
  if (key === 'Enter') return !(target instanceof HTMLTextAreaElement);
  return key === 'Escape' || (key === ' ' && target instanceof Element && !target.matches('body, input, textarea'));
}

function watchTaps(): void {
  /** The finger that came down, until it has pressed something; and what was pressed last. */
  let down: Finger | undefined;
  let last: Tap | undefined;

  const isMeant = (event: MouseEvent, finger: Finger) => {
    const key = keyOf(event.target);
    if (key !== finger.key && (finger.isMouse || !stoodAt(event, key, finger))) return false;
    if (!last || key === undefined || !isSecond(event, finger, last)) return true;
    return key === last.key
      ? key.matches('input, textarea') || key.closest('[data-taps]')?.getAttribute('data-taps') !== 'once'
      : stoodAt(event, key, last);
  };

  window.addEventListener(
    'pointerdown',
    (event) => {
      const { timeStamp: time, clientX, clientY, target, pointerType } = event;
      down = {
        time,
        clientX,
        clientY,
        key: keyOf(target),
        around: keysAround(event),
        isMouse: pointerType === 'mouse',
        until: Infinity,
      };
    },
    true,
  );
  const lift = ({ timeStamp }: Event) => {
    if (down) down = { ...down, until: timeStamp + TOO_SOON };
  };
  window.addEventListener('pointerup', lift, true);
  window.addEventListener('pointercancel', lift, true);
  // It would take the focus, and with it bring up a phone's letters.
  window.addEventListener('mousedown', (event) => down && !isMeant(event, down) && swallow(event), true);
  window.addEventListener(
    'click',
    (event) => {
      const finger = down;
      // Without a finger it is a keyboard, a screen reader or a label's own, which aim well.
      if (!event.isTrusted || event.detail === 0 || !finger) return;
      down = undefined;
      if (event.timeStamp > finger.until) return;
      if (isMeant(event, finger)) last = { ...finger, time: event.timeStamp, key: keyOf(event.target) };
      else swallow(event);
    },
    true,
  );
}

/** Whether it is the second half of a double tap: a mouse says so itself, of a finger its haste has to tell. */
const isSecond = (event: MouseEvent, { isMouse }: Finger, { time, clientX, clientY }: Tap): boolean =>
  isMouse
    ? event.detail > 1
    : event.timeStamp - time < TOO_SOON && Math.hypot(event.clientX - clientX, event.clientY - clientY) <= TOO_CLOSE;

/** Whether a key stood at a spot, and could be reached there, when a finger came down. */
function stoodAt(spot: Spot, wanted: Element | undefined, { key: pressed, around }: Tap): boolean {
  if (wanted === undefined) return true;
  const stands = (key: Element, beside: number) =>
    around.some((one) => one.key === key && isIn(one.rect, spot, beside));
  const wasBeneath = pressed !== undefined && !pressed.contains(wanted) && stands(pressed, 0);
  return stands(wanted, BESIDE) && !wasBeneath;
}

/** What a tap presses: its key, or what a label stands for. */
function keyOf(target: EventTarget | null): Element | undefined {
  const key = target instanceof Element ? target.closest(KEYS) : undefined;
  return (key instanceof HTMLLabelElement ? key.control : undefined) ?? key ?? undefined;
}

/** What a browser leaves out while it is folded up: asked where it stands, each part would be laid out for the answer. */
export const FOLDED_UP = 'details:not([open]) > :not(summary)';

/** All that a finger may reach near a spot, and where it is: nothing beneath a sheet, nor what is folded up. */
function keysAround(event: MouseEvent): Tap['around'] {
  const sheet = event.target instanceof Element ? event.target.closest('dialog') : undefined;
  const keys = [...(sheet ? [sheet] : []), ...(sheet ?? document).querySelectorAll(KEYS)];
  return keys
    .filter((key) => !key.closest(FOLDED_UP))
    .map((key) => ({ key, rect: key.getBoundingClientRect() }))
    .filter(({ rect }) => isIn(rect, event, TOO_CLOSE))
    .map(({ key, rect }) => ({ key: keyOf(key), rect }));
}

const isIn = (rect: DOMRect, { clientX: x, clientY: y }: Spot, beside: number): boolean =>
  x >= rect.left - beside && x <= rect.right + beside && y >= rect.top - beside && y <= rect.bottom + beside;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
