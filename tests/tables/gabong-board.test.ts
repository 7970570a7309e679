import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../src/games/gabong/match-bounds.ts';
import type { GabongEvent } from '../../src/games/gabong/match-events.ts';
import { GABONG } from '../../src/games/gabong/match-play.ts';
import type { GabongSetup } from '../../src/games/gabong/match-setup.ts';
import type { GabongState } from '../../src/games/gabong/match-state.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import type { Entry } from '../../src/games/shared/history.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import { GABONG_BOARD_EN, type GabongBoardWords } from '../../src/i18n/gabong/en.ts';
import { GABONG_BOARD_NB } from '../../src/i18n/gabong/nb.ts';
import {
  boardLines,
  dealEntries,
  handText,
  wonBy,
  wonWords,
  leadOf,
  rivalWords,
  whyNoBounds,
} from '../../src/tables/gabong/board/board-lines.ts';
import { csvRows, roundText } from '../../src/tables/gabong/board/round-text.ts';
import { roundPicture } from '../../src/tables/gabong/board/picture.ts';
import { type Measure, wrapped } from '../../src/ui/picture.ts';
import { roundSheet } from '../../src/tables/gabong/board/round-sheet.ts';
import { rounds, stepsOf } from '../games/gabong/match-rounds.ts';
import { deals, dealsOf, limitOf, play, reading, seated } from '../games/gabong/match-table.ts';

const WORDS: Readonly<Record<'en' | 'nb', GabongBoardWords>> = { en: GABONG_BOARD_EN, nb: GABONG_BOARD_NB };

interface Played {
  readonly setup: GabongSetup;
  readonly events: readonly Entry<GabongEvent>[];
}
const played = (name: string) => {
  const file = new URL(`../games/gabong/matches/${name}.json`, import.meta.url);
  const { setup, events } = JSON.parse(readFileSync(file, 'utf8')) as Played;
  return reduceEvents(GABONG, setup, playedOf(events));
};
const nameIn = (state: GabongState) => (seat: number) => state.setup.players[seat]!.name;
const listIn = (state: GabongState) => (seats: readonly number[]) => seats.map(nameIn(state)).join(' & ');
const sheetOf = (state: GabongState, lang: 'en' | 'nb' = 'en') =>
  roundSheet(state, { words: WORDS[lang], lang, date: '21 Nov 2026' });

