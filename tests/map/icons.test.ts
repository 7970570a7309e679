import { describe, expect, test } from 'vitest';
import { MARKERS } from '../../src/games/gug/setup.ts';
import { distanceToBox } from '../../src/map/box.ts';
import { boxesAt } from '../../src/map/growth.ts';
import { labelsOf } from '../../src/map/label.ts';
import { fanOf, overlayOn } from '../../src/map/overlay.ts';
import { markerLetter, markerPath } from '../../src/map/marker.ts';
import { namesIn, placeNames } from '../../src/map/names.ts';
import { paperOf } from '../../src/map/paper.ts';
import { signSides } from '../../src/map/sign-sides.ts';
import { strokesOf } from '../../src/map/strokes.ts';
import { symbolsOfBoard } from '../../src/map/symbols.ts';
import { DESIGN_TIER, marksAt, TIER_SIZES } from '../../src/map/tiers.ts';
import type { Shown } from '../../src/map/shown.ts';
import { boardOf, BOARDS, icon, NOTHING, station } from './boards.ts';

const draw = overlayOn(boardOf('london-2025'));
const apart = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  Math.hypot(ax - bx, ay - by);
const fans = [1, 2, 3, 4, 5, 6].flatMap((count) => [false, true].map((isMarked) => ({ count, isMarked })));

describe('players’ signs', () => {
  test('every one has a shape of its own, within its box, and room for a letter', () => {
    expect(new Set(MARKERS.map(markerPath)).size).toBe(MARKERS.length);
    for (const marker of MARKERS) {
      const { y, size } = markerLetter(marker);
      expect(y - size / 2).toBeGreaterThan(2);
      expect(y + size / 2).toBeLessThan(22);
    }
  });

  test.each(fans)('$count at a station, another mark there: $isMarked: none hides another', ({ count, isMarked }) => {
    const places = fanOf(count, isMarked);
    expect(places).toHaveLength(count);
    for (const [index, place] of places.entries()) {
      for (const other of places.slice(index + 1)) expect(apart(place, other)).toBeGreaterThan(2.4);
      if (isMarked) expect(Math.hypot(...place)).toBeGreaterThan(2.4);
    }
  });

  test.each([
    { count: 1, isMarked: false, places: ['-0.39,0.39'] },
    { count: 2, isMarked: false, places: ['-1.25,0', '1.25,0'] },
    { count: 3, isMarked: false, places: ['-1.44,0', '0.72,-1.25', '0.72,1.25'] },
    { count: 1, isMarked: true, places: ['-1.77,1.77'] },
    { count: 2, isMarked: true, places: ['-0.65,2.41', '-2.41,0.65'] },
    {
      count: 6,
      isMarked: true,
      places: ['3.02,1.25', '1.25,3.02', '-1.25,3.02', '-3.02,1.25', '-3.02,-1.25', '-1.25,-3.02'],
    },
  ])('$count at a station, another mark there: $isMarked: from the left, or down to the left', (row) => {
    const said = fanOf(row.count, row.isMarked).map((place) => place.map((each) => Number(each.toFixed(2)) + 0).join());
    expect(said).toEqual(row.places);
  });

  test('the place of the sips, up to the right of a mark, stays free', () => {
    for (const [x, y] of fanOf(3, true)) expect(x > 0 && y < 0).toBe(false);
  });
});

