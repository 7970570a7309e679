import { describe, expect, test } from 'vitest';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import { CLASSIC, sipsInBottle, type Variation } from '../../../src/games/gug/sips.ts';
import { ask, check, type Row } from './ask.ts';

const drawn = (draw: Partial<Variation['draw']>): Partial<Variation> => ({ draw: { ...CLASSIC.draw, ...draw } });
const [brixton, heathrow, stratford, morden] = ['brixton', 'heathrow', 'stratford', 'morden'] as StationId[] as [
  StationId,
  StationId,
  StationId,
  StationId,
];
const toBrixton = 'at=vauxhall&die=5&route=victoria:stockwell,victoria:brixton';
const toVictoria = 'at=green-park&die=1&route=victoria:victoria';

const games: readonly Row[] = [
  {
    clause: '17.1',
    say: 'Classic: as the rules say',
    ask: toBrixton,
    house: { variation: { code: 'C' } },
    is: 'legal',
    sips: 8,
    drop: 'yes',
  },
  {
    clause: '17.2',
    say: 'Classic Team drinks double',
    ask: toBrixton,
    house: { variation: { code: 'CT' } },
    is: 'legal',
    sips: 16,
    sum: ['12.4 points-left +8', '17.2 variation x2'],
    drop: 'yes',
  },
  { clause: '17.2', say: 'dots too', ask: toVictoria, house: { variation: { code: 'CT' } }, is: 'legal', sips: 4 },
  {
    clause: '17.2',
    say: 'Heathrow, four times and at most 44, is doubled after',
    ask: 'at=hatton-cross&die=6&route=piccadilly:heathrow',
    house: { variation: { code: 'CT' } },
    is: 'legal',
    sips: 88,
    drop: 'yes',
  },
  {
    clause: '17.2',
    say: 'Karsten Cool is doubled with the rest',
    ask: 'at=oval&die=1&route=northern:kennington,northern:elephant-and-castle',
    house: { variation: { code: 'CT' } },
    is: 'legal',
    sips: 6,
  },
  {
    clause: '17.3',
    say: 'Classic Sprint: as the rules say',
    ask: toBrixton,
    house: { variation: { code: 'CSP' } },
    is: 'legal',
    sips: 8,
    drop: 'yes',
  },
  {
    clause: '17.4',
    say: 'Double Up Team drinks double',
    ask: toVictoria,
    house: { variation: { code: 'DUT' } },
    is: 'legal',
    sips: 4,
    sum: ['16.1 dots +2', '17.4 variation x2'],
  },
];

const closedStations: readonly Row[] = [
  {
    clause: '17.5',
    say: 'a closed end drops nothing, and is drunk at all the same',
    ask: toBrixton,
    house: { variation: drawn({ closed: [brixton] }) },
    is: 'legal',
    sips: 8,
    drop: 'no',
    why: ['17.5 drop-closed'],
  },
  {
    clause: '17.5',
    say: 'a closed end stops the movement as ever',
    ask: 'at=stockwell&die=1&route=victoria:brixton,victoria:stockwell',
    house: { variation: drawn({ closed: [brixton] }) },
    is: 'illegal',
    breaks: ['12.1 after-end @1 R7 R23'],
  },
  {
    clause: '17.5',
    say: 'closed is named beside what else stands in the way',
    ask: 'at=south-wimbledon&die=1&touched=0&route=northern:morden',
    house: { variation: drawn({ closed: [morden] }) },
    is: 'legal',
    sips: 1,
    drop: 'no',
    why: ['17.5 drop-closed', '14.1 drop-untouched R13'],
  },
  {
    clause: '17.5',
    say: 'a doubled end',
    ask: toBrixton,
    house: { variation: drawn({ double: [brixton] }) },
    is: 'legal',
    sips: 16,
    sum: ['12.4 points-left +8', '17.5 closed x2'],
    drop: 'yes',
  },
  {
    clause: '17.5',
    say: 'a tripled end',
    ask: toBrixton,
    house: { variation: drawn({ triple: [brixton] }) },
    is: 'legal',
    sips: 24,
    drop: 'yes',
  },
  {
    clause: '17.5',
    say: 'the factor is for the points left, not for the dots',
    ask: 'at=west-ham&die=2&route=jubilee:stratford',
    house: { variation: drawn({ double: [stratford] }) },
    is: 'legal',
    sips: 8,
    sum: ['12.4 points-left +3', '17.5 closed x2', '16.1 dots +2'],
    drop: 'yes',
  },
  {
    clause: '17.5',
    say: 'the factor is not for a line that goes on',
    ask: 'at=bethnal-green&die=1&route=central:mile-end,central:stratford',
    house: { variation: drawn({ triple: [stratford] }) },
    is: 'legal',
    sips: 2,
  },
  {
    clause: '17.5',
    say: 'Heathrow doubled stays at 44',
    ask: 'at=hatton-cross&die=4&route=piccadilly:heathrow',
    house: { variation: drawn({ double: [heathrow] }) },
    is: 'legal',
    sips: 44,
    sum: ['12.4 points-left +7', '17.5 closed x2', '16.2 heathrow x4', '16.2 heathrow-most <=44'],
    drop: 'yes',
  },
  {
    clause: '17.5',
    say: 'with a team: closed stations first, then double',
    ask: toBrixton,
    house: { variation: { code: 'DUT', ...drawn({ triple: [brixton] }) } },
    is: 'legal',
    sips: 48,
    sum: ['12.4 points-left +8', '17.5 closed x3', '17.4 variation x2'],
    drop: 'yes',
  },
];