describe('the board', () => {
  test('has every hand with the total after it, and the θ of a gabong that was gabonged', () => {
    const state = play(seated(), ...deals('θ =20 =45!', '- 22A =9'));
    const [first, second] = boardLines(state);
    expect(first!.cells.map((cell) => cell && handText(cell))).toEqual(['θ', '20', 'θ 45']);
    expect(second!.cells.map((cell) => [cell!.points, cell!.total])).toEqual([
      [0, 0],
      [120, 140],
      [9, 54],
    ]);
    expect([first, second].map((line) => [line!.number, line!.master])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  test('marks who was halved (B8), and keeps the extra deal off the totals (B6)', () => {
    const halved = play(seated(reading({ B8: 'halved' })), ...deals('θ =100 =45'));
    expect(boardLines(halved)[0]!.cells.map((cell) => cell && [cell.total, cell.isHalved])).toEqual([
      [0, false],
      [50, true],
      [45, false],
    ]);
    const { state, steps } = played('extra-deal');
    const extra = boardLines(state).at(-1)!;
    expect(extra.number).toBeNull();
    expect(extra.cells.map((cell) => cell && [cell.points, cell.total])).toEqual([[0, null], [14, null], null]);
    // The third was corrected: it is still opened by its own entry.
    expect(dealEntries(steps)).toEqual([0, 1, 2, 3, 6].map((entry) => `extra-deal-${entry}`));
  });
});

/** Maya and Ola are equal when the last deal is counted. */
const twoLevel = deals('- =20 =45', '=20 - =45');
const level = play(seated({ ...dealsOf(2), ...reading({ B6: 'extra-deal' }) }), ...twoLevel);

describe('what it takes to win', () => {
  const said = (state: GabongState, seat: number, lang: 'en' | 'nb') => {
    const bounds = boundsOf(state, seat)!;
    return [
      ...leadOf(bounds, nameIn(state)(seat), state.setup.ends, WORDS[lang]),
      ...rivalWords(bounds, nameIn(state)(seat), nameIn(state), WORDS[lang]).map(({ must, byTheta }) =>
        byTheta === undefined ? must : `${must} ${byTheta}`,
      ),
    ];
  };
  // Maya 45, Ola 33 with a θ, Siri 45 with a θ more than Maya.
  const three = play(seated(dealsOf(5)), ...deals('=25 =33 θ', '=20 θ =45'));

  test('is a sentence for each rival, and what θ would change', () => {
    expect(said(three, 0, 'en')).toEqual([
      'Maya wins alone if all of this happens in the 3 deals left:',
      'Ola gets at least 13 points more than Maya. If they end in a tie, Maya wins with at least 2 θ more than Ola from here on.',
      'Siri gets at least one point more than Maya. If they end in a tie, Maya wins with at least 2 θ more than Siri from here on.',
    ]);
    expect(said(three, 1, 'nb')).toEqual([
      'Ola vinner alene hvis alt dette skjer i de 3 omgangene som er igjen:',
      'Ola får høyst 11 poeng mer enn Maya. Ender de likt, vinner Ola med minst like mange θ som Maya herfra.',
      'Ola får høyst 11 poeng mer enn Siri. Ender de likt, vinner Ola med minst én θ mer enn Siri herfra.',
    ]);
    expect(said(three, 2, 'en')[1]).toBe(
      'Maya gets at least one point more than Siri. If they end in a tie, Siri wins with at least as many θ as Maya from here on.',
    );
  });

  test('says of points what is left to the limit', () => {
    const state = play(seated(limitOf(100)), ...deals('=25 =33 θ'));
    expect(said(state, 0, 'en').slice(0, 2)).toEqual([
      'The round ends with the deal in which somebody reaches 100 points. Whoever has the most needs 67 more.',
      'Maya wins alone if all of this happens before the round ends:',
    ]);
    expect(said(state, 0, 'nb').at(-1)).toBe(
      'Siri får minst 26 poeng mer enn Maya. Ender de likt, vinner Maya med minst 2 θ mer enn Siri herfra.',
    );
    expect(said(state, 0, 'nb').at(2)).toBe(
      'Maya får høyst 7 poeng mer enn Ola. Ender de likt, vinner Maya med minst én θ mer enn Ola herfra.',
    );
  });

  test.each([
    {
      why: 'halving',
      state: seated(reading({ B8: 'halved' })),
      en: 'At this table a total that comes to a whole hundred is halved (B8), so no number of points is a safe lead.',
      nb: 'Ved dette bordet halveres en sum som lander på et rundt hundretall (B8), så ingen ledelse er trygg.',
    },
    { why: 'an extra deal', state: level, en: 'Of Maya & Ola,', nb: 'Av Maya & Ola vinner' },
    { why: 'the end', state: play(seated(dealsOf(1)), ...deals('θ =5 =9')), en: 'over', nb: 'slutt' },
  ])('is not said of $why, and why is', ({ state, en, nb }) => {
    expect(boundsOf(state, 0)).toBeNull();
    expect(whyNoBounds(state, WORDS.en, listIn(state))).toContain(en);
    expect(whyNoBounds(state, WORDS.nb, listIn(state))).toContain(nb);
  });
});

describe('the end', () => {
  const over = (state: GabongState, lang: 'en' | 'nb' = 'en') => {
    const won = wonBy(state);
    return won && Object.values(wonWords(won, state, WORDS[lang], listIn(state))).join(': ');
  };
  const end: GabongEvent = { kind: 'end' };

  test.each([
    { how: 'goes on', state: seated(), en: undefined, nb: undefined },
    { how: 'waits for the extra deal', state: level, en: undefined, nb: undefined },
    {
      how: 'by points',
      state: play(seated(dealsOf(1)), ...deals('=20 - =45')),
      en: 'Ola won: Fewest points: 0, which is 20 fewer than Maya.',
      nb: 'Ola vant: Færrest poeng: 0, 20 færre enn Maya.',
    },
    {
      how: 'by θ',
      state: play(seated(dealsOf(2)), ...deals('=20 θ =45', '- =20 =45')),
      en: 'Ola won: Tied with Maya on 20 points, but with more gabongs: 1 θ.',
      nb: 'Ola vant: Like mange poeng som Maya, 20, men flere gabonger: 1 θ.',
    },
    {
      how: 'by the extra deal',
      state: play(level, ...deals('0:=5 1:-')),
      en: 'Ola won: Tied with Maya on points and θ. The extra deal decided (B6).',
      nb: 'Ola vant: Likt med Maya i poeng og θ. Ekstraomgangen avgjorde (B6).',
    },
    {
      how: 'before somebody who has gone home with fewer points',
      state: play(seated(dealsOf(2)), ...deals('=20 =45 -'), { kind: 'leave', seat: 2 }, ...deals('0:- 1:=5')),
      en: 'Maya won: Fewest points: 20, which is 30 fewer than Ola.',
      nb: 'Maya vant: Færrest poeng: 20, 30 færre enn Ola.',
    },
    {
      how: 'before somebody level who went home before the extra deal',
      state: play(seated({ ...dealsOf(2), ...reading({ B6: 'extra-deal', B27: 'as-counted' }) }), ...twoLevel, {
        kind: 'leave',
        seat: 1,
      }),
      en: 'Maya won: Nobody still at the table did better, and Ola had gone home (B27).',
      nb: 'Maya vant: Ingen ved bordet gjorde det bedre. Ola hadde gått hjem (B27).',
    },
    {
      how: 'shared',
      state: play(seated(dealsOf(2)), ...twoLevel),
      en: 'Maya & Ola share the win: Tied on points, 20, and on θ, 0 each: the win is shared (B6).',
      nb: 'Maya & Ola deler seieren: Likt i poeng, 20, og i θ, 0 hver: Seieren deles (B6).',
    },
    {
      how: 'ended at once',
      state: play(seated(), end),
      en: 'Nobody won: The round was ended before a deal was counted.',
      nb: 'Ingen vant: Runden ble avsluttet før en omgang var talt opp.',
    },
  ])('$how', ({ state, en, nb }) => {
    expect(over(state)).toBe(en);
    expect(over(state, 'nb')).toBe(nb);
  });
});

describe('what leaves the phone', () => {
  const { state } = played('extra-deal');

  test('is a table of numbers: deals as rows, players as columns', () => {
    expect(csvRows(sheetOf(state))).toEqual([
      ['Deal', 'GM', 'Maya', 'Ola', 'Siri', 'θ', 'Halved'],
      [1, 'Ola', 0, 25, 14, 'Maya', ''],
      [2, 'Ola', 25, 0, 60, '', ''],
      [3, 'Ola', 19, 0, 9, 'Ola', ''],
      [4, 'Ola', 0, 19, 13, '', ''],
      ['Extra deal', 'Ola', 0, 14, '', '', ''],
      ['Points', '', 44, 44, 96, '', ''],
      ['Place', '', 1, 2, 3, '', ''],
      ['θ in all', '', 1, 1, 0, '', ''],
      ['Deals won', '', 2, 2, 0, '', ''],
      ['Average hand', '', 11, 11, 24, '', ''],
      ['Worst hand', '', 25, 25, 60, '', ''],
      ['Penalty cards 6.2', '', 1, 0, 0, '', ''],
    ]);
  });

  test('is text in plain lines, in both languages', () => {
    const textOf = (lang: 'en' | 'nb') =>
      roundText(sheetOf(state, lang), wonWords(wonBy(state)!, state, WORDS[lang], listIn(state))).split('\n');
    expect(textOf('en')).toEqual([
      'Gabong, 21 Nov 2026, 4 deals',
      'Maya won. Tied with Ola on points and θ. The extra deal decided (B6).',
      '',
      '1. Maya: 44 points, 1 θ, 2 deals won, one penalty card',
      '2. Ola: 44 points, 1 θ, 2 deals won',
      '3. Siri: 96 points',
      '',
      'Deal 1 (GM Ola): Maya gabong (θ), Ola 25, Siri 14',
      'Deal 2 (GM Ola): Maya 25, Ola 0, Siri 60',
      'Deal 3 (GM Ola): Maya 19, Ola gabong (θ), Siri 9',
      'Deal 4 (GM Ola): Maya 0, Ola 19, Siri 13',
      'Extra deal (GM Ola): Maya 0, Ola 14',
    ]);
    expect(textOf('nb').slice(3, 9)).toEqual([
      '1. Maya: 44 poeng, 1 θ, 2 omganger vunnet, ett straffekort',
      '2. Ola: 44 poeng, 1 θ, 2 omganger vunnet',
      '3. Siri: 96 poeng',
      '',
      'Omgang 1 (GM Ola): Maya gabong (θ), Ola 25, Siri 14',
      'Omgang 2 (GM Ola): Maya 25, Ola 0, Siri 60',
    ]);
  });

  test('says which totals were halved (B8)', () => {
    const halved = play(seated({ ...reading({ B8: 'halved' }), ...dealsOf(1) }), ...deals('θ =100 =45'));
    expect(roundText(sheetOf(halved), undefined).split('\n').slice(-3)).toEqual([
      'Deal 1 (GM Maya): Maya gabong (θ), Ola 100 ½, Siri 45',
      '',
      WORDS.en.legend.halved,
    ]);
    expect(csvRows(sheetOf(halved))[1]).toEqual([1, 'Maya', 0, 100, 45, 'Maya', 'Ola']);
  });

  const byLetter: Measure = (text, { size }) => text.length * size * 0.6;

  test('is a picture with everything on it, and nothing beyond its edges', () => {
    fc.assert(
      fc.property(rounds, fc.constantFrom(1, 40), (round, letters) => {
        const reached = stepsOf(round).at(-1)!.after;
        const players = reached.setup.players.map(({ name }) => ({ name: name.padEnd(letters, 'W') }));
        const sheet = sheetOf({ ...reached, setup: { ...reached.setup, players } });
        const { width, height, strokes } = roundPicture(sheet, 'Somebody won', byLetter);
        for (const stroke of strokes) {
          if (stroke.is !== 'text') continue;
          const wide = byLetter(stroke.text, stroke);
          const from = stroke.x - { left: 0, center: wide / 2, right: wide }[stroke.align];
          expect(from).toBeGreaterThanOrEqual(0);
          expect(from + wide).toBeLessThanOrEqual(width);
          expect(stroke.y).toBeLessThan(height);
        }
        const written = strokes.flatMap((stroke) => (stroke.is === 'text' ? [stroke.text] : [])).join('');
        for (const { name } of players) expect(written).toContain(name);
      }),
    );
  });

  test('has a sign for θ in the picture, and a word for it in the text: no zero looks like it', () => {
    const sheet = sheetOf(play(seated(), ...deals('θ =20 =45!', '- =5 =9')));
    const { strokes } = roundPicture(sheet, undefined, byLetter);
    const texts = strokes.flatMap((stroke) => (stroke.is === 'text' ? [stroke.text] : []));
    expect(texts.filter((text) => text.includes('θ') && text !== 'θ')).toEqual([]);
    // Two in the deal, one in the tally of each of the two, and the legend.
    expect(strokes.filter((stroke) => stroke.is === 'disc' && stroke.ink === 'ink')).toHaveLength(5);
    expect(texts).toContain('0');
    expect(roundText(sheet, undefined)).toContain('Maya gabong (θ), Ola 20, Siri gabong (θ) + 45');
  });

  test.each([
    { text: 'Anna Bo', lines: ['Anna Bo'] },
    { text: 'Anna Beate Karin', lines: ['Anna', 'Beate', 'Karin'] },
    { text: 'Annabeatekarin', lines: ['Annabeat', 'ekarin'] },
    { text: 'Bo Annabeatekarin', lines: ['Bo', 'Annabeat', 'ekarin'] },
  ])('breaks “$text” where it has to', ({ text, lines }) =>
    expect(wrapped(text, 8, ({ length }) => length)).toEqual(lines),
  );
});