describe('icons on the map', () => {
  test('are shapes with letters, and replace the sign of where one stands', () => {
    const { above } = draw({
      ...NOTHING,
      at: station('victoria'),
      icons: [icon('victoria', 'A', { isTurn: true }), icon('bank', 'B', { marker: 'star' })],
    });
    expect(above).not.toContain('class="here"');
    expect([...above.matchAll(/data-marker="([^"]+)"/g)].map((match) => match[1])).toEqual(['circle', 'star']);
    expect([...above.matchAll(/<text[^>]*>([^<]*)</g)].map((match) => match[1])).toEqual(['A', 'B']);
  });

  test('the one whose turn it is has a second edge and an arrow, and lies on top', () => {
    const { above } = draw({
      ...NOTHING,
      icons: [icon('bank', 'A', { isTurn: true }), icon('bank', 'B', { marker: 'square' })],
    });
    expect(above.match(/class="arrow"/g)).toHaveLength(1);
    expect(above.indexOf('>B<')).toBeLessThan(above.indexOf('>A<'));
  });

  test('several at one station are fanned out, each with a leash to it', () => {
    const { above } = draw({ ...NOTHING, icons: ['A', 'B', 'C'].map((letter) => icon('bank', letter)) });
    expect(above.match(/class="leash"/g)).toHaveLength(3);
    expect(above.match(/data-icons="bank"/g)).toHaveLength(1);
  });

  const bank = station('bank');
  test.each([
    {
      say: 'the number of a stop',
      shown: { legs: [{ line: 'central', stations: [station('holborn'), station('chancery-lane'), bank] }] },
    },
    { say: 'a closed station', shown: { closed: { stations: [bank], stretches: [] } } },
    { say: 'a used station', shown: { dropped: [bank] } },
    { say: 'a legal end', shown: { ends: [{ at: bank, sips: 1, drop: false }] } },
  ])('one beside $say stands off it', ({ shown }) => {
    const icons = [icon('bank', 'B')];
    expect(draw({ ...NOTHING, icons }).above).not.toContain('leash');
    expect(draw({ ...NOTHING, ...shown, icons }).above).toContain('leash');
  });

  test('one that is only passed, or at another station than the mark, does not', () => {
    const legs = [{ line: 'central', stations: [station('st-pauls'), bank, station('liverpool-street')] }];
    const shown = { legs, dropped: [station('morden')], icons: [icon('bank', 'B')] };
    expect(draw({ ...NOTHING, ...shown }).above).not.toContain('leash');
  });

  test('whoever is on the way stands where the line of the first point begins', () => {
    const legs = [{ line: 'victoria', stations: [station('euston'), station('warren-street')] }];
    const placeOf = (over: Partial<Shown>): unknown =>
      /data-icons="euston" transform="([^"]+)"/.exec(
        draw({ ...NOTHING, icons: [icon('euston', 'A')], ...over }).above,
      )![1];
    const there = /data-end="euston"><g class="end" transform="([^"]+)"/.exec(
      draw({ ...NOTHING, ends: [{ at: station('euston'), line: 'victoria', sips: 1, drop: false }] }).above,
    )![1];
    expect(placeOf({ legs, at: station('euston') })).toBe(there);
    expect(placeOf({ legs, at: station('bank') })).toBe(placeOf({}));
    expect(placeOf({})).not.toBe(there);
  });

  test('a letter that means something in markup is only a letter', () =>
    expect(draw({ ...NOTHING, icons: [icon('bank', '<')] }).above).toContain('&lt;'));

  test('a station that was asked for is ringed', () => {
    expect(draw({ ...NOTHING, pointed: station('bank') }).above).toContain('class="pointed"');
    expect(draw(NOTHING).above).toBe('');
  });

  test('they need no exception from a strict content policy', () => {
    const { above } = draw({ ...NOTHING, icons: [icon('bank', 'A', { isTurn: true })], pointed: station('bank') });
    expect(above).not.toMatch(/ style=/);
  });
});

/** In letter sizes: half of the letter that a sign bears. */
const LETTER = 0.45;

describe.each(BOARDS)('signs beside the names of $id', ({ board }) => {
  const symbols = symbolsOfBoard(board);
  const names = placeNames(board, symbols, strokesOf(board.data), paperOf(board, symbols, labelsOf(board, symbols)));
  const onBoard = overlayOn(board, signSides(board.stations.keys(), symbols, names));
  const placeOf = (above: string) => {
    const piece = /<svg class="piece[^>]*>/.exec(above)![0];
    const [x, y, size] = ['x', 'y', 'width'].map((name) =>
      Number(new RegExp(` ${name}="([-.\\d]+)em"`).exec(piece)![1]),
    );
    return { right: x! + size! / 2, down: y! + size! / 2, size: size! };
  };
  /** The stations at which a name lies on the letter of a sign, tier by tier. */
  const hidden = (overlay: (id: string) => Partial<Shown>) => {
    const boxes = TIER_SIZES.map((size, tier) => namesIn(names, tier).flatMap(({ label }) => boxesAt(label, size)));
    const found = TIER_SIZES.map((): string[] => []);
    for (const { station: id, places } of symbols) {
      const { right, down } = placeOf(
        onBoard({ ...NOTHING, icons: [icon(id, 'A', { isTurn: true })], ...overlay(id) }).above,
      );
      const [x, y] = places[0]!;
      for (const [tier, size] of TIER_SIZES.entries()) {
        const mark = marksAt(size);
        if (boxes[tier]!.some((box) => distanceToBox([x + right * mark, y + down * mark], box) < LETTER * mark))
          found[tier]!.push(id);
      }
    }
    return found;
  };

  test('one alone stands on the dot of its station', () => {
    for (const id of board.stations.keys()) {
      const { above } = onBoard({ ...NOTHING, icons: [icon(id, 'A', { isTurn: true })] });
      expect(above).not.toContain('leash');
      const { right, down, size } = placeOf(above);
      expect(Math.hypot(right, down)).toBeLessThan(size / 4);
    }
  });

  test('no name lies on the letter of one alone from the design scale on, and on few from further off', () => {
    const found = hidden(() => ({}));
    expect(found.slice(DESIGN_TIER).flat()).toEqual([]);
    for (const stations of found) expect(stations.length).toBeLessThanOrEqual(board.stations.size / 8);
  });

  test('no name lies on the letter of one beside another mark from the design scale on, and on few from further off', () => {
    const found = hidden((id) => ({ dropped: [station(id)] }));
    expect(found.slice(DESIGN_TIER).flat()).toEqual([]);
    for (const stations of found) expect(stations.length).toBeLessThanOrEqual(board.stations.size / 15);
  });

  test('beside a stop of the route none stands far below its station, where the ticket begins', () => {
    for (const id of board.stations.keys()) {
      const legs = [{ line: 'nowhere', stations: [station(id), station(id)] }];
      const { right, down } = placeOf(onBoard({ ...NOTHING, legs, icons: [icon(id, 'A', { isTurn: true })] }).above);
      expect(down).toBeLessThan(1);
      expect(Math.abs(right)).toBeGreaterThan(2.2);
    }
  });
});
