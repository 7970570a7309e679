import { describe, expect, test } from 'vitest';
import type { LineId } from '../../src/games/gug/board-data.ts';
import { overlayOn, preparesOn } from '../../src/map/overlay.ts';
import { drawStops } from '../../src/map/draw-marks.ts';
import { makeBentPath } from '../../src/map/path.ts';
import { courseBetween, strokesOf } from '../../src/map/strokes.ts';
import type { Leg } from '../../src/map/shown.ts';
import { snapOn } from '../../src/map/snap.ts';
import { boardOf, NOTHING, station } from './boards.ts';

const draw = overlayOn(boardOf('london-2025'));
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
    const counted = <Value extends object>(value: Value, what: string) =>
      new Proxy(value, {
        get(of, key) {
          if (key === what) read += 1;
          return Reflect.get(of, key) as unknown;
        },
      });
    const watched = counted({ ...board, data: counted(board.data, 'lines') }, 'stations');
    const onBoard = overlayOn(watched);
    onBoard(NOTHING);
    expect(read).toBe(0);
    // Each piece of the work has its own turn.
    let once = 0;
    for (const prepare of preparesOn(watched)) {
      prepare();
      expect(read).toBeGreaterThan(once);
      once = read;
    }
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

  const { data, lines } = boardOf('london-2025');
  const strokes = strokesOf(data);
  const colour = (line: string) => lines.get(line as LineId)!.colour;
  const course = (line: string, from: string, to: string) =>
    makeBentPath(courseBetween(strokes, line, station(from), station(to))!);
  const [north, west] = [course('victoria', 'victoria', 'green-park'), course('jubilee', 'green-park', 'westminster')];
  test.each([
    {
      say: 'a route: one casing and its rim, then each point in its colour, station by station',
      shown: {
        legs: [leg('victoria', 'pimlico', 'victoria', 'green-park'), leg('jubilee', 'green-park', 'westminster')],
      },
      below:
        `<path class="case" d="${course('victoria', 'pimlico', 'victoria')}${north}${west}"/>` +
        `<path class="rim" d="${course('victoria', 'pimlico', 'victoria')}${north}${west}"/>` +
        `<path data-line="victoria" stroke="${colour('victoria')}" d="${course('victoria', 'pimlico', 'victoria')}${north}"/>` +
        `<path data-line="jubilee" stroke="${colour('jubilee')}" d="${west}"/>` +
        `<g class="patterns"><path class="stripe i" d="${course('victoria', 'pimlico', 'victoria')}${north}"/></g>`,
    },
    {
      say: 'points off the lines, straight from where they begin to where they lead',
      shown: { legs: [leg('victoria', 'green-park', 'victoria', 'barons-court'), leg('dlr', 'bank', 'stratford')] },
      below: '<path class="astray" d="M445 370l-145 40"/>' + '<path class="astray" d="M645 335l210-110"/>',
    },
    {
      say: 'closed stretches, on each of their lines',
      shown: { closed: { stations: [], stretches: [[station('bayswater'), station('notting-hill-gate')]] as const } },
      below:
        `<path class="closed" d="${course('circle', 'bayswater', 'notting-hill-gate')}` +
        `${course('district', 'bayswater', 'notting-hill-gate')}"/>`,
    },
    {
      say: 'nothing of a stretch that no line has',
      shown: { closed: { stations: [], stretches: [[station('bayswater'), station('bank')]] as const } },
      below: '',
    },
  ])('$say', ({ shown, below }) => expect(draw({ ...NOTHING, ...shown }).below).toBe(below));

  test('the number of a point stands where it leads', () => {
    const { above } = draw({ ...NOTHING, legs: [leg('victoria', 'pimlico', 'victoria', 'green-park')] });
    const { points } = courseBetween(strokes, 'victoria', station('victoria'), station('green-park'))!;
    expect(above).toBe(drawStops([points.at(-1)!], true));
  });

  test('a stop passed twice bears both numbers', () => {
    const legs = [
      leg('victoria', 'victoria', 'pimlico'),
      leg('victoria', 'pimlico', 'victoria'),
      leg('victoria', 'victoria', 'pimlico'),
    ];
    expect(texts(draw({ ...NOTHING, legs }).above)).toEqual(['1·3', '2']);
  });

  test('the steps of a route have no numbers while the ends have their sips', () => {
    const legs = [leg('victoria', 'victoria', 'pimlico')];
    const end = (at: string) => ({ at: station(at), sips: 3, drop: false });
    expect(texts(draw({ ...NOTHING, legs, ends: [end('vauxhall')] }).above)).toEqual(['3']);
    // Of the end itself the sips are hidden by its step.
    expect(texts(draw({ ...NOTHING, legs, ends: [end('pimlico')] }).above)).toEqual(['3', '1']);
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
    const { above } = draw({ ...NOTHING, circles: true });
    expect(count(above, /class="d"/g)).toBe(circles);
    expect(/^(<circle class="d" [^>]+>)*$/.exec(above)).not.toBeNull();
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
