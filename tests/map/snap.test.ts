import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/games/gug/board-data.ts';
import { CHOOSING_SCALE, snapOn } from '../../src/map/snap.ts';
import type { Plate } from '../../src/map/shown.ts';
import { symbolsOfBoard } from '../../src/map/symbols.ts';
import { DESIGN_TIER, TIERS } from '../../src/map/tiers.ts';
import { boardOf, station } from './boards.ts';

const board = boardOf('london-2025');
const snap = snapOn(board);
const at = (id: string): Point => board.stations.get(station(id))!.at;
const beside = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

describe('a tap', () => {
  test('on a station is that station', () => {
    for (const { id, at: point } of board.stations.values()) {
      expect(snap(point, 40), id).toMatchObject({ kind: 'station', station: id });
    }
  });

  test('within a finger of a station is the station, further off it is nothing', () => {
    expect(snap(beside(at('brixton'), 2, 1), 17)).toEqual({ kind: 'station', station: 'brixton' });
    expect(snap(beside(at('brixton'), 2.5, 1.5), 17)).toBeNull();
  });

  test('between two stations is the nearer one', () => {
    expect(snap(beside(at('pimlico'), 0, 0.4), 17)).toEqual({ kind: 'station', station: 'pimlico' });
    expect(snap(beside(at('theydon-bois'), 0.6, -0.6), 17)).toEqual({ kind: 'station', station: 'epping' });
  });

  test('in a crowd seen from afar goes closer, and never chooses a wrong station', () => {
    const [far, off] = [3.27, 6];
    const zone1 = new Set<string>([...board.loop, ...board.inside]);
    const tapped = symbolsOfBoard(board)
      .filter(({ station: id }) => zone1.has(id))
      .flatMap(({ station: id, places }) =>
        Array.from({ length: 8 }, (_, eighth) => {
          const [x, y] = [Math.cos((eighth * Math.PI) / 4), Math.sin((eighth * Math.PI) / 4)];
          return { id, tap: snap(beside(places[0]!, (off * x) / far, (off * y) / far), far) };
        }),
      );
    expect(tapped.length).toBeGreaterThan(200);
    expect(
      tapped.filter(({ id, tap }) => tap?.kind !== 'closer' && !(tap?.kind === 'station' && tap.station === id)),
    ).toEqual([]);
    // Closer, a finger chooses between neighbours.
    const middle = at('leicester-square');
    expect(snap(middle, CHOOSING_SCALE - 0.1)).toEqual({ kind: 'closer' });
    expect(snap(middle, CHOOSING_SCALE)).toMatchObject({ kind: 'station', station: 'leicester-square' });
  });

  test('finds a station at each of its dots', () => {
    for (const platform of Object.values(board.data.stations['stratford']!.platforms!)) {
      expect(snap(platform, 17)).toMatchObject({ kind: 'station', station: 'stratford' });
    }
  });

  test('on one dot of several is for the lines of that dot', () => {
    const euston = board.data.stations['euston']!.platforms!;
    expect(snap(euston['victoria']!, 17)).toEqual({ kind: 'station', station: 'euston', lines: ['victoria'] });
    expect(snap(euston['northern/bank']!, 17)).toEqual({ kind: 'station', station: 'euston', lines: ['northern'] });
  });

  test('between the dots of a station is for all its lines', () => {
    const { victoria, 'northern/bank': bank } = board.data.stations['euston']!.platforms!;
    const between: Point = [(victoria![0] + bank![0]) / 2, (victoria![1] + bank![1]) / 2];
    expect(snap(between, 17)).toEqual({ kind: 'station', station: 'euston' });
    // So far towards the Victoria line's, in CSS pixels: nearer to it by twice as much.
    const towards = (pixels: number): Point => beside(between, (pixels / 17) * 0.447, (pixels / 17) * 0.894);
    expect(snap(towards(5), 17)).toEqual({ kind: 'station', station: 'euston' });
    expect(snap(towards(7), 17)).toEqual({ kind: 'station', station: 'euston', lines: ['victoria'] });
  });

  test('on a lonely station means it from however far it is seen', () => {
    expect(snap(at('canning-town'), 4)).toEqual({ kind: 'station', station: 'canning-town' });
    expect(snap(at('pimlico'), CHOOSING_SCALE - 0.1)).toEqual({ kind: 'station', station: 'pimlico' });
  });

  test.each([
    { say: 'within its reach, and nearer than a station', pixels: [20], means: 'plate 0' },
    { say: 'just within its reach', pixels: [24], means: 'plate 0' },
    { say: 'out of its reach, though nearer than a station', pixels: [30], means: 'station brixton' },
    { say: 'nearer to its station', pixels: [20], from: 16, means: 'station brixton' },
    { say: 'the nearer of two, which comes first', pixels: [10, 20], means: 'plate 0' },
    { say: 'the nearer of two, which comes last', pixels: [20, 10], means: 'plate 1' },
  ])('17.5: beside a plate: $say', ({ pixels, from = 40, means }) => {
    const point = beside(at('brixton'), 0, from / 16);
    const plates = pixels.map((off, index): Plate => ({
      station: station(`${index}`),
      kind: 'double',
      at: beside(point, 0, off / 16),
      offset: [0, 0],
    }));
    const tap = snap(point, 16, plates);
    expect(tap && 'station' in tap && `${tap.kind} ${tap.station}`).toBe(means);
  });

  test('17.5: a plate stands off its station by letters of marks, which from afar grow no larger', () => {
    const plate: Plate = { station: station('brixton'), kind: 'double', at: at('brixton'), offset: [3, 3] };
    for (const [scale, letters] of [
      [12, 1],
      [4, 2.7],
    ] as const) {
      const tap = snap(beside(at('brixton'), 3 * letters, 3 * letters), scale, [plate]);
      expect(tap).toEqual({ kind: 'plate', station: 'brixton' });
    }
  });

  test.each([
    { say: 'a finger away', point: beside(at('brixton'), 0, 44 / 16), scale: 16, means: 'station brixton' },
    { say: 'more than that', point: beside(at('brixton'), 0, 45 / 16), scale: 16, means: 'nothing' },
    { say: 'as near to a second station as makes a crowd', point: [7, 13], scale: 8, means: 'closer' },
    { say: 'further from it', point: [7, 12.9], scale: 8, means: 'station south-ruislip' },
    { say: 'just clearly at one dot of two', point: [86.375, 22.5], scale: 16, means: 'station stratford, central' },
    { say: 'less clearly', point: [86.4, 22.5], scale: 16, means: 'station stratford' },
    { say: 'at either of two dots of one line', point: [51.5, 53.5], scale: 17, means: 'station kennington' },
  ] as const)('$say: $means', ({ point, scale, means }) => {
    const tap = snap(point, scale) ?? { kind: 'nothing' };
    const where = 'station' in tap ? ` ${tap.station}` : '';
    expect(tap.kind + where + ('lines' in tap ? `, ${tap.lines.join()}` : '')).toBe(means);
  });

  test('names for every station drawn at several places the lines of each, and all of them together', () => {
    const several = symbolsOfBoard(board).filter(({ lines }) => new Set(lines.map(String)).size > 1);
    const names = several.map(({ station: id }) => board.stations.get(id)!.name);
    for (const name of ['Euston', 'Bank', 'Paddington', "King's Cross St Pancras", 'Baker Street', 'Waterloo'])
      expect(names).toContain(name);
    for (const { station: id, places, lines } of several) {
      expect(new Set(lines.flat()), id).toEqual(new Set(board.stations.get(id)!.lines));
      places.forEach((place, index) => {
        expect(snap(place, 60), id).toEqual({ kind: 'station', station: id, lines: lines[index] });
      });
    }
  });

  test('finds other railways only when they are shown', () => {
    const other = [...board.others.values()].find(({ name }) => name === 'Island Gardens')!;
    expect(snap(other.at, 30)).toEqual({ kind: 'other', station: other.id });
    expect(snap(other.at, 4)?.kind).not.toBe('other');
    expect(snap(other.at, TIERS[DESIGN_TIER])).toEqual({ kind: 'other', station: other.id });
    expect(snap(other.at, TIERS[DESIGN_TIER] - 0.1)?.kind).not.toBe('other');
  });

  test('on the river is the river, but for a station on its bank', () => {
    expect(snap([30, 52.5], 24)).toEqual({ kind: 'river' });
    expect(snap([30, 50.9], 24)?.kind).not.toBe('river');
    // 34 CSS pixels from the nearest station: on land that would be near enough.
    expect(snap([31, 52], 24)).toEqual({ kind: 'river' });
    expect(snap(beside(at('putney-bridge'), 0.2, 0.2), 24)).toEqual({ kind: 'station', station: 'putney-bridge' });
  });
});
