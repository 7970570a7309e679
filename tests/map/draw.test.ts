import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { BoardData, Point } from '../../src/games/gug/board-data.ts';
import { makeBoard } from '../../src/games/gug/board.ts';
import { corridorsOf, walksOf } from '../../src/map/corridors.ts';
import { drawLabel } from '../../src/map/draw-labels.ts';
import { drawBoard } from '../../src/map/draw.ts';
import { gapToPiece } from '../../src/map/box.ts';
import { boxesAt } from '../../src/map/growth.ts';
import { DESIGN_TIER, TIER_SIZES } from '../../src/map/tiers.ts';
import { labelsOf } from '../../src/map/label.ts';
import { namesIn, placeNames } from '../../src/map/names.ts';
import { paperOf } from '../../src/map/paper.ts';
import { isLight } from '../../src/map/luminance.ts';
import { makeBentPath, makeNumber, makePath } from '../../src/map/path.ts';
import { PATTERNS } from '../../src/map/patterns.ts';
import { signSides } from '../../src/map/sign-sides.ts';
import { strokesOf } from '../../src/map/strokes.ts';
import { symbolsOfBoard } from '../../src/map/symbols.ts';
import { escapeText } from '../../src/map/markup.ts';
import { readBoard } from '../content/board-files.ts';
import { BOARDS, station } from './boards.ts';
import { GUG_EN } from '../../src/i18n/gug/en.ts';

/** Drawing and data of a board together, in bytes of brotli. */
const MOST_BYTES = 30_000;

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1]!);