const twoDice: readonly Row[] = [
  {
    clause: '17.4',
    say: 'two dice: the route is right for the second',
    ask: 'at=victoria&die=3,1&route=victoria:pimlico',
    is: 'legal',
  },
  {
    clause: '17.4',
    say: 'two dice: right for the first',
    ask: 'at=victoria&die=1,3&route=victoria:pimlico',
    is: 'legal',
  },
  {
    clause: '17.4',
    say: 'two dice: not their sum',
    ask: 'at=victoria&die=1,1&route=victoria:green-park,victoria:oxford-circus',
    is: 'illegal',
    breaks: ['8.1 too-many-steps @1'],
  },
  {
    clause: '17.4',
    say: 'two dice: unfinished for one is better than too long for the other',
    ask: 'at=victoria&die=1,4&route=victoria:green-park,victoria:oxford-circus',
    is: 'incomplete',
  },
  {
    clause: '17.4',
    say: 'two dice: both double outside',
    ask: 'at=pimlico&die=6,1&route=victoria:victoria,victoria:green-park',
    is: 'legal',
    sips: 1,
  },
];

describe('variations', () => {
  test.each([...games, ...closedStations, ...twoDice])('$clause: $say', check);

  test.each([
    { say: 'the one that makes it legal', ask: 'at=victoria&die=3,1&route=victoria:pimlico', is: 'legal', die: 1 },
    {
      say: 'of two that do, the smaller',
      ask: 'at=vauxhall&die=4,2&route=victoria:stockwell,victoria:brixton',
      is: 'legal',
      die: 2,
    },
    { say: 'of two penalties, the smaller', ask: 'at=bank&die=5,2&route=dlr:shadwell', is: 'penalty', die: 2 },
    {
      say: 'unfinished for both, the bigger',
      ask: 'at=victoria&die=2,5&route=victoria:green-park',
      is: 'incomplete',
      die: 5,
    },
    { say: 'illegal for both, the bigger', ask: 'at=pimlico&die=6,3&route=victoria:green-park', is: 'illegal', die: 6 },
  ] as const)('17.4: which die the verdict took: $say', ({ ask: query, is, die }) => {
    const { outcome, points } = ask('london-2025', query);
    expect({ outcome, die: points.die }).toEqual({ outcome: is, die });
  });

  test.each([
    { bottle: 33, sips: 12 },
    { bottle: 38, sips: 14 },
    { bottle: 25, sips: 9 },
    { bottle: 50, sips: 18 },
  ])('6.1: a bottle of $bottle cl is $sips sips', ({ bottle, sips }) => {
    expect(sipsInBottle(bottle, DEFAULT_RULINGS)).toBe(sips);
  });

  test.each(['CT', 'DUT'] as const)('%s: the penalties are doubled too', (code) => {
    expect(ask('london-2025', 'at=bank&die=1&route=dlr:shadwell', { variation: { code } }).sips.total).toBe(6);
  });
});
