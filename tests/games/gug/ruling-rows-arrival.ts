import type { RulingRow } from './ruling-row.ts';

const NORTH =
  'bakerloo:harrow-and-wealdstone,jubilee:stanmore,metropolitan:watford,piccadilly:cockfosters,northern:edgware';

/** Sips and drops: R9-R17, R19, R21, R22. */
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
    },
  },
  {
    id: 'R17',
    say: 'the DLR on the way to Fenchurch Street',
    ask: 'at=bank&die=3&route=dlr:shadwell,dlr:tower-gateway,national-rail:fenchurch-street',
    readings: {
      'ending-first': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.6 british-rail @2 R17'], sips: 12 },
    },
  },
  {
    id: 'R17',
    say: 'British Rail on the way',
    ask: 'at=farringdon&die=3&route=national-rail:city-thameslink,national-rail:blackfriars,district:temple',
    readings: {
      'ending-first': { is: 'penalty', breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17'], sips: 3 },
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
];
