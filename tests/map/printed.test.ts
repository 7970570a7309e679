import { describe, expect, test } from 'vitest';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { drawPrinted } from '../../src/map/draw-print.ts';
import { marksOf } from '../../src/map/print-marks.ts';
import { escapeText } from '../../src/map/markup.ts';
import { BOARDS, printedNames, station } from './boards.ts';

const WORDS = { title: 'The board', north: 'North', south: 'South' };

describe.each(BOARDS)('the printed $id', ({ board }) => {
  const network = makeNetwork(board, DEFAULT_RULINGS);
  const { markup } = drawPrinted(network, WORDS);

  test('has the name of every station, once where two share it', () => {
    const names = [...markup.matchAll(/<text[^>]*dy=[^>]*>(.*?)<\/text>/g)].map(([, text]) =>
      text!.replaceAll(/<[^>]+>/g, ''),
    );
    const missing = printedNames(board).filter((name) => !names.includes(escapeText(name)));
    expect(missing).toEqual([]);
  });

  test('has as many dots as the judge counts (16.1)', () => {
    const places = new Set([...board.stations.keys()].map(network.place));
    const counted = [...places].reduce((sum, place) => sum + network.dots(place), 0);
    expect(markup.match(/class="d"/g)).toHaveLength(counted);
  });

  test('has a mark for each end of a line, and one for each station that a rule names', () => {
    const drawn = [...markup.matchAll(/data-mark="([^"]+)"/g)].map(([, id]) => id);
    expect(drawn).toEqual(marksOf(network).flatMap(([id, kinds]) => kinds.map(() => id)));
  });
});

test.each([
  { clause: '12.2', at: 'epping', marks: ['central'] },
  { clause: '12.2', at: 'uxbridge', marks: ['north'] },
  { clause: '12.2', at: 'brixton', marks: ['south'] },
  { clause: '12.3', at: 'ealing-broadway', marks: ['central', 'south'] },
  { clause: '13.1', at: 'waterloo', marks: ['none'] },
  { clause: '13.1', at: 'kensington-olympia', marks: ['none'] },
  { clause: '16.2', at: 'heathrow', marks: ['heathrow'] },
  { clause: '16.4', at: 'leicester-square', marks: ['leicester'] },
  { clause: '16.5', at: 'elephant-and-castle', marks: ['south', 'elephant'] },
  { clause: '12.1', at: 'victoria', marks: undefined },
])('$clause: $at has the marks $marks', ({ at, marks }) => {
  for (const { board } of BOARDS)
    expect(new Map(marksOf(makeNetwork(board, DEFAULT_RULINGS))).get(station(at))).toEqual(marks);
});
