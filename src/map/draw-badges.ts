import type { LineId, Point } from '../games/gug/board-data.ts';
import type { Board, Line } from '../games/gug/board.ts';
import { piecesOf } from '../games/gug/geometry.ts';
import type { Box } from './box.ts';
import { boxesAt } from './growth.ts';
import { isLight } from './luminance.ts';
import { element, escapeText } from './markup.ts';
import { BEND_RADIUS, DOT_RADIUS, STROKE_WIDTH } from './measures.ts';
import { namesIn, type PlacedName } from './names.ts';
import { makeNumber, makePath, straightened } from './path.ts';
import type { Stroke } from './strokes.ts';
import type { Symbols } from './symbols.ts';
import { TIER_SIZES, tierGroups, TIERS } from './tiers.ts';
import { distance, nearestOn, plus, times, towards } from './vector.ts';

function drawLetters({ id, letter, colour }: Line, places: readonly Point[]): string {
  const letters = places.map(([x, y]) => element('text', { x: makeNumber(x), y: makeNumber(y) }, escapeText(letter)));
  return element(
    'g',
    { 'data-line': id, class: isLight(colour) ? 'i' : undefined, stroke: colour },
    element('path', { d: makePath(...places.map((at) => [at, at])) }),
    ...letters,
  );
}

/** The letters of one line among these, on discs of the line's colour. */
export function drawLettersOf(line: Line, badges: readonly Badge[]): readonly string[] {
  const own = badges.filter((badge) => badge.line === line.id).map(({ at }) => at);
  return own.length === 0 ? [] : [drawLetters(line, own)];
}

/** The letters of all lines, tier by tier. */
export function drawBadges(board: Board, badges: readonly Badge[]): string {
  const groups = tierGroups((tier) => {
    const shown = badges.filter((badge) => badge.tier === tier);
    return [...board.lines.values()].flatMap((line) => drawLettersOf(line, shown));
  });
  return element('g', { class: 'letters' }, ...groups);
}

/** A line's letter on its stroke. */
export interface Badge {
  readonly line: LineId;
  readonly at: Point;
  readonly tier: number;
}

/** Radius of a badge in letter sizes. */
const RADIUS = 0.62;
/** Further out a badge would hide more of the map than it tells. */
const FIRST_TIER = 2;
const SAMPLE = 0.5;
/** CSS pixels between two badges of one line, and the grid units they keep at the design scale. */
const GAP_PIXELS = 190;
const LEAST_GAP = 11;
/** Grid units from the end of a run within which a place is preferred. */
const NEAR_END = 7;

interface Candidate {
  readonly line: LineId;
  readonly at: Point;
  readonly isNearEnd: boolean;
  /** Grid units to the nearest station. */
  readonly room: number;
}

/** Points along a stroke, each with how far it is from the nearer end. */
function samplesOf(points: readonly Point[]): readonly { readonly at: Point; readonly fromEnd: number }[] {
  const samples: { at: Point; along: number }[] = [];
  let before = 0;
  for (const [index, from] of points.slice(0, -1).entries()) {
    const to = points[index + 1]!;
    const length = distance(from, to);
    // Not in the bends: there the stroke cuts the corner.
    for (let along = BEND_RADIUS; along < length - BEND_RADIUS; along += SAMPLE) {
      samples.push({ at: plus(from, times(towards(from, to), along)), along: before + along });
    }
    before += length;
  }
  return samples.map(({ at, along }) => ({ at, fromEnd: Math.min(along, before - along) }));
}

/** Places on strokes that no other line crosses; a neighbour in a bundle may lie beside them. */
function candidatesOf(strokes: readonly Stroke[], symbols: readonly Symbols[]): readonly Candidate[] {
  const places = symbols.flatMap((symbol) => symbol.places);
  return strokes.flatMap((stroke) => {
    const others = strokes.filter(({ line }) => line !== stroke.line);
    const pieces = others.flatMap(({ points }) => piecesOf(straightened(points)));
    return samplesOf(straightened(stroke.points))
      .map(({ at, fromEnd }): Candidate => ({
        line: stroke.line,
        at,
        isNearEnd: fromEnd < NEAR_END,
        room: Math.min(...places.map((place) => distance(at, place))),
      }))
      .filter(({ room }) => room > RADIUS * TIER_SIZES.at(-1)! + DOT_RADIUS)
      .filter(({ at }) => pieces.every((piece) => distance(at, nearestOn(at, piece)) > STROKE_WIDTH * 0.9));
  });
}

const isOff = ({ left, top, right, bottom }: Box, [x, y]: Point, reach: number): boolean =>
  x < left - reach || x > right + reach || y < top - reach || y > bottom + reach;

/** The first tier from which on a place is clear of stations and of the names shown in it and all later tiers. */
function firstClear({ at, room }: Candidate, boxes: readonly (readonly Box[])[]): number {
  const isClear = (tier: number) => {
    const radius = RADIUS * TIER_SIZES[tier]!;
    return room > radius + DOT_RADIUS && boxes[tier]!.every((box) => isOff(box, at, radius));
  };
  let first: number = TIERS.length;
  while (first > FIRST_TIER && isClear(first - 1)) first -= 1;
  return first;
}

/** The letters on the strokes: at the ends and every so often, clear of stations and of names at every zoom. */
export function badgesOf(
  strokes: readonly Stroke[],
  symbols: readonly Symbols[],
  names: readonly PlacedName[],
): readonly Badge[] {
  const boxes = TIER_SIZES.map((size, tier) => namesIn(names, tier).flatMap(({ label }) => boxesAt(label, size)));
  const candidates = candidatesOf(strokes, symbols)
    .map((candidate) => ({ ...candidate, first: firstClear(candidate, boxes) }))
    .sort((one, other) => Number(other.isNearEnd) - Number(one.isNearEnd) || other.room - one.room);
  const badges: Badge[] = [];
  for (const [tier, scale] of TIERS.entries()) {
    const gap = Math.max(LEAST_GAP, GAP_PIXELS / scale);
    const apart = 2.4 * RADIUS * TIER_SIZES[tier]!;
    for (const { line, at } of candidates.filter(({ first }) => first <= tier)) {
      const isFree = badges.every((badge) => distance(badge.at, at) > (badge.line === line ? gap : apart));
      if (isFree) badges.push({ line, at, tier });
    }
  }
  return badges;
}
