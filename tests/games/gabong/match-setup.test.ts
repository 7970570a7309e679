import { describe, expect, test } from 'vitest';
import type { GabongReadings } from '../../../src/games/gabong/rulings.ts';
import { checkMatchSetup } from '../../../src/games/gabong/match-check-setup.ts';
import {
  CARD_POINTS_MOST,
  DEALS_MOST,
  type GabongSetup,
  LIMIT_MOST,
  PRESETS,
} from '../../../src/games/gabong/match-setup.ts';
import { NAME_MOST } from '../../../src/games/shared/set-up.ts';
import { brief, dealsOf, limitOf, setupOf } from './match-table.ts';

const NTNU = PRESETS['ntnu-2010'];
const TEN = 'a b c d e f g h i j'.split(' ');
const named = (...names: readonly string[]) => ({ players: names.map((name) => ({ name })) });
const counting = (points: Partial<GabongSetup['points']>) => ({ points: { ...NTNU.points, ...points } });

describe('a setup that cannot be played', () => {
  test.each<{ why: string; say: string; over: Partial<GabongSetup>; data: object; but: Partial<GabongSetup> }>([
    { why: '2.1 players-number', say: 'one', over: named('Maya'), data: { count: 2 }, but: named('Maya', 'Ola') },
    {
      why: '2.1 players-number',
      say: 'eleven',
      over: named(...TEN, 'k'),
      data: { count: 10 },
      but: named(...TEN),
    },
    { why: '2.1 bad-name', say: 'no name', over: named('Maya', ' '), data: { seat: 1 }, but: named('Maya', 'O') },
    {
      why: '2.1 bad-name',
      say: 'a long name',
      over: named('x'.repeat(NAME_MOST + 1), 'Ola'),
      data: { seat: 0 },
      but: named('x'.repeat(NAME_MOST), 'Ola'),
    },
    {
      why: '2.1 name-taken',
      say: 'a name twice',
      over: named('Maya', 'Ola', 'Maya '),
      data: { seat: 2 },
      but: named('Maya', 'Ola', 'maya'),
    },
    { why: '2.3 no-such-seat', say: 'no such GM', over: { master: 3 }, data: { seat: 3 }, but: { master: 2 } },
    { why: '2.3 no-such-seat', say: 'half a GM', over: { master: 0.5 }, data: { seat: 0.5 }, but: { master: 0 } },
    { why: '5.1 packs-number', say: 'one pack', over: { packs: 1 }, data: { count: 2 }, but: { packs: 2 } },
    { why: '5.1 packs-number', say: 'four packs', over: { packs: 4 }, data: { count: 3 }, but: { packs: 3 } },
    { why: '5.1 packs-number', say: 'half a pack more', over: { packs: 2.5 }, data: { count: 3 }, but: { packs: 3 } },
    {
      why: '11.1 bad-card-points',
      say: 'a card of none',
      over: counting({ 9: 0 }),
      data: { rank: 9, count: 100 },
      but: counting({ 9: 1 }),
    },
    {
      why: '11.1 bad-card-points',
      say: 'half a point',
      over: counting({ 2: 2.5 }),
      data: { rank: 2, count: 100 },
      but: counting({ 2: 2 }),
    },
    {
      why: '11.1 bad-card-points',
      say: 'too many',
      over: counting({ 14: CARD_POINTS_MOST + 1 }),
      data: { rank: 14, count: 100 },
      but: counting({ 14: CARD_POINTS_MOST }),
    },
    {
      why: '11.2 bad-doubler',
      say: 'no such card',
      over: { doublers: [1] },
      data: { rank: 1 },
      but: { doublers: [2, 14] },
    },
    {
      why: '11.2 bad-doubler',
      say: 'a card twice',
      over: { doublers: [2, 2] },
      data: { rank: 2 },
      but: { doublers: [] },
    },
    { why: '3.1 deals-number', say: 'no deals', over: dealsOf(0), data: { count: 50 }, but: dealsOf(1) },
    {
      why: '3.1 deals-number',
      say: 'too many deals',
      over: dealsOf(DEALS_MOST + 1),
      data: { count: 50 },
      but: dealsOf(DEALS_MOST),
    },
    { why: '7.1 bad-limit', say: 'no points', over: limitOf(0), data: { count: 10_000 }, but: limitOf(1) },
    { why: '7.1 bad-limit', say: 'half a point', over: limitOf(99.5), data: { count: 10_000 }, but: limitOf(99) },
    {
      why: '7.1 bad-limit',
      say: 'too many points',
      over: limitOf(LIMIT_MOST + 1),
      data: { count: 10_000 },
      but: limitOf(LIMIT_MOST),
    },
    {
      why: '2.2 no-such-reading',
      say: 'a gap unread',
      over: { rulings: {} as GabongReadings },
      data: {},
      but: { rulings: NTNU.rulings },
    },
  ])('$why: $say', ({ why, over, data, but }) => {
    const findings = checkMatchSetup(setupOf(3, over));
    expect(findings.map(brief)).toEqual([why]);
    expect(findings[0]!.data).toEqual(data);
    expect(checkMatchSetup(setupOf(3, but))).toEqual([]);
  });

  test('all that is wrong is said at once', () => {
    const findings = checkMatchSetup(setupOf(1, { ...dealsOf(0), packs: 9, master: 1 }));
    expect(findings.map(brief)).toEqual([
      '2.1 players-number',
      '2.3 no-such-seat',
      '5.1 packs-number',
      '3.1 deals-number',
    ]);
  });
});

test.each(Object.entries(PRESETS))('the preset %s can be played, by two to ten players', (_, preset) => {
  for (let players = 2; players <= 10; players += 1) {
    expect(checkMatchSetup({ ...setupOf(players), ...preset })).toEqual([]);
  }
});
