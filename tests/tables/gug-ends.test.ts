import { expect, test } from 'vitest';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { legalEnds } from '../../src/games/gug/moves.ts';
import { placesAhead } from '../../src/games/gug/route-to.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import type { Position, Step } from '../../src/games/gug/position.ts';
import { bestEnds, cardsOf } from '../../src/tables/gug/best-ends.ts';
import { boardOf, station } from '../map/boards.ts';

const board = boardOf('london-2025');
const network = makeNetwork(board, DEFAULT_RULINGS);
const standing = (at: string): Position => ({ at: station(at), came: null, drops: [], touched: true, leicester: 0 });

test('each station stands once among the ends, the one with a drop first', () => {
  for (const at of ['kings-cross-st-pancras', 'aldgate', 'east-finchley']) {
    const ends = legalEnds(network, standing(at), [5]);
    const best = bestEnds(ends);
    expect(best.map((end) => end.at).toSorted()).toEqual([...new Set(ends.map((end) => end.at))].toSorted());
    const drops = best.map(({ drop }) => drop === 'yes');
    expect(drops).toEqual(drops.toSorted((one, other) => Number(other) - Number(one)));
  }
});

test('the cards are drops, then the cheapest, then Leicester Square; five at most', () => {
  const cards = cardsOf(bestEnds(legalEnds(network, standing('kings-cross-st-pancras'), [4])), 'leicester-square');
  expect(cards.length).toBeLessThanOrEqual(5);
  expect(cards.at(-1)).toMatchObject({ why: 'leicester', end: { at: 'leicester-square' } });
  // Where nobody would toss it is an end like any other.
  const untossed = cardsOf(bestEnds(legalEnds(network, standing('kings-cross-st-pancras'), [4])), undefined);
  expect(untossed.map(({ why }) => why)).not.toContain('leicester');
  const cheap = cards.filter(({ why }) => why === 'cheapest').map(({ end }) => end.sips);
  expect(cheap.length).toBeGreaterThan(0);
  expect(Math.max(...cheap)).toBe(0);
  const far = cardsOf(bestEnds(legalEnds(network, standing('east-finchley'), [5])), 'leicester-square');
  // Ten points and five stations away (12.4): fewer sips than at Mill Hill East, which is two away.
  expect(far[0]).toMatchObject({ why: 'drop', end: { at: 'high-barnet', sips: 5 } });
});

test('from the head of a route only some ends are left, and none once it is ridden', () => {
  const position = standing('victoria');
  const all = new Set(legalEnds(network, position, [4]).map(({ at }) => network.place(at)));
  const route = [
    { line: 'victoria', to: 'green-park' },
    { line: 'victoria', to: 'oxford-circus' },
    { line: 'victoria', to: 'warren-street' },
    { line: 'victoria', to: 'euston' },
  ] as unknown as readonly Step[];
  const sizes = [0, 1, 2, 3, 4].map((steps) => placesAhead(network, position, [4], route.slice(0, steps)));
  for (const place of sizes[1]!) expect(all).toContain(place);
  expect(sizes[0]!.size).toBeGreaterThan(sizes[1]!.size);
  expect(sizes[1]!.size).toBeGreaterThan(sizes[2]!.size);
  expect(sizes[4]!.size).toBe(0);
});
