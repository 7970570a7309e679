import { standings } from '../../../games/gabong/match-standing.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import type { Colour, Letters, Stroke } from '../../../ui/picture.ts';
import type { Scene, WinnerRow } from '../../../ui/poster.ts';
import { boardLines } from './board-lines.ts';

const HEIGHT = 620;
/** Room for the numbers of the deals below the lines, and for those of points at their left. */
const BELOW = 56;
const LEFT = 84;
/** Room for the places at the ends of the lines, and how far apart those stand at least. */
const RIGHT = 72;
const DISC = 24;
const SMALL: Letters = { size: 26, weight: 400 };
const PLACE: Letters = { size: 28, weight: 700 };
const SIGN: Letters = { size: 26, weight: 700 };

/** Each player's colour is the place's on the poster; after six they begin anew, and the place tells them apart. */
const COLOURS = ['circle', 'star', 'diamond', 'triangle', 'hexagon', 'square'] as const;
const colourAt = (index: number): Colour => `--marker-${COLOURS[index % COLOURS.length]!}`;

/** The players by their places, each with the colour of its line. */
export const dealsRows = (state: GabongState): readonly WinnerRow[] =>
  standings(state).map(({ seat, place, total }, index) => ({
    place: `${place}`,
    name: state.setup.players[seat]!.name,
    figure: `${total}`,
    fill: colourAt(index),
  }));

/** The totals of all, deal by deal, as lines, with a sign where somebody had a gabong; the fewest points stand lowest. */
export function dealsScene(state: GabongState): Scene {
  const deals = boardLines(state).filter(({ number }) => number !== null);
  return ({ x, y, width }, measure) => {
    if (deals.length === 0) return { height: 0, strokes: [] };
    const most = Math.max(1, ...deals.flatMap(({ cells }) => cells.map((cell) => cell?.total ?? 0)));
    const [left, right, bottom] = [x + LEFT, x + width - RIGHT, y + HEIGHT - BELOW];
    const across = (deal: number) => left + ((right - left) * deal) / deals.length;
    const up = (total: number) => bottom - (bottom - y - DISC) * (total / most);
    const players = standings(state).flatMap(({ seat, place, total }, index) => {
      const points = deals.flatMap(({ cells }, deal) => {
        const cell = cells[seat];
        return cell ? [{ deal: deal + 1, total: cell.total ?? 0, hasTheta: cell.hasTheta }] : [];
      });
      // Who has played no deal has no line.
      return points.length > 0 ? [{ place, total, colour: colourAt(index), points }] : [];
    });
    const ends = spread(
      players.map(({ total }) => up(total)),
      { top: y + DISC, bottom },
    );
    const step = (right - left) / deals.length;
    const every = Math.ceil((measure(`${deals.length}`, SMALL) + 12) / step);
    const strokes: Stroke[] = [
      ...[0, most].flatMap((total): readonly Stroke[] => [
        { is: 'line', y: up(total), from: left, to: right },
        { is: 'text', text: `${total}`, x: left - 16, y: up(total) + 9, align: 'right', ink: '--ink-soft', ...SMALL },
      ]),
      // The last, and as many before it as have room.
      ...deals.flatMap(({ number }, index): readonly Stroke[] =>
        (deals.length - 1 - index) % every === 0
          ? [
              {
                is: 'text',
                text: `${number}`,
                x: across(index + 1),
                y: bottom + 40,
                align: 'center',
                ink: '--ink-soft',
                ...SMALL,
              },
            ]
          : [],
      ),
      // The first lies on top of the others.
      ...[...players].reverse().map(({ points, colour }): Stroke => {
        // From nothing on; whoever came later begins with the first deal of their own.
        const from = points[0]!.deal === 1 ? `M${left} ${bottom}L` : 'M';
        const path = points.map(({ deal, total }) => `${across(deal)} ${up(total)}`).join('L');
        return { is: 'shape', d: `${from}${path}`, x: 0, y: 0, scale: 1, edge: { colour, width: 6 } };
      }),
      ...players.flatMap(({ points }) =>
        points
          .filter(({ hasTheta }) => hasTheta)
          .flatMap(({ deal, total }): readonly Stroke[] => [
            { is: 'disc', x: across(deal), y: up(total), radius: 18, fill: '--ink' },
            { is: 'text', text: 'θ', x: across(deal), y: up(total) + 9, align: 'center', ink: '--paper', ...SIGN },
          ]),
      ),
      ...players.flatMap(({ place, colour }, index): readonly Stroke[] => {
        const at = { x: right + RIGHT / 2, y: ends[index]! };
        return [
          { is: 'disc', ...at, radius: DISC, fill: colour },
          { is: 'text', text: `${place}`, ...at, y: at.y + 10, align: 'center', ink: '--on-marker', ...PLACE },
        ];
      }),
    ];
    return { height: HEIGHT, strokes };
  };
}

/**
 * Heights moved so far from one another that no two discs touch, where there is room for that, and none is beyond the top.
 *
 * @param heights - the first place's first.
 */
function spread(heights: readonly number[], { top, bottom }: { readonly top: number; readonly bottom: number }) {
  const order = heights.map((_, index) => index).sort((one, other) => heights[other]! - heights[one]!);
  const apart = Math.min(2 * DISC + 4, (bottom - top) / Math.max(1, heights.length - 1));
  const moved: number[] = [];
  // From the lowest up, and from the top down again where they have come too high.
  let last = Infinity;
  for (const index of order) moved[index] = last = Math.min(heights[index]!, last - apart);
  last = -Infinity;
  for (const index of [...order].reverse()) moved[index] = last = Math.max(moved[index]!, last + apart, top);
  return moved;
}
