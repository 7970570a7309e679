import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gapToPiece } from '../../src/map/box.ts';
import { UNITS } from '../../src/map/path.ts';
import { distance } from '../../src/map/vector.ts';
import { drawingOf, nameBox } from '../../src/rulebooks/pictures/cut-board.ts';
import { LETTERS } from '../../src/rulebooks/pictures/map-cut.ts';
import { MAP_SCENES } from '../../src/rulebooks/pictures/map-scenes.ts';
import { pictureSvg } from '../../src/rulebooks/pictures/picture.ts';
import { boardOf, station } from '../map/boards.ts';

const board = boardOf('london-2025');
const draw = (src: string, alt = 'What it shows') => pictureSvg(src, alt, () => board);
const count = (svg: string | undefined, part: string | RegExp): number => (svg ?? '').split(part).length - 1;

const ROOT = new URL('../../', import.meta.url);
/** The pictures that the rule books name; tables are made elsewhere. */
const NAMED = globSync('content/rulebooks/*/*.md', { cwd: ROOT }).flatMap((file) =>
  [...readFileSync(new URL(file, ROOT), 'utf8').matchAll(/!\[([^\]]+)\]\(((?!table:)[^)]+)\)/g)].map(
    ([, alt, src]) => ({ file, alt: alt!, src: src! }),
  ),
);

