import { describe, expect, test } from 'vitest';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { CLASSIC, sipsByReferee, tossFor } from '../../../src/games/gug/sips.ts';
import type { Sips } from '../../../src/games/gug/verdict.ts';
import { ask, type House } from './ask.ts';

const drawn = (...stations: readonly string[]) => stations as readonly StationId[];
const HEATHROW_DOUBLE = { closed: [], double: drawn('heathrow'), triple: [] };
const SIGNS = { add: '+', multiply: 'x', 'at-most': '<=' } as const;
const inFull = ({ terms }: Sips) =>
  terms.map(({ clause, term, does, amount, rulings }) =>
    [clause.slice('gug-'.length), term, `${SIGNS[does]}${amount}`, ...rulings].join(' '),
  );

/** What is drunk after a turn, with every term and the rulings that it was read by. */
const ROWS: readonly {
  readonly ask: string;
  readonly house?: House;
  readonly sips: number;
  readonly terms: readonly string[];
}[] = [
  { ask: 'at=vauxhall&die=5&route=victoria:stockwell,victoria:brixton', sips: 8, terms: ['12.4 points-left +8'] },
  {
    ask: 'at=stockwell&die=1&route=victoria:brixton',
    house: { variation: { draw: { closed: [], double: drawn('brixton'), triple: [] } } },
    sips: 2,
    terms: ['12.4 points-left +1', '17.5 closed x2'],
  },
  {
    ask: 'at=stockwell&die=1&route=victoria:brixton',
    house: { variation: { draw: { closed: [], double: drawn('brixton'), triple: drawn('brixton') } } },
    sips: 3,
    terms: ['12.4 points-left +1', '17.5 closed x3'],
  },
  {
    ask: 'at=bank&die=1&route=waterloo-city:waterloo',
    sips: 3,
    terms: ['12.4 points-left +0 R14 R15', '16.1 dots +3 R15'],
  },
  {
    ask: 'at=bank&die=1&route=waterloo-city:waterloo',
    house: { rulings: { R14: 'one-sip' } },
    sips: 4,
    terms: ['12.4 one-sip +1 R14 R15', '16.1 dots +3 R15'],
  },
  {
    ask: 'at=bank&die=1&route=waterloo-city:waterloo',
    house: { rulings: { R14: 'one-sip', R15: 'no-dots-at-ends' } },
    sips: 1,
    terms: ['12.4 one-sip +1 R14 R15'],
  },
  {
    ask: 'at=bank&die=4&route=waterloo-city:waterloo',
    sips: 6,
    terms: ['12.4 points-left +3 R15', '16.1 dots +3 R15'],
  },
  {
    ask: 'at=bank&die=4&route=waterloo-city:waterloo',
    house: { rulings: { R15: 'no-dots-at-ends' } },
    sips: 3,
    terms: ['12.4 points-left +3 R15'],
  },
  { ask: 'at=cannon-street&die=1&route=district:monument', sips: 3, terms: ['16.1 dots +3 R18'] },
  {
    ask: 'at=belsize-park&die=1&route=northern:chalk-farm,northern:camden-town',
    house: { rulings: { R21: 'every-circle' } },
    sips: 1,
    terms: ['16.1 dots +1 R21'],
  },
  {
    ask: 'at=hatton-cross&die=1&route=piccadilly:heathrow',
    sips: 4,
    terms: ['12.4 points-left +1', '16.2 heathrow x4'],
  },
  {
    ask: 'at=hatton-cross&die=6&route=piccadilly:heathrow',
    sips: 44,
    terms: ['12.4 points-left +11', '16.2 heathrow x4'],
  },
  {
    ask: 'at=hatton-cross&die=6&route=piccadilly:heathrow',
    house: { variation: { draw: { closed: [], double: drawn('heathrow'), triple: [] } } },
    sips: 44,
    terms: ['12.4 points-left +11', '17.5 closed x2', '16.2 heathrow x4', '16.2 heathrow-most <=44 R15'],
  },
  {
    ask: 'at=hatton-cross&die=6&route=piccadilly:heathrow',
    house: { variation: { code: 'CT' } },
    sips: 88,
    terms: ['12.4 points-left +11', '16.2 heathrow x4', '17.2 variation x2'],
  },
  {
    ask: 'at=hatton-cross&die=6&route=piccadilly:heathrow',
    house: { rulings: { R60: 'in-all' }, variation: { code: 'CT', draw: HEATHROW_DOUBLE } },
    sips: 44,
    terms: [
      ...['12.4 points-left +11', '17.5 closed x2', '16.2 heathrow x4', '17.2 variation x2'],
      '16.2 heathrow-most <=44 R60',
    ],
  },
  {
    ask: 'at=hatton-cross&die=6&route=piccadilly:heathrow',
    house: { rulings: { R60: 'undrawn' }, variation: { code: 'CT', draw: HEATHROW_DOUBLE } },
    sips: 176,
    terms: ['12.4 points-left +11', '17.5 closed x2', '16.2 heathrow x4 R60', '17.2 variation x2'],
  },
  {
    ask: 'at=hatton-cross&die=1&route=piccadilly:heathrow',
    house: { rulings: { R60: 'in-all' } },
    sips: 4,
    terms: ['12.4 points-left +1', '16.2 heathrow x4'],
  },
  {
    ask: 'at=stockwell&die=1&route=victoria:brixton',
    house: {
      rulings: { R61: 'any' },
      variation: { draw: { closed: drawn('brixton'), double: drawn('brixton'), triple: drawn('brixton') } },
    },
    sips: 6,
    terms: ['12.4 points-left +1', '17.5 closed x3', '17.5 closed x2 R61'],
  },
  {
    ask: 'at=stockwell&die=1&route=victoria:brixton',
    house: {
      rulings: { R61: 'closed-too' },
      variation: { draw: { closed: drawn('brixton'), double: drawn('brixton'), triple: [] } },
    },
    sips: 2,
    terms: ['12.4 points-left +1', '17.5 closed x2'],
  },
  {
    ask: 'at=oval&die=1&route=northern:kennington,northern:elephant-and-castle',
    sips: 3,
    terms: ['16.1 dots +1', '16.5 elephant x2', '16.5 karsten +1'],
  },
  { ask: 'at=tower-hill&die=1&route=national-rail:fenchurch-street', sips: 12, terms: ['16.6 british-rail +12 R17'] },
  {
    ask: 'at=tower-hill&die=1&route=national-rail:fenchurch-street',
    house: { rulings: { R39: 'up', R43: 'dots-too' }, variation: { bottle: 45 } },
    sips: 18,
    terms: ['16.1 dots +1', '16.6 british-rail +17 R17 R39 R43'],
  },
  { ask: 'at=bank&die=1&route=dlr:shadwell', sips: 3, terms: ['16.7 other-railway +3 R17'] },
  {
    ask: 'at=bank&die=1&route=dlr:shadwell',
    house: { rulings: { R39: 'up', R43: 'dots-too' }, variation: { code: 'DUT' } },
    sips: 12,
    terms: ['16.1 dots +3 R18', '16.7 other-railway +3 R17 R43', '17.4 variation x2'],
  },
  {
    ask: 'at=vauxhall&die=5&route=victoria:stockwell,victoria:brixton',
    house: { rulings: { R32: 'each-double' }, variation: { code: 'DUT' } },
    sips: 32,
    terms: ['12.4 points-left +8', '17.4 variation x4 R32'],
  },
  {
    ask: 'at=vauxhall&die=5&route=victoria:stockwell,victoria:brixton',
    house: { rulings: { R32: 'each-double' }, variation: { code: 'CT' } },
    sips: 16,
    terms: ['12.4 points-left +8', '17.2 variation x2'],
  },
  {
    ask: 'at=pimlico&die=6&works=victoria~pimlico,pimlico~vauxhall',
    house: { variation: { code: 'CT' } },
    sips: 0,
    terms: [],
  },
];

describe('the sips of a turn, term by term', () => {
  test.each(ROWS)('$ask $house', ({ ask: query, house, sips, terms }) => {
    const drunk = ask('london-2025', query, house).sips;
    expect({ sips: drunk.total, terms: inFull(drunk) }).toEqual({ sips, terms });
  });
});

describe('16.4: what each seat drinks when the die is tossed', () => {
  test.each([
    { code: 'C', sips: 3, terms: [] },
    { code: 'CT', sips: 6, terms: ['17.2 variation x2'] },
    { code: 'CSP', sips: 3, terms: [] },
    { code: 'DUT', sips: 6, terms: ['17.4 variation x2'] },
  ] as const)('$code', ({ code, sips, terms }) => {
    const toss = tossFor(3, { ...CLASSIC, code });
    expect({ sips: toss.total, terms: inFull(toss) }).toEqual({ sips, terms: ['16.4 toss +3 R27', ...terms] });
  });
});

test('4.1: what a referee says instead', () => {
  const sips = sipsByReferee(5);
  expect({ total: sips.total, terms: inFull(sips) }).toEqual({ total: 5, terms: ['4.1 referee +5'] });
});
