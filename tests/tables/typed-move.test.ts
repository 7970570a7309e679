import { describe, expect, test } from 'vitest';
import { readMove } from '../../src/tables/gug/TypedMove.tsx';
import { boardOf } from '../map/boards.ts';

const stations = [...boardOf('london-2025').stations.values()];
const read = (text: string) => readMove(text, stations);

describe('a move typed in one line', () => {
  test.each([
    ['baker > euston square, 4', 'baker-street', ['euston-square'], 4],
    ['baker->euston sq,4', 'baker-street', ['euston-square'], 4],
    ['Baker Street to Euston Square; die 4', 'baker-street', ['euston-square'], 4],
    ['baker til euston square, terning 4', 'baker-street', ['euston-square'], 4],
    ['bakar street → eustn square 4', 'baker-street', ['euston-square'], 4],
    ['kings x > angel > old street, 2', 'kings-cross-st-pancras', ['angel', 'old-street'], 2],
    ['ｂａｋｅｒ＞ｅｕｓｔｏｎ　ｓｑｕａｒｅ，４', 'baker-street', ['euston-square'], 4],
    ['acton > heathrow terminal 5', 'acton-town', ['heathrow'], undefined],
    ['acton > heathrow t2 & 3', 'acton-town', ['heathrow'], undefined],
    ['acton > heathrow terminals 2 & 3', 'acton-town', ['heathrow'], undefined],
    ['acton > heathrow t5, 4', 'acton-town', ['heathrow'], 4],
    ['acton > heathrow 4', 'acton-town', ['heathrow'], 4],
    ['> oxford circus, 1', undefined, ['oxford-circus'], 1],
    ['oxford circus', undefined, ['oxford-circus'], undefined],
    ['tottenham ct rd > bank, 6', 'tottenham-court-road', ['bank'], 6],
  ])('%s', (text, from, to, eyes) => {
    expect(read(text)).toEqual({ ok: true, move: { from, to, eyes } });
  });

  test('a number at the end is the die: no station has one in its name', () => {
    expect(stations.filter(({ name }) => /\d/.test(name))).toEqual([]);
  });

  test.each([
    ['', 'form', ''],
    ['baker >', 'form', 'baker >'],
    ['baker > > bank, 3', 'form', 'baker > > bank, 3'],
    [', 4', 'form', ', 4'],
    ['acton > heathrow terminals 2, 3', 'form', 'acton > heathrow terminals 2, 3'],
    ['acton > heathrow 2,3', 'form', 'acton > heathrow 2,3'],
    ['baker > nowhere at all, 4', 'station', 'nowhere at all'],
    ['<b>x</b> > bank, 4', 'form', '<b>x</b> > bank, 4'],
    ['baker > bank, 7', 'die', '7'],
    ['baker > bank, four', 'die', 'four'],
    ['baker > bank, -1', 'die', '-1'],
  ])('“%s” is refused: %s', (text, why, what) => {
    expect(read(text)).toMatchObject({ ok: false, why, text: what });
  });

  test('F29: nothing that anybody types throws, or takes long', () => {
    for (const text of ['>', ',', 'to ', '-', ' ', '-> ', 'a, '].map((part) => part.repeat(50_000)))
      expect(read(text)).toHaveProperty('ok');
    for (const text of ['\u202e > \u0000, 4', '__proto__ > constructor, 1']) expect(read(text).ok).toBe(false);
  });
});
