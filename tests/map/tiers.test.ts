import { describe, expect, test } from 'vitest';
import { badgesOf } from '../../src/map/draw-badges.ts';
import { type Box, gapBetween, gapToPiece } from '../../src/map/box.ts';
import { boxesAt } from '../../src/map/growth.ts';
import { labelsOf } from '../../src/map/label.ts';
import { drawnOn, endsOfLines, isStruck, namesIn, placeNames } from '../../src/map/names.ts';
import { paperOf } from '../../src/map/paper.ts';
import { strokesOf } from '../../src/map/strokes.ts';
import { symbolsOfBoard } from '../../src/map/symbols.ts';
import { DESIGN_TIER, TIER_SIZES, TIERS } from '../../src/map/tiers.ts';
import { BOARDS } from './boards.ts';

describe.each(BOARDS)('names of $id', ({ board }) => {
  const strokes = strokesOf(board.data);
  const symbols = symbolsOfBoard(board);
  const paper = paperOf(board, symbols, labelsOf(board, symbols));
  const names = placeNames(board, symbols, strokes, paper);
  const badges = badgesOf(strokes, symbols, names);
  const ends = endsOfLines(board);
  const drawn = drawnOn(strokes, symbols);
  const shownIn = (tier: number) =>
    namesIn(names, tier).map(({ label }) => ({ station: label.station, boxes: boxesAt(label, TIER_SIZES[tier]!) }));

  test('all are shown at the design scale, fewer from further off, some from afar', () => {
    const counts = TIERS.slice(0, DESIGN_TIER + 1).map((_scale, tier) => shownIn(tier).length);
    expect(counts.at(-1)).toBe(symbols.filter(({ station }) => !board.stations.get(station)!.data.label.hidden).length);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts[0]).toBeGreaterThan(7);
  });

  test.each(TIERS.map((scale, tier) => ({ scale, tier })))(
    'from $scale pixels a unit on every end of a line has its name, once',
    ({ tier }) => {
      const shown = shownIn(tier).map(({ station }) => station);
      expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
      expect([...ends].filter((station) => !shown.includes(station))).toEqual([]);
    },
  );

  test.each(TIERS.map((scale, tier) => ({ scale, tier })))(
    'from $scale pixels a unit on no name is on another, struck by a line or on a symbol, nor leaves the paper sideways',
    ({ tier }) => {
      const shown = shownIn(tier);
      const touch = (one: readonly Box[], other: readonly Box[]) =>
        one.some((box) => other.some((next) => gapBetween(box, next) === 0));
      const faults = shown.flatMap(({ station, boxes }, index) => [
        ...shown
          .slice(index + 1)
          .filter((other) => touch(boxes, other.boxes))
          .map((other) => `${station} is on ${other.station}`),
        ...boxes.filter((box) => isStruck(box, drawn, 0)).map(() => `${station} is struck`),
        ...boxes
          .filter(({ left, right }) => left < paper.left || right > paper.right)
          .map(() => `${station} leaves the paper`),
      ]);
      expect(faults).toEqual([]);
    },
  );

  test('letters of lines lie on no name and no station of their tier', () => {
    for (const { at, tier, line } of badges) {
      const struck = shownIn(tier).filter(({ boxes }) => boxes.some((box) => gapToPiece(box, [at, at]) === 0));
      expect(struck.map(({ station }) => `${line} on ${station}`)).toEqual([]);
      const nearest = Math.min(
        ...symbols.flatMap(({ places }) => places.map(([x, y]) => Math.hypot(x - at[0], y - at[1]))),
      );
      expect(nearest).toBeGreaterThan(0.46);
    }
  });
});