describe.each(BOARDS)('the drawing of $id', ({ id, board }) => {
  const svg = drawBoard(board, { title: 'The map', railways: GUG_EN.panel.railways });

  test('every station is there once, those of other railways too', () => {
    const drawn = matches(svg, /data-station="([^"]+)"/g);
    expect(drawn.toSorted()).toEqual([...board.stations.keys(), ...board.others.keys()].toSorted());
  });

  test('every station says its name and its lines', () => {
    const victoria = board.stations.get(station('victoria'))!;
    const lines = victoria.lines.map((line) => board.lines.get(line)!.name);
    expect(svg).toContain(`data-station="victoria" data-name="Victoria: ${lines.join(', ')}"`);
    expect(matches(svg, /data-station="[^"]+" data-name="([^"]+)"/g)).toHaveLength(
      board.stations.size + board.others.size,
    );
  });

  const strokes = strokesOf(board.data);
  const symbols = symbolsOfBoard(board);
  const paper = paperOf(board, symbols, labelsOf(board, symbols));
  const placed = placeNames(board, symbols, strokes, paper);

  test('from the river up to the names, each in the look that the style sheet knows', () => {
    const { left, top, right, bottom } = paper;
    const sides = signSides(board.stations.keys(), symbols, placed);
    const { path, width } = board.data.river;
    const river = [[left - 80, path[0]![1]] as const, ...path, [right + 80, path.at(-1)![1]] as const];
    const box = [left, top, right - left, bottom - top].map((each) => each * 10).join(' ');
    expect(
      svg.startsWith(
        `<svg class="board" data-board="${id}" viewBox="${box}" role="img" aria-label="The map" data-sides="${sides}">`,
      ),
    ).toBe(true);
    const hollow = (look: string, bars: readonly (readonly Point[])[]) =>
      `<g class="${look}"><path id="${id}-${look}" d="${makePath(...bars)}"/><use href="#${id}-${look}"/></g>`;
    const lines = [...board.lines.values()];
    const courses = lines.map((line) =>
      strokes
        .filter((stroke) => stroke.line === line.id)
        .map(makeBentPath)
        .join(''),
    );
    for (const part of [
      `<path class="river" stroke-width="${width * 10}" d="${makeBentPath({ points: river })}"/><g class="others"><path `,
      `/></g><g class="names faint"><svg class="t6">`,
      `</svg></g><path class="walks" d="${makePath(...walksOf(board, symbols))}"/><g class="outlines">` +
        lines
          .map((line, at) => `<g class="o-${line.id}"><path id="${id}-${line.id}" d="${courses[at]}"/></g>`)
          .join('') +
        '</g><g class="lines">' +
        lines.map((line) => `<use href="#${id}-${line.id}" data-line="${line.id}" stroke="${line.colour}"/>`).join('') +
        '<g class="patterns">' +
        lines
          .filter((line) => PATTERNS[line.id])
          .map(
            (line) => `<use class="${PATTERNS[line.id]}${isLight(line.colour) ? ' i' : ''}" href="#${id}-${line.id}"/>`,
          )
          .join('') +
        '</g></g><g class="letters"><svg class="t2">',
      `</svg></g><g class="below"/>${hollow('corridors', corridorsOf(board, symbols))}<g class="stations">` +
        `<path class="k" d="${makePath(...symbols.flatMap(({ ticks }) => ticks))}"/>` +
        `<path class="z" d="${makePath(...symbols.flatMap(({ ends }) => ends))}"/>` +
        `${hollow(
          'dots',
          symbols.flatMap(({ dots }) => dots),
        )}<circle class="h" data-station="`,
      `" r="10"/></g><g class="above"/><g class="names"><svg class="t0`,
    ])
      expect(svg.includes(part), part.slice(0, 200)).toBe(true);
    const [first] = symbols;
    expect(svg).toContain(
      `transform="translate(${first!.places[0]!.map((each) => makeNumber(each)).join(' ')})" r="10"/>`,
    );
  });

  test('names are shown from a tier on, until another, with what ties them to their stations, a few at a time', () => {
    const drawn = [
      ...svg.slice(svg.indexOf('<g class="names">')).matchAll(/<svg class="(t\d+(?: x\d+)?)">(.*?)<\/svg>/g),
    ].map(([, look, content]) => ({ look: look!, content: content! }));
    const looks = [...new Set(drawn.map(({ look }) => look))];
    expect(looks).toEqual(looks.toSorted());
    for (const look of looks) {
      const here = drawn.filter((each) => each.look === look).map(({ content }) => content);
      const [from, until = Infinity] = look.split(' ').map((each) => Number(each.slice(1)));
      const names = placed.filter((name) => name.from === from && name.until === until);
      const tied = names.flatMap(({ leash }) => (leash ? [leash] : []));
      const path = tied.length > 0 ? [`<path d="${makePath(...tied)}"/>`] : [];
      expect(here.join('')).toBe([...path, ...names.map(({ label }) => drawLabel(label))].join(''));
      for (const content of here) expect(content.match(/<text|<path/g)!.length).toBeLessThanOrEqual(30);
    }
    const shown = new Set(placed.map(({ from, until }) => `t${from} x${until}`.replace(' xInfinity', '')));
    expect(new Set(looks)).toEqual(shown);
  });

  test('no name stands far off its station, unless it is tied to it', () => {
    for (const [tier, size] of TIER_SIZES.slice(0, DESIGN_TIER).entries())
      for (const { label, leash } of namesIn(placed, tier)) {
        const { places } = symbols.find(({ station }) => station === label.station)!;
        const off = Math.min(
          ...boxesAt(label, size).flatMap((box) => places.map((at) => gapToPiece(box, [at, at]) / size)),
        );
        if (!leash) expect(off, `${label.station} in tier ${tier}`).toBeLessThan(1.7);
      }
  });

  test('every line is drawn once, in its colour', () => {
    const [lines] = matches(svg, /<g class="lines">(.*?)<\/g>/g);
    expect(matches(lines!, /data-line="([^"]+)"/g)).toEqual([...board.lines.keys()]);
    for (const { id: line, colour } of board.lines.values())
      expect(lines).toContain(`data-line="${line}" stroke="${colour}"`);
  });

  test('every line bears its letter at least twice', () => {
    const [letters] = matches(svg, /<g class="letters">(.*?)<\/g><\/svg><\/g>/g);
    for (const { letter, name } of board.lines.values()) {
      const badges = matches(letters!, new RegExp(`>(${letter})</text>`, 'g'));
      expect(badges.length, name).toBeGreaterThan(1);
    }
  });

  test('every name is printed, line by line, unless another station carries it', () => {
    for (const { name, data } of board.stations.values()) {
      const rows = data.label.hidden ? [] : (data.label.text ?? name).split('\n');
      for (const row of rows) expect(svg).toContain(`>${escapeText(row)}<`);
    }
  });

  test('names lie over all signs', () => {
    expect(svg.indexOf('<g class="names"')).toBeGreaterThan(svg.indexOf('<g class="above"'));
  });

  test('nothing in it needs an exception from a strict content policy', () => {
    expect(matches(svg, /( style=| on[a-z]+=|<script|<style|javascript:)/g)).toEqual([]);
  });

  test('ids are unique and every reference leads to one', () => {
    const ids = matches(svg, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const reference of matches(svg, / href="#([^"]+)"/g)) expect(ids).toContain(reference);
  });

  test('numbers are finite and have one decimal at most', () => {
    expect(matches(svg, / [a-z]+="([^"]*(?:NaN|Infinity|undefined)[^"]*)"/g)).toEqual([]);
    expect(matches(svg, / d="[^"]*?(\.\d\d)/g)).toEqual([]);
  });

  test(`drawing and data are at most ${MOST_BYTES} bytes of brotli`, () => {
    const data = JSON.stringify(readBoard(id));
    expect(brotliCompressSync(svg + data).length).toBeLessThan(MOST_BYTES);
  });
});

describe('names from a file', () => {
  const data = readBoard('london-2025') as BoardData;
  const stations = {
    ...data.stations,
    victoria: { ...data.stations['victoria']!, name: '<script>alert("1")</script> & co' },
  };
  const svg = drawBoard(makeBoard({ ...data, stations }), { title: '"Quoted" <b>', railways: GUG_EN.panel.railways });

  test('are text, never markup', () => {
    expect(svg).not.toContain('<script');
    expect(svg).toContain('>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; co<');
    expect(svg).toContain('aria-label="&quot;Quoted&quot; &lt;b&gt;"');
  });
});
