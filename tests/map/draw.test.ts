import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { BoardData } from '../../src/games/gug/board-data.ts';
import { makeBoard } from '../../src/games/gug/board.ts';
import { drawDot } from '../../src/map/draw-dot.ts';
import { drawBoard } from '../../src/map/draw.ts';
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

test('a dot is round, and a pill where its lines run side by side', () => {
  expect(
    drawDot([
      [0, 2],
      [0, 2],
    ]),
  ).toBe('<circle class="d" cy="20" r="3.9"/>');
  expect(
    drawDot([
      [0, 2],
      [1, 2],
    ]),
  ).toMatch(/^<path class="d" d="[^"]+"\/>$/);
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
