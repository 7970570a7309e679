import { describe, expect, test } from 'vitest';
import { overlayOn } from '../../src/map/overlay.ts';
import type { Leg, Shown } from '../../src/map/shown.ts';
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

  test('legal ends are ringed with their sips, twice where a drop is allowed', () => {
    const ends = [
      { at: station('brixton'), sips: 3, drop: true },
      { at: station('embankment'), sips: 2, drop: false },
      { at: station('embankment'), sips: 4, drop: false },
    ];
    const { above } = draw({ ...NOTHING, ends });
    expect([...above.matchAll(/data-end="([^"]+)"/g)].map((match) => match[1])).toEqual(['brixton', 'embankment']);
    expect(texts(above)).toEqual(['3', '2–4']);
    expect(count(above, /class="ring"/g)).toBe(3);
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
