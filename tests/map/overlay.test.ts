import { describe, expect, test } from 'vitest';
import { overlayOn, preparesOn } from '../../src/map/overlay.ts';
import type { Leg, Shown } from '../../src/map/shown.ts';
import { snapOn } from '../../src/map/snap.ts';
import { boardOf, station } from './boards.ts';

const draw = overlayOn(boardOf('london-2025'));
const NOTHING: Shown = { at: null, legs: [], ends: [], dropped: [], closed: { stations: [], stretches: [] } };
const leg = (line: string, ...stations: readonly string[]): Leg => ({ line, stations: stations.map(station) });

const count = (markup: string, pattern: RegExp): number => [...markup.matchAll(pattern)].length;
const texts = (markup: string): readonly string[] => [...markup.matchAll(/<text>([^<]*)</g)].map((match) => match[1]!);

describe('the state of a game on the map', () => {
  test('nothing known is nothing drawn', () => {
    expect(draw(NOTHING)).toEqual({ below: '', above: '', plates: [] });
  });

  test('without a mark nothing is worked out on the board, and for all marks and taps together it is done once', () => {
    const board = boardOf('london-2025');
    let read = 0;
    const data = new Proxy(board.data, {
      get(of, key) {
        if (key === 'lines') read += 1;
        return Reflect.get(of, key) as unknown;
      },
    });
    const watched = { ...board, data };
    const onBoard = overlayOn(watched);
    onBoard(NOTHING);
    expect(read).toBe(0);
    preparesOn(watched).forEach((prepare) => prepare());
    const once = read;
    expect(once).toBeGreaterThan(0);
    const legs = [leg('victoria', 'victoria', 'green-park')];
    expect(onBoard({ ...NOTHING, at: station('victoria'), legs }).above).toContain('class="here"');
    expect(snapOn(watched)(board.stations.get(station('victoria'))!.at, 20)).toMatchObject({ station: 'victoria' });
    expect(read).toBe(once);
  });

  test('where somebody stands is marked without a route too, and what is asked for has a ring of its own', () => {
    const { above } = draw({ ...NOTHING, at: station('pimlico'), pointed: station('bank') });
    expect(above.match(/class="(here|pointed)"/g)).toEqual(['class="here"', 'class="pointed"']);
  });

  test('a station that the board does not have is a fault of whoever asks', () =>
    expect(() => draw({ ...NOTHING, at: station('atlantis') })).toThrow('no station atlantis on london-2025'));

  test('a route is one casing, a stroke in its colour for each point, and numbered stops', () => {
    const legs = [leg('victoria', 'victoria', 'green-park'), leg('jubilee', 'green-park', 'westminster')];
    const { below, above } = draw({ ...NOTHING, at: station('victoria'), legs });
    expect(count(below, /class="case"/g)).toBe(1);
    expect([...below.matchAll(/data-line="([^"]+)"/g)].map((match) => match[1])).toEqual(['victoria', 'jubilee']);
    expect(texts(above)).toEqual(['1', '2']);
    expect(count(above, /class="here"/g)).toBe(1);
    expect(count(above, /class="stop head"/g)).toBe(1);
  });

  test('a stop passed twice bears both numbers', () => {
    const legs = [
      leg('victoria', 'victoria', 'pimlico'),
      leg('victoria', 'pimlico', 'victoria'),
      leg('victoria', 'victoria', 'pimlico'),
    ];
    expect(texts(draw({ ...NOTHING, legs }).above)).toEqual(['1·3', '2']);
  });

  test('a point by a railway that may not be used is dotted, and has no casing', () => {
    const { below } = draw({ ...NOTHING, legs: [leg('dlr', 'canary-wharf', 'island-gardens')] });
    expect(below).toContain('class="astray"');
    expect(below).not.toContain('class="case"');
  });

  test('a ride through a closed station follows its line', () => {
    const { below } = draw({ ...NOTHING, legs: [leg('victoria', 'victoria', 'pimlico', 'vauxhall')] });
    expect(below).toContain('data-line="victoria"');
    expect(below).not.toContain('class="astray"');
  });

  test('legal ends bear their sips, none where there is nothing to drink, and a ring more for a drop', () => {
    const ends = [
      { at: station('brixton'), sips: 3, drop: true },
      { at: station('embankment'), sips: 2, drop: false },
      { at: station('embankment'), sips: 4, drop: false },
    ];
    const free = { at: station('pimlico'), sips: 0, drop: false };
    const { above } = draw({ ...NOTHING, ends: [...ends, free] });
    expect([...above.matchAll(/data-end="([^"]+)"/g)].map((match) => match[1])).toEqual([
      'brixton',
      'embankment',
      'pimlico',
    ]);
    expect(texts(above)).toEqual(['3', '2–4']);
    expect(count(above, /class="ring"/g)).toBe(1);
    expect(count(above, /class="free"/g)).toBe(1);
  });

  test('used and closed stations bear a sign, closed stretches are broken on every line', () => {
    const closed = {
      stations: [station('bank')],
      stretches: [[station('bayswater'), station('notting-hill-gate')]] as const,
    };
    const { below, above } = draw({ ...NOTHING, dropped: [station('morden')], closed });
    expect(texts(above)).toEqual(['✕', '✓']);
    // District and Circle.
    expect(count(below, /M/g)).toBe(2);
  });

  test('circles of single lines are drawn where every circle counts', () => {
    const circles = Object.values(boardOf('london-2025').data.stations).reduce(
      (sum, next) => sum + (next.circles ?? 0),
      0,
    );
    expect(count(draw({ ...NOTHING, circles: true }).above, /class="d"/g)).toBe(circles);
  });

  test('it needs no exception from a strict content policy', () => {
    const { below, above } = draw({
      ...NOTHING,
      at: station('victoria'),
      legs: [leg('victoria', 'victoria', 'pimlico')],
    });
    expect(below + above).not.toContain('style=');
  });
});
