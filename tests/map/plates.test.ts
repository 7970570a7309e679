import { describe, expect, test } from 'vitest';
import { drawClosed, hatOf } from '../../src/games/gug/closed-draw.ts';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import type { StationId } from '../../src/games/gug/board-data.ts';
import { boxesAt } from '../../src/map/growth.ts';
import { labelsOf } from '../../src/map/label.ts';
import { namesIn, placeNames } from '../../src/map/names.ts';
import { overlayOn } from '../../src/map/overlay.ts';
import { paperOf } from '../../src/map/paper.ts';
import { platesOn } from '../../src/map/plates.ts';
import type { Plate, PlateKind } from '../../src/map/shown.ts';
import { CHOOSING_SCALE, snapOn } from '../../src/map/snap.ts';
import { strokesOf } from '../../src/map/strokes.ts';
import { symbolsOfBoard } from '../../src/map/symbols.ts';
import { TIER_SIZES, TIERS } from '../../src/map/tiers.ts';
import { boardOf, BOARDS } from './boards.ts';

const STANDARD = { south: 5, north: 5, double: 3, triple: 1 };
const NOTHING = { at: null, legs: [], ends: [], dropped: [], closed: { stations: [], stretches: [] } };

/** Between the edge and names there is no room for a plate on the paper. */
const CORNERS = { 'london-2025': 'chesham', 'london-2003': 'epping' } as const;

describe.each(BOARDS)('end stations drawn on $id', ({ id, board }) => {
  const network = makeNetwork(board, DEFAULT_RULINGS);
  const strokes = strokesOf(board.data);
  const symbols = symbolsOfBoard(board);
  const paper = paperOf(board, symbols, labelsOf(board, symbols));
  const names = placeNames(board, symbols, strokes, paper);
  const place = platesOn(board);
  const drawnBy = (seed: number): ReadonlyMap<StationId, PlateKind> => {
    const drawn = drawClosed(network, STANDARD, seed);
    if (!drawn.ok) throw new Error(drawn.why);
    return new Map(
      (['closed', 'double', 'triple'] as const).flatMap((kind) => drawn.draw[kind].map((id) => [id, kind])),
    );
  };
  /** The names that a plate lies on, at some zoom at which they are shown. */
  const covered = ({ at: [x, y], offset: [right, down] }: Plate) =>
    TIER_SIZES.flatMap((size, tier) => {
      const mark = Math.min(size, 2.7);
      const [left, top] = [x + (right - 0.82) * mark, y + (down - 0.57) * mark];
      return namesIn(names, tier)
        .filter(({ label }) =>
          boxesAt(label, size).some(
            (box) =>
              left < box.right && left + 1.64 * mark > box.left && top < box.bottom && top + 1.14 * mark > box.top,
          ),
        )
        .map(({ label }) => `tier ${tier}: ${label.station}`);
    });

  test('each has a plate, and no plate covers a name at any zoom', () => {
    const alone = hatOf(network).stations.flatMap((id) => place(new Map([[id, 'double']])));
    expect(alone).toHaveLength(hatOf(network).stations.length);
    for (const plate of [...alone, ...[1, 2, 3].flatMap((seed) => place(drawnBy(seed)))])
      expect({ station: plate.station, on: covered(plate) }).toEqual({ station: plate.station, on: [] });
  });

  test('each lies on the paper from afar too, where it is largest, but in three corners without room', () => {
    const off = hatOf(network)
      .stations.flatMap((id) => place(new Map([[id, 'double']])))
      .filter(({ at: [x, y], offset: [right, down] }) => {
        const [middle, level] = [x + right * 2.7, y + down * 2.7];
        const isAcross = middle - 0.85 * 2.7 > paper.left && middle + 0.85 * 2.7 < paper.right;
        return !isAcross || level - 0.6 * 2.7 <= paper.top || level + 0.6 * 2.7 >= paper.bottom;
      });
    expect(off.map(({ station }) => station)).toEqual(['amersham', CORNERS[id], 'morden']);
  });

  test('a station that the board does not have has none', () =>
    expect(place(new Map([['atlantis' as StationId, 'closed']]))).toEqual([]));

  test('where all places are taken, one stands above others, at the first of its places', () => {
    const plates = place(new Map([...board.stations.keys()].map((id) => [id, 'closed'])));
    expect(plates).toHaveLength(board.stations.size);
    const nearest = Math.min(...plates.map(({ offset }) => Math.hypot(...offset)));
    expect(plates.filter(({ offset }) => Math.hypot(...offset) === nearest).length).toBeGreaterThan(1);
    // Furthest from where the sips of a legal end stand.
    const first = plates.filter(({ offset }) => offset.map((each) => each.toFixed(2)).join() === '-1.67,0.30');
    expect(first.length).toBeGreaterThan(50);
  });

  test('closed, doubled and tripled ones are drawn with signs of their own', () => {
    const drawn = drawnBy(1);
    const { above } = overlayOn(board)({ ...NOTHING, plates: place(drawn) });
    for (const [id, kind] of drawn) expect(above).toContain(`data-plate="${id}" data-kind="${kind}"`);
    expect(above.match(/×2/g)).toHaveLength(3);
    expect(above.match(/×3/g)).toHaveLength(1);
    expect(overlayOn(board)(NOTHING).above).not.toContain('plate');
  });

  test('a tap on a plate means it, and a tap on its station the station', () => {
    const snap = snapOn(board);
    for (const plate of place(drawnBy(2)))
      for (const [tier, scale] of TIERS.entries()) {
        const { station, at, offset } = plate;
        const mark = Math.min(TIER_SIZES[tier]!, 2.7);
        const onStation = snap(at, scale, [plate]);
        // In a crowd seen from afar nothing is meant yet.
        const isCrowd = scale < CHOOSING_SCALE && onStation?.kind === 'closer';
        expect(onStation).toMatchObject(isCrowd ? { kind: 'closer' } : { kind: 'station', station });
        const tap = snap([at[0] + offset[0] * mark, at[1] + offset[1] * mark], scale, [plate]);
        expect(tap).toEqual({ kind: 'plate', station });
      }
  });
});

test('the place of the sips, up to the right, comes last of those as near', () => {
  const place = platesOn(boardOf('london-2025'));
  const [{ offset }] = place(new Map([['south-kenton' as StationId, 'double']])) as [Plate];
  expect(offset.map((each) => each.toFixed(2))).toEqual(['-1.30', '-1.09']);
});
