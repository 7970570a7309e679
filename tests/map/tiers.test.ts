import { describe, expect, test } from 'vitest';
import { badgesOf } from '../../src/map/draw-badges.ts';
import { gapBetween, gapToPiece } from '../../src/map/box.ts';
import { boxesAt, growingLabel } from '../../src/map/growth.ts';
import { labelsOf } from '../../src/map/label.ts';
import { LABEL_SIZE } from '../../src/map/measures.ts';
import { paperOf } from '../../src/map/paper.ts';
import { strokesOf } from '../../src/map/strokes.ts';
import { symbolsOfBoard } from '../../src/map/symbols.ts';
import { DESIGN_TIER, LEAST_LETTERS, lettersAt, tierAt, TIER_SIZES, TIERS, tiersOf } from '../../src/map/tiers.ts';
import { BOARDS } from './boards.ts';

describe('scales', () => {
  test('letters keep their size on the screen until the design scale, then grow', () => {
    expect(lettersAt(5) * 5).toBeCloseTo(LEAST_LETTERS);
    expect(lettersAt(12) * 12).toBeCloseTo(LEAST_LETTERS);
    expect(lettersAt(40) * 40).toBeGreaterThan(LEAST_LETTERS);
    expect(lettersAt(40)).toBeLessThan(LABEL_SIZE);
  });

  test('every scale has a tier', () => {
    expect(tierAt(1)).toBe(0);
    expect(TIERS.map((scale) => tierAt(scale))).toEqual(TIERS.map((_scale, tier) => tier));
  });
});

describe.each(BOARDS)('names of $id', ({ board }) => {
  const strokes = strokesOf(board.data);
  const symbols = symbolsOfBoard(board, strokes);
  const labels = labelsOf(board, symbols).map((label) => growingLabel(board, label));
  const paper = paperOf(board, symbols, labels);
  const tiers = tiersOf(board, symbols, strokes, labels, paper);
  const badges = badgesOf(strokes, symbols, labels, tiers);
  const shownIn = (tier: number) => labels.filter(({ station }) => tiers.get(station)! <= tier);

  test('all are shown at the design scale, fewer from further off, some from afar', () => {
    const counts = TIERS.slice(0, DESIGN_TIER + 1).map((_scale, tier) => shownIn(tier).length);
    expect(counts.at(-1)).toBe(labels.length);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts[0]).toBeGreaterThan(7);
  });

  test('none overlaps another before the design scale, nor leaves the paper', () => {
    const faults = TIER_SIZES.slice(0, DESIGN_TIER).flatMap((size, tier) => {
      const boxes = shownIn(tier).map((label) => ({ station: label.station, boxes: boxesAt(label, size) }));
      return boxes.flatMap((one, index) => [
        ...boxes
          .slice(index + 1)
          .filter((other) => tiers.get(one.station) === tier || tiers.get(other.station) === tier)
          .filter((other) => one.boxes.some((box) => other.boxes.some((next) => gapBetween(box, next) === 0)))
          .map((other) => `${tier}: ${one.station} and ${other.station}`),
        ...one.boxes
          .filter(({ left, right }) => left < paper.left || right > paper.right)
          .map(() => `${tier}: ${one.station} leaves the paper`),
      ]);
    });
    expect(faults).toEqual([]);
  });

  test('letters of lines lie on no name and no station of their tier', () => {
    for (const { at, tier, line } of badges) {
      const size = TIER_SIZES[tier]!;
      const struck = labels.filter(
        (label) =>
          tiers.get(label.station)! <= tier && boxesAt(label, size).some((box) => gapToPiece(box, [at, at]) === 0),
      );
      expect(struck.map(({ station }) => `${line} on ${station}`)).toEqual([]);
      const nearest = Math.min(
        ...symbols.flatMap(({ places }) => places.map(([x, y]) => Math.hypot(x - at[0], y - at[1]))),
      );
      expect(nearest).toBeGreaterThan(0.46);
    }
  });
});
