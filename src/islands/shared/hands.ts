import { keepFocus } from './keep-focus.ts';
import { pressOnce } from './press-once.ts';

/** What every panel owes the hand: the focus is never lost, and nothing presses what it has just made. */
export function heedHands(): void {
  keepFocus();
  pressOnce();
}
