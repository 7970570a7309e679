import { describe, expect, test } from 'vitest';
import { ask, type House, inFull } from './ask.ts';

/** A situation, and every finding of the judge in full, but that of the points, which all have. */
interface Said {
  readonly clause: string;
  readonly ask: string;
  readonly house?: House;
  readonly says: readonly string[];
  /** Of the drop. */
  readonly drop?: readonly string[];
}

const ROWS: readonly Said[] = [
  {
    clause: '9.1, 16.6',
    ask: 'at=bank&die=2&route=central:st-pauls,national-rail:city-thameslink',
    says: [
      '9.1 other-railway @1 breaks: line national-rail, station city-thameslink, other bank',
      '16.6 british-rail @1 R17 penalty: line national-rail, station city-thameslink, other bank',
    ],
  },
  {
    clause: '9.1, 16.7',
    ask: 'at=whitechapel&die=1&route=overground:wapping',
    says: [
      '9.1 other-railway @0 breaks: line overground, station wapping, other whitechapel',
      '16.7 penalty-other @0 R17 R45 penalty: line overground, station wapping, other whitechapel',
    ],
  },
  {
    clause: '9.1, 16.6',
    ask: 'at=whitechapel&die=1&route=overground:wapping',
    house: { rulings: { R45: 'main-line-too' } },
    says: [
      '9.1 other-railway @0 breaks: line overground, station wapping, other whitechapel',
      '16.6 british-rail @0 R17 R45 penalty: line overground, station wapping, other whitechapel',
    ],
  },
  {
    clause: '9.1, 16.6',
    ask: 'at=farringdon&die=2&route=national-rail:city-thameslink,dlr:shadwell',
    house: { rulings: { R17: 'beer-on-the-way' } },
    says: [
      '9.1 other-railway @0 breaks: line national-rail, station city-thameslink, other farringdon',
      '16.6 british-rail-used @0 R17 penalty: line national-rail, station city-thameslink, other farringdon',
    ],
  },
  {
    clause: '16.6',
    ask: 'at=green-park&die=1&route=victoria:victoria',
    house: { rulings: { R31: 'termini-too' } },
    says: ['16.6 british-rail-here @0 R31 penalty: station victoria, line victoria, other green-park'],
  },
  {
    clause: '16.4',
    ask: 'at=covent-garden&die=1&leicester=1&route=piccadilly:leicester-square',
    says: [
      '11.1 all-points-used applies: station leicester-square, count 0',
      '16.4 leicester-toss R16 applies: station leicester-square, count 2',
    ],
  },
  {
    clause: '16.4',
    ask: 'at=covent-garden&die=1&leicester=2&route=piccadilly:leicester-square',
    house: { rulings: { R16: 'no-toss' } },
    says: [
      '11.1 all-points-used applies: station leicester-square, count 0',
      '16.4 leicester-no-toss R16 applies: station leicester-square, count 3',
    ],
  },
  {
    clause: '16.4',
    ask: 'at=covent-garden&die=1&leicester=2&route=piccadilly:leicester-square',
    says: [
      '11.1 all-points-used applies: station leicester-square, count 0',
      '16.4 third-leicester @0 R16 breaks: station leicester-square, count 3',
    ],
  },
  {
    clause: '12.2',
    ask: 'at=stockwell&die=1&route=victoria:brixton',
    says: ['12.1 arrives-end @0 R7 R23 applies: station brixton, line victoria, count 1'],
    drop: ['12.2 drop-place R10 R19 R22 applies: station brixton, line victoria, places south'],
  },
  {
    clause: '12.2',
    ask: 'at=theydon-bois&die=1&route=central:epping',
    says: ['12.1 arrives-end @0 R7 R23 applies: station epping, line central, count 1'],
    drop: ['12.2 drop-central R10 R11 R19 applies: station epping, line central, places north,south'],
  },
  {
    clause: '12.2',
    ask: 'at=hatton-cross&die=1&route=piccadilly:heathrow',
    says: ['12.1 arrives-end @0 R7 R23 applies: station heathrow, line piccadilly, count 1'],
    drop: ['12.2 drop-place R10 R19 applies: station heathrow, line piccadilly, places heathrow'],
  },
  {
    clause: '12.3',
    ask: 'at=ealing-common&die=1&route=district:ealing-broadway',
    says: ['12.1 arrives-end @0 R7 R23 applies: station ealing-broadway, line district, count 1'],
    drop: [
      '12.2 drop-place R10 R19 R22 applies: station ealing-broadway, line district, places south',
      '12.3 drop-by-approach R11 applies: station ealing-broadway, line district, places south',
    ],
  },
  {
    clause: '12.2, R22: no line says the side that a referee has set',
    ask: 'at=ealing-common&die=1&route=district:ealing-broadway',
    house: { rulings: { R22: 'referee' }, sides: { 'ealing-broadway': 'north' } },
    says: ['12.1 arrives-end @0 R7 R23 applies: station ealing-broadway, line district, count 1'],
    drop: ['12.2 drop-place R10 R19 R22 applies: station ealing-broadway, line district, places north'],
  },
  {
    clause: '13.1-14.1',
    ask: 'at=earls-court&die=1&touched=0&drops=district:kensington-olympia,district:richmond&route=district:kensington-olympia',
    says: ['12.1 arrives-end @0 R7 R23 applies: station kensington-olympia, line district, count 1'],
    drop: [
      '13.1 drop-near R9 breaks: station kensington-olympia, line district, count 2',
      '13.2 drop-used breaks: station kensington-olympia, line district',
      '13.3 drop-same-colour R12 breaks: station kensington-olympia, line district, other richmond',
      '14.1 drop-untouched R13 breaks: station kensington-olympia, line district',
    ],
  },
  {
    clause: '13.1',
    ask: 'at=liverpool-street&die=1&route=metropolitan:aldgate',
    says: ['12.1 arrives-end @0 R7 R23 applies: station aldgate, line metropolitan, count 0'],
    drop: ['13.1 drop-inside R8 breaks: station aldgate, line metropolitan'],
  },
  {
    clause: '12.2, 13.3',
    ask: 'at=theydon-bois&die=1&drops=central:west-ruislip&route=central:epping',
    says: ['12.1 arrives-end @0 R7 R23 applies: station epping, line central, count 1'],
    drop: [
      '13.3 drop-same-colour R12 breaks: station epping, line central, other west-ruislip',
      '12.2 drop-second-central R11 breaks: station epping, line central',
    ],
  },
  {
    clause: '12.2',
    ask: 'at=blackhorse-road&die=1&drops=bakerloo:harrow-and-wealdstone,jubilee:stanmore,metropolitan:watford,piccadilly:cockfosters,northern:edgware,central:epping&route=victoria:walthamstow-central',
    says: ['12.1 arrives-end @0 R7 R23 applies: station walthamstow-central, line victoria, count 1'],
    drop: ['12.2 drop-no-place R10 breaks: station walthamstow-central, line victoria'],
  },
  {
    clause: '12.2',
    ask: 'at=blackhorse-road&die=1&drops=bakerloo:harrow-and-wealdstone,jubilee:stanmore,metropolitan:watford,piccadilly:cockfosters,northern:edgware,bakerloo:elephant-and-castle,district:upminster,jubilee:stratford,northern:morden,victoria:brixton&route=victoria:walthamstow-central',
    house: { rulings: { R10: 'at-least' } },
    says: ['12.1 arrives-end @0 R7 R23 applies: station walthamstow-central, line victoria, count 1'],
    drop: ['16.2 drop-keeps-heathrow R10 breaks: station walthamstow-central, line victoria'],
  },
];

describe('what the judge says of where a turn ends, in full', () => {
  test.each(ROWS)('$clause: $ask', ({ ask: query, house, says, drop = [] }) => {
    const verdict = ask('london-2025', query, house);
    expect(verdict.findings.slice(1).map(inFull)).toEqual(says);
    expect(verdict.drop.findings.map(inFull)).toEqual(drop);
  });

  test.each([
    { R19: 'may-decline', isForced: false },
    { R19: 'must-drop', isForced: true },
  ] as const)('12.1: R19 $R19', ({ R19, isForced }) => {
    const forced = (drops: string) =>
      ask('london-2025', `at=stockwell&die=1&drops=${drops}&route=victoria:brixton`, { rulings: { R19 } }).drop;
    expect(forced('')).toMatchObject({ allowed: 'yes', isForced });
    expect(forced('victoria:brixton')).toMatchObject({ allowed: 'no', places: [], isForced: false });
  });
});
