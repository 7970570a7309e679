import type { Point, StationId } from '../games/gug/board-data.ts';
import { groupBy } from '../games/shared/group.ts';
import { drawLeash, em } from './draw-leash.ts';
import { element, escapeText } from './markup.ts';
import { markerLetter, markerPath } from './marker.ts';
import { makeNumbers } from './path.ts';
import type { IconMark } from './shown.ts';

/** In letter sizes: a sign, and that of the player whose turn it is. */
const SIZE = 1.9;
const TURN_SIZE = 2.4;
/** From middle to middle of two signs beside each other, so that the larger ones do not touch either. */
const APART = 2.5;
/** How far from a station that bears another mark its signs stand, at least. */
const BESIDE = 2.5;
/** Down to the left: the sips of a legal end stand up to the right. */
const BELOW = (3 / 4) * Math.PI;
/** What of a circle stays free for the other marks, in signs. */
const GAP = 2;

/** Where the signs at one station stand, in letter sizes from it: one on it, several around it, and none on another mark. */
export function fanOf(count: number, isMarked: boolean): readonly Point[] {
  if (count === 1 && !isMarked) return [[0, 0]];
  const places = isMarked ? count + GAP : count;
  const tight = APART / 2 / Math.sin(Math.PI / Math.max(2, places));
  const radius = isMarked ? Math.max(BESIDE, tight) : tight;
  const turn = isMarked ? 2 * Math.asin(APART / 2 / radius) : (2 * Math.PI) / count;
  const first = isMarked ? BELOW - ((count - 1) / 2) * turn : Math.PI;
  return Array.from({ length: count }, (_, index): Point => {
    const angle = first + index * turn;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

function drawPiece({ marker, letter, isTurn }: IconMark, [x, y]: Point): string {
  const size = isTurn ? TURN_SIZE : SIZE;
  const place = markerLetter(marker);
  const d = markerPath(marker);
  return element(
    'svg',
    {
      class: isTurn ? 'piece turn' : 'piece',
      'data-marker': marker,
      x: em(x - size / 2),
      y: em(y - size / 2),
      width: em(size),
      height: em(size),
      viewBox: '0 0 24 24',
    },
    ...(isTurn
      ? [element('path', { class: 'edge', d }), element('path', { class: 'arrow', d: 'M5-9.5h14L12-2Z' })]
      : []),
    element('path', { class: 'shape', d }),
    element(
      'g',
      { 'font-size': String(place.size) },
      element('text', { x: '12', y: String(place.y) }, escapeText(letter)),
    ),
  );
}

/**
 * The players' icons. Those at one station are fanned out, with a leash to it, so that each is seen; the ones whose turn
 * it is are larger, have a second edge, and an arrow above them.
 *
 * @param marked - stations that bear another mark already.
 */
export function drawIcons(
  icons: readonly IconMark[],
  placeOf: (icon: IconMark) => Point,
  marked: ReadonlySet<StationId>,
): string {
  return [...groupBy(icons, ({ at }) => at).values()]
    .map((group) => {
      const [first] = group;
      const fan = fanOf(group.length, marked.has(first.at));
      const pieces = group.map((icon, index) => ({ icon, offset: fan[index]! }));
      const leashes = pieces
        .filter(({ offset: [x, y] }) => Math.hypot(x, y) > 0)
        .map(({ offset }) => drawLeash(offset));
      // Whose turn it is lies on top.
      const ordered = pieces.toSorted((one, other) => Number(one.icon.isTurn) - Number(other.icon.isTurn));
      return element(
        'g',
        { class: 'pieces', 'data-icons': first.at, transform: `translate(${makeNumbers(placeOf(first))})` },
        ...leashes,
        ...ordered.map(({ icon, offset }) => drawPiece(icon, offset)),
      );
    })
    .join('');
}