describe('every picture of the rule books', () => {
  test('there are many of them', () => expect(NAMED.length).toBeGreaterThan(80));

  test.each(NAMED)('$file has $src', ({ src, alt }) => {
    const svg = draw(src, alt)!;
    expect(svg).toMatch(/^<svg class="picture [^"]+" viewBox="-?\d+ -?\d+ \d+ \d+" role="img" aria-label="[^"]+">/);
    expect(svg).toMatch(/<\/svg>$/);
    // Several stand on one page, under a strict content policy.
    expect(svg).not.toMatch(/ (?:id|style|href|on\w+)=|<(?:script|style)|NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(12_000);
  });
});

test('what nobody draws is undefined', () => {
  for (const src of [
    '',
    'dice',
    'dice:',
    'dice:37',
    'dice:3a',
    'cards:',
    'cards:H1',
    'cards:X7',
    'cards:H7,',
    'cards:H11',
    'ring:toString',
    'ring:ace',
    'map:bank',
    'map:constructor',
    'table:gabong-cards',
    'https://example.org/a.svg',
  ])
    expect(draw(src), src).toBeUndefined();
});

test('letters on maps are as high as the room that is kept for them', () => {
  const css = readFileSync(new URL('src/styles/pictures.css', ROOT), 'utf8');
  expect(css).toContain(`--size: ${(LETTERS * 10).toFixed(1)}px;`);
});

test.each([...MAP_SCENES.keys()])('the edge of map:%s cuts no circle', (name) => {
  const svg = draw(`map:${name}`)!;
  const [left, top, width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const circles = [...svg.matchAll(/<circle class="d" cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g)];
  expect(circles.length).toBeGreaterThan(1);
  for (const [x, y, r] of circles.map((found) => found.slice(1).map(Number) as [number, number, number])) {
    expect(Math.min(x - left, left + width - x)).toBeGreaterThan(r);
    expect(Math.min(y - top, top + height - y)).toBeGreaterThan(r);
  }
});

test('a board is asked for by maps alone', () => {
  const never = () => {
    throw new Error('no board is needed');
  };
  for (const src of ['dice:1', 'cards:H7', 'ring:dame', 'table:x']) pictureSvg(src, 'x', never);
  expect(() => pictureSvg('map:dots', 'x', never)).toThrow('no board is needed');
});

test.each(['dice:5', 'cards:CQ', 'ring:konge', 'map:dots'])('%s keeps its text within its quotes', (src) => {
  const svg = draw(src, 'Elephant & "Castle" <b>')!;
  expect(svg).toContain('aria-label="Elephant &amp; &quot;Castle&quot; &lt;b&gt;"');
});

test('dice have as many eyes as their number says', () => {
  for (const dice of ['1', '2', '3', '4', '5', '6', '33241', '16']) {
    const svg = draw(`dice:${dice}`);
    expect(count(svg, '<rect'), dice).toBe(dice.length);
    expect(count(svg, '<circle'), dice).toBe([...dice].reduce((sum, eyes) => sum + Number(eyes), 0));
  }
});

test('cards have a rank and a symbol each, and no letter but that of the rank', () => {
  const svg = draw('cards:H7,S10,CQ,DA');
  expect([...svg!.matchAll(/<text class="(?:rank|rank wide)"[^>]*>(\w+)</g)].map(([, rank]) => rank)).toEqual([
    '7',
    '10',
    'Q',
    'A',
  ]);
  expect(count(svg, '<text')).toBe(4);
  expect(new Set([...svg!.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)).size).toBe(4);
  expect(count(svg, 'class="card red"')).toBe(2);
});

test.each([
  ['knekt', 2, 'J'],
  ['dame', 2, 'Q'],
  ['konge', 1, 'K'],
  ['first-slap', 2, 'GM'],
] as const)('the ring of %s has six players and an arrow for each turn', (name, turns, text) => {
  const svg = draw(`ring:${name}`);
  expect([...svg!.matchAll(/class="seat[^"]*"[^>]*><circle[^>]*><text>(\w)</g)].map(([, player]) => player)).toEqual([
    'A',
    'B',
    'C',
    'D',
    'E',
    'F',
  ]);
  expect(count(svg, 'class="arrow go"')).toBe(turns);
  expect(count(svg, 'class="arrow way"')).toBe(1);
  expect(svg).toContain(`>${text}</text>`);
});

/** Left, top, width and height of what a picture shows. */
const viewOf = (svg: string) =>
  /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number) as [number, number, number, number];

describe.each([...MAP_SCENES])('the map of %s', (name, { around, steps, moved, prices = [], drops = [] }) => {
  const svg = draw(`map:${name}`)!;

  test('has the names that it is about, whole and inside', () => {
    const [left, top, width, height] = viewOf(svg);
    for (const id of around) {
      const { name: whole, data, at } = board.stations.get(station(id))!;
      for (const row of (data.label.text ?? whole).split('\n')) expect(svg).toContain(`>${row.replace('&', '&amp;')}<`);
      expect(at[0] * 10).toBeGreaterThan(left);
      expect(at[0] * 10).toBeLessThan(left + width);
      expect(at[1] * 10).toBeGreaterThan(top);
      expect(at[1] * 10).toBeLessThan(top + height);
    }
  });

  test('has little of the rest of the board', () => {
    const names = [...board.stations.values()].filter(({ data, name: whole }) =>
      svg.includes(`>${data.label.text ?? whole}<`),
    );
    expect(names.length).toBeLessThan(12);
    expect(svg).not.toContain('Cockfosters');
  });

  test('tells by signs what may be', () => {
    const signs = [...steps.filter(({ arrow }) => arrow), ...drops];
    expect(count(svg, '✓')).toBe(signs.filter(({ may }) => may).length);
    expect(count(svg, '✕')).toBe(signs.filter(({ may }) => !may).length);
    expect(count(svg, 'class="arrow no"')).toBe(steps.filter(({ may, arrow }) => arrow && !may).length);
    expect(count(svg, 'class="stop')).toBe(steps.filter(({ may }) => may).length);
    expect(count(svg, 'class="case"')).toBe(steps.length > 0 ? 1 : 0);
  });

  test('lays no sign or number over a name or over another', () => {
    const drawing = drawingOf(board, moved);
    // A mark has a rim outside its disc, and a name needs a little air beside it.
    const radius = 0.8 * LETTERS;
    const [left, top, width, height] = viewOf(svg);
    const names = drawing.labels
      .map(({ station: id }) => nameBox(drawing, id, LETTERS))
      .filter((box) => box.left > left / UNITS && box.right < (left + width) / UNITS)
      .filter((box) => box.top > top / UNITS && box.bottom < (top + height) / UNITS);
    const marks = [
      ...svg.matchAll(/class="(?:stop[^"]*|dropped|shut|price)" transform="translate\(([^ ,]+)[ ,]([^)]+)\)/g),
    ].map(([, x, y]) => [Number(x) / UNITS, Number(y) / UNITS] as const);
    expect(marks.length).toBeGreaterThan(0);
    expect(names.length).toBeGreaterThanOrEqual(around.length);
    for (const [index, mark] of marks.entries()) {
      const [x, y] = mark;
      for (const box of names) expect(gapToPiece(box, [mark, mark]), `${x} ${y}`).toBeGreaterThan(LETTERS * 0.98);
      for (const other of marks.slice(index + 1)) expect(distance(mark, other)).toBeGreaterThan(2 * radius);
      expect(Math.min(x - left / UNITS, (left + width) / UNITS - x)).toBeGreaterThan(radius);
      expect(Math.min(y - top / UNITS, (top + height) / UNITS - y)).toBeGreaterThan(radius);
    }
  });

  test('counts the dots as the board has them', () => {
    const sips = prices.map((id) => board.stations.get(station(id))!.data.dots!.length);
    expect([...svg.matchAll(/class="price".*?<text>(\d)</g)].map(([, number]) => Number(number))).toEqual(sips);
  });
});
