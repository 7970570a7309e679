/** A tap on the map's frame: CSS pixels from its corner, and milliseconds since some beginning. */
interface Touch {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** Milliseconds within which a hand does not aim anew. */
const TOO_SOON = 600;
/** CSS pixels: a finger's width. */
const TOO_CLOSE = 44;

/**
 * Tells taps that were aimed from the second half of a double tap: the map moves under the finger after a tap, so
 * the second one would hit a station that nobody chose.
 *
 * @returns a function that is asked once for each tap, in their order, and says whether the tap counts.
 */
export function countTaps(): (touch: Touch) => boolean {
  let last: Touch | undefined;
  return (touch) => {
    const isRepeat =
      last !== undefined &&
      touch.time - last.time < TOO_SOON &&
      Math.hypot(touch.x - last.x, touch.y - last.y) <= TOO_CLOSE;
    if (!isRepeat) last = touch;
    return !isRepeat;
  };
}
