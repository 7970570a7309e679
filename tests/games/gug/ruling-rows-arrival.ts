import type { StationId } from '../../../src/games/gug/board-data.ts';
import type { RulingRow } from './ruling-row.ts';

const NORTH =
  'bakerloo:harrow-and-wealdstone,jubilee:stanmore,metropolitan:watford,piccadilly:cockfosters,northern:edgware';

/** The DLR from Bank. */
const OFF = { is: 'penalty', breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17'] } as const;

/** Heathrow drawn as triple. */
const TRIPLE = { closed: [], double: [], triple: ['heathrow' as StationId] };

/** A whole beer at Fenchurch Street. */
const beer = (sips: number) =>
  ({ is: 'penalty', breaks: ['9.1 other-railway @0', '16.6 british-rail @0 R17'], sips }) as const;

/** Sips and drops: R9-R17, R19, R21, R22, R31-R33, R39, R43, R45, R60. */
export const ARRIVAL_ROWS: readonly RulingRow[] = [
  {
    id: 'R9',
    say: 'the Jubilee cut at Wembley Park: two stations out by the Metropolitan, nine by the Jubilee',
    ask: 'at=kingsbury&die=1&works=neasden~wembley-park&route=jubilee:wembley-park',
    house: { rulings: { R20: 'new-ends' } },
    readings: {
      'any-line': { is: 'legal', sips: 3, drop: 'no', why: ['13.1 drop-near R9'] },
      'arriving-line': { is: 'legal', sips: 3, drop: 'yes', why: ['north'] },
    },
  },
  {
    id: 'R10',
    say: 'a sixth in the north',
    ask: `at=blackhorse-road&die=1&drops=${NORTH}&route=victoria:walthamstow-central`,
    readings: {
      'eleven-places': { is: 'legal', sips: 1, drop: 'no', why: ['12.2 drop-no-place R10'] },
      'at-least': { is: 'legal', sips: 1, drop: 'yes' },
    },
  },
  {
    id: 'R10',
    say: 'a sixth in the north as the eleventh, Heathrow to come',
    ask: `at=blackhorse-road&die=1&drops=${NORTH},bakerloo:elephant-and-castle,district:upminster,jubilee:stratford,northern:morden,victoria:brixton&route=victoria:walthamstow-central`,
    readings: {
      'eleven-places': { is: 'legal', sips: 1, drop: 'no', why: ['12.2 drop-no-place R10'] },
      'at-least': { is: 'legal', sips: 1, drop: 'no', why: ['16.2 drop-keeps-heathrow R10'] },
    },
  },
  {
    id: 'R11',
    say: 'Ealing Broadway by the Central is the Central drop',
    ask: 'at=west-acton&die=1&route=central:ealing-broadway',
    readings: { 'by-arriving-line': { is: 'legal', sips: 3, drop: 'yes', why: ['north', 'south'] } },
  },
  {
    id: 'R11',
    say: 'Ealing Broadway by the District is south',
    ask: 'at=ealing-common&die=1&route=district:ealing-broadway',
    readings: { 'by-arriving-line': { is: 'legal', sips: 3, drop: 'yes', why: ['south'] } },
  },
  {
    id: 'R12',
    say: 'Cockfosters after Uxbridge by the Metropolitan, where the Piccadilly ends too',
    ask: 'at=oakwood&die=1&drops=metropolitan:uxbridge&route=piccadilly:cockfosters',
    readings: {
      'arriving-line': { is: 'legal', sips: 1, drop: 'yes', why: ['north'] },
      'all-lines': { is: 'legal', sips: 1, drop: 'no', why: ['13.3 drop-same-colour R12'] },
    },
  },
  {
    id: 'R13',
    say: 'through Victoria on the way to Brixton',
    ask: 'at=green-park&die=5&touched=0&route=victoria:victoria,victoria:pimlico,victoria:vauxhall,victoria:stockwell,victoria:brixton',
    readings: {
      passing: { is: 'legal', drop: 'yes' },
      ending: { is: 'legal', drop: 'no', why: ['14.1 drop-untouched R13'] },
    },
  },
  {
    id: 'R14',
    say: 'Brixton with no point left',
    ask: 'at=vauxhall&die=1&route=victoria:stockwell,victoria:brixton',
    readings: {
      nothing: { is: 'legal', drop: 'yes' },
      'one-sip': { is: 'legal', sips: 1, drop: 'yes' },
    },
  },
  {
    id: 'R15',
    say: 'Waterloo, an end with three dots',
    ask: 'at=bank&die=4&route=waterloo-city:waterloo',
    readings: {
      'add-up': { is: 'legal', sips: 6, sum: ['12.4 points-left +3', '16.1 dots +3'], drop: 'no' },
      'no-dots-at-ends': { is: 'legal', sips: 3, sum: ['12.4 points-left +3'], drop: 'no' },
    },
  },
  {
    id: 'R15',
    say: 'dots are drunk as ever where the line goes on',
    ask: 'at=bethnal-green&die=1&route=central:mile-end,central:stratford',
    readings: { 'add-up': { is: 'legal', sips: 2 }, 'no-dots-at-ends': { is: 'legal', sips: 2 } },
  },
  {
    id: 'R16',
    say: 'a third time at Leicester Square',
    ask: 'at=covent-garden&die=1&leicester=2&route=piccadilly:leicester-square',
    readings: {
      twice: { is: 'illegal', breaks: ['16.4 third-leicester @0 R16'] },
      'no-limit': { is: 'legal', keeps: ['16.4 leicester-toss R16'], sips: 1 },
      'no-toss': { is: 'legal', keeps: ['16.4 leicester-no-toss R16'], sips: 1 },
    },
  },
  {
    id: 'R16',
    say: 'a second time at Leicester Square is tossed for by each',
    ask: 'at=covent-garden&die=1&leicester=1&route=piccadilly:leicester-square',
    readings: {
      twice: { is: 'legal', keeps: ['16.4 leicester-toss R16'], sips: 1 },
      'no-limit': { is: 'legal', keeps: ['16.4 leicester-toss R16'], sips: 1 },
      'no-toss': { is: 'legal', keeps: ['16.4 leicester-toss R16'], sips: 1 },
    },
  },
  {
    id: 'R17',
    say: 'the DLR on the way to Fenchurch Street',
    ask: 'at=bank&die=3&route=dlr:shadwell,dlr:tower-gateway,national-rail:fenchurch-street',
    readings: {
      'beer-on-the-way': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.6 british-rail @2 R17'], sips: 12 },
      'ending-first': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.6 british-rail @2 R17'], sips: 12 },
      'not-a-move': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.6 british-rail @2 R17'], sips: 12 },
    },
  },
  {
    id: 'R17',
    say: 'British Rail on the way',
    ask: 'at=farringdon&die=3&route=national-rail:city-thameslink,national-rail:blackfriars,district:temple',
    readings: {
      'beer-on-the-way': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.6 british-rail-used @0 R17'], sips: 12 },
      'ending-first': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17'], sips: 3 },
      'not-a-move': { is: 'illegal', breaks: ['9.1 other-railway @0 R17'] },
    },
  },
  {
    id: 'R17',
    say: 'the DLR and British Rail, both on the way',
    ask: 'at=bank&die=6&route=dlr:shadwell,dlr:tower-gateway,national-rail:fenchurch-street,district:tower-hill',
    readings: {
      'beer-on-the-way': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.6 british-rail-used @2 R17'], sips: 12 },
      'ending-first': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17'], sips: 3 },
      'not-a-move': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17'], sips: 3 },
    },
  },
  {
    id: 'R17',
    say: 'the DLR alone',
    ask: 'at=bank&die=1&route=dlr:shadwell',
    readings: {
      'beer-on-the-way': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17'], sips: 3 },
      'ending-first': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17'], sips: 3 },
      'not-a-move': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17'], sips: 3 },
    },
  },
  {
    id: 'R19',
    say: 'a drop that is possible: the player may decline it, or it is made',
    ask: 'at=stockwell&die=1&route=victoria:brixton',
    readings: {
      'may-decline': { is: 'legal', sips: 1, drop: 'yes' },
      'must-drop': { is: 'legal', sips: 1, drop: 'yes' },
    },
  },
  {
    id: 'R21',
    say: 'ending at Camden Town, a circle of one line',
    ask: 'at=belsize-park&die=1&route=northern:chalk-farm,northern:camden-town',
    readings: {
      junctions: { is: 'legal' },
      'every-circle': { is: 'legal', sips: 1 },
    },
  },
  {
    id: 'R22',
    say: 'Uxbridge, which the referee has set south',
    ask: 'at=hillingdon&die=1&route=metropolitan:uxbridge',
    house: { sides: { uxbridge: 'south' } },
    readings: {
      drawn: { is: 'legal', sips: 2, drop: 'yes', why: ['north'] },
      referee: { is: 'legal', sips: 2, drop: 'yes', why: ['south'] },
    },
  },
  {
    id: 'R22',
    say: 'Stratford by the Jubilee, which the referee has set north',
    ask: 'at=west-ham&die=1&route=jubilee:stratford',
    house: { sides: { stratford: 'north' } },
    readings: {
      drawn: { is: 'legal', sips: 3, drop: 'yes', why: ['south'] },
      referee: { is: 'legal', sips: 3, drop: 'yes', why: ['north'] },
    },
  },
  {
    id: 'R31',
    say: 'ending at Victoria, under the terminus',
    ask: 'at=green-park&die=1&route=victoria:victoria',
    readings: {
      'rail-alone': { is: 'legal', sips: 2 },
      'termini-too': { is: 'penalty', breaks: ['16.6 british-rail-here @0 R31'], sips: 12 },
    },
  },
  {
    id: 'R31',
    say: 'ending at the half of Paddington that is called otherwise',
    ask: 'at=westbourne-park&die=1&route=hammersmith-city:royal-oak,hammersmith-city:paddington-hc',
    readings: {
      'rail-alone': { is: 'legal', sips: 3 },
      'termini-too': { is: 'penalty', breaks: ['16.6 british-rail-here @1 R31'], sips: 12 },
    },
  },
  {
    id: 'R31',
    say: 'riding through Victoria',
    ask: 'at=green-park&die=2&route=victoria:victoria,victoria:pimlico',
    readings: { 'rail-alone': { is: 'legal' }, 'termini-too': { is: 'legal' } },
  },
  {
    id: 'R31',
    say: 'the end of the Waterloo & City line stops there too',
    ask: 'at=bank&die=4&route=waterloo-city:waterloo',
    readings: {
      'rail-alone': { is: 'legal', sips: 6, drop: 'no' },
      'termini-too': { is: 'penalty', breaks: ['16.6 british-rail-here @0 R31'], sips: 12 },
    },
  },
  {
    id: 'R32',
    say: 'eight points left at Brixton, Double Up',
    ask: 'at=vauxhall&die=5&route=victoria:stockwell,victoria:brixton',
    house: { variation: { code: 'DUT' } },
    readings: {
      'one-amount': { is: 'legal', sips: 16, sum: ['12.4 points-left +8', '17.4 variation x2'], drop: 'yes' },
      'each-double': { is: 'legal', sips: 32, sum: ['12.4 points-left +8', '17.4 variation x4'], drop: 'yes' },
    },
  },
  {
    id: 'R32',
    say: 'a team with one icon is not in it',
    ask: 'at=vauxhall&die=5&route=victoria:stockwell,victoria:brixton',
    house: { variation: { code: 'CT' } },
    readings: {
      'one-amount': { is: 'legal', sips: 16, drop: 'yes' },
      'each-double': { is: 'legal', sips: 16, drop: 'yes' },
    },
  },
  {
    id: 'R33',
    say: 'riding on from Brixton, closed today',
    ask: 'at=stockwell&die=1&route=victoria:brixton,victoria:stockwell',
    house: { variation: { draw: { closed: ['brixton' as StationId], double: [], triple: [] } } },
    readings: {
      stops: { is: 'illegal', breaks: ['12.1 after-end @1 R7 R23'] },
      'goes-on': { is: 'legal', sips: 1, keeps: ['10.1 return-from-end @1'] },
    },
  },
  {
    id: 'R33',
    say: 'with points left at Brixton, closed today',
    ask: 'at=stockwell&die=1&route=victoria:brixton',
    house: { variation: { draw: { closed: ['brixton' as StationId], double: [], triple: [] } } },
    readings: {
      stops: { is: 'legal', sips: 1, drop: 'no', why: ['17.5 drop-closed'] },
      'goes-on': { is: 'incomplete' },
    },
  },
  {
    id: 'R33',
    say: 'an end that is open stops you',
    ask: 'at=stockwell&die=1&route=victoria:brixton,victoria:stockwell',
    house: { variation: { draw: { closed: ['morden' as StationId], double: [], triple: [] } } },
    readings: {
      stops: { is: 'illegal', breaks: ['12.1 after-end @1 R7 R23'] },
      'goes-on': { is: 'illegal', breaks: ['12.1 after-end @1 R7 R23'] },
    },
  },
  {
    id: 'R39',
    say: 'British Rail with a bottle of 47 cl: 16.92 sips',
    ask: 'at=tower-hill&die=1&route=national-rail:fenchurch-street',
    house: { variation: { bottle: 47 } },
    readings: { nearest: beer(17), up: beer(17), down: beer(16) },
  },
  {
    id: 'R39',
    say: 'British Rail with a bottle of 45 cl: 16.2 sips',
    ask: 'at=tower-hill&die=1&route=national-rail:fenchurch-street',
    house: { variation: { bottle: 45 } },
    readings: { nearest: beer(16), up: beer(17), down: beer(16) },
  },
  {
    id: 'R39',
    say: 'the bottles of the rule itself are what it says',
    ask: 'at=tower-hill&die=1&route=national-rail:fenchurch-street',
    house: { variation: { bottle: 38 } },
    readings: { nearest: beer(14), up: beer(14), down: beer(14) },
  },
  {
    id: 'R43',
    say: 'put back at Bank, which has dots',
    ask: 'at=bank&die=1&route=dlr:shadwell',
    readings: {
      'penalty-alone': { ...OFF, sips: 3, sum: ['16.7 other-railway +3'] },
      'dots-too': { ...OFF, sips: 6, sum: ['16.1 dots +3', '16.7 other-railway +3'] },
    },
  },
  {
    id: 'R45',
    say: 'ending by the Overground',
    ask: 'at=whitechapel&die=1&route=overground:wapping',
    readings: {
      'national-rail': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17 R45'], sips: 3 },
      'main-line-too': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.6 british-rail @0 R17 R45'], sips: 12 },
    },
  },
  {
    id: 'R45',
    say: 'the DLR never was British Rail',
    ask: 'at=bank&die=1&route=dlr:shadwell',
    readings: { 'national-rail': { ...OFF, sips: 3 }, 'main-line-too': { ...OFF, sips: 3 } },
  },
  {
    id: 'R60',
    say: 'a team with eleven points left at Heathrow',
    ask: 'at=hatton-cross&die=6&route=piccadilly:heathrow',
    house: { variation: { code: 'CT' } },
    readings: {
      'before-team': { is: 'legal', sips: 88, drop: 'yes' },
      'in-all': { is: 'legal', sips: 44, drop: 'yes' },
      undrawn: { is: 'legal', sips: 88, drop: 'yes' },
    },
  },
  {
    id: 'R60',
    say: 'Heathrow drawn as triple',
    ask: 'at=hatton-cross&die=6&route=piccadilly:heathrow',
    house: { variation: { draw: TRIPLE } },
    readings: {
      'before-team': { is: 'legal', sips: 44, drop: 'yes' },
      'in-all': { is: 'legal', sips: 44, drop: 'yes' },
      undrawn: { is: 'legal', sips: 132, drop: 'yes' },
    },
  },
  {
    id: 'R60',
    say: 'a team, Heathrow drawn as triple, and few points left',
    ask: 'at=hatton-cross&die=1&route=piccadilly:heathrow',
    house: { variation: { code: 'CT', draw: TRIPLE } },
    readings: {
      'before-team': { is: 'legal', sips: 24, drop: 'yes' },
      'in-all': { is: 'legal', sips: 24, drop: 'yes' },
      undrawn: { is: 'legal', sips: 24, drop: 'yes' },
    },
  },
];
