import { describe, expect, test } from 'vitest';
import type { Rulings } from '../../../src/games/gug/rulings.ts';
import { ask, inFull } from './ask.ts';

/** A situation, and every finding of the judge in full, but that of the points, which all have. */
interface Said {
  readonly clause: string;
  readonly ask: string;
  readonly rulings?: Partial<Rulings>;
  readonly says: readonly string[];
}

const ROWS: readonly Said[] = [
  {
    clause: '8.1',
    ask: 'at=victoria&die=2&route=victoria:green-park',
    says: ['11.1 points-left R6 missing: station green-park, count 1'],
  },
  {
    clause: '8.1',
    ask: 'at=vauxhall&die=1&route=victoria:pimlico,victoria:victoria,victoria:green-park',
    says: ['8.1 too-many-steps @2 breaks: count 2'],
  },
  {
    clause: '8.1',
    ask: 'at=victoria&die=1&route=victoria:pimlico',
    says: ['11.1 all-points-used applies: station pimlico, count 0'],
  },
  {
    clause: '8.2',
    ask: 'at=pimlico&die=1&route=victoria:green-park',
    says: ['8.2 not-next @0 breaks: station green-park, other pimlico, line victoria'],
  },
  {
    clause: '8.2',
    ask: 'at=pimlico&die=1&route=victoria:baker-street',
    says: ['8.2 line-not-here @0 breaks: station baker-street, other pimlico, line victoria'],
  },
  {
    clause: '8.2, 10.1',
    ask: 'at=north-ealing&die=2&route=piccadilly:acton-town,district:ealing-common,district:acton-town,piccadilly:south-ealing',
    says: [
      '8.2 not-next @0 breaks: station acton-town, other north-ealing, line piccadilly',
      '10.1 return-same-line @2 breaks: station ealing-common, line district, otherLine district, other acton-town',
      '10.4 no-return-here @2 breaks: station ealing-common, line district, otherLine district, other acton-town',
      '10.4 no-return-here @3 R2 R37 breaks: station acton-town, line piccadilly, otherLine district, other south-ealing',
    ],
  },
  {
    clause: '2.2',
    ask: 'at=pimlico&die=1&works=victoria~pimlico&route=victoria:victoria,victoria:green-park',
    says: ['2.2 stretch-closed @0 R20 breaks: station victoria, other pimlico, line victoria'],
  },
  {
    clause: '2.2',
    ask: 'at=pimlico&die=1&works=victoria&route=victoria:victoria,victoria:green-park',
    says: ['2.2 station-closed @0 R20 breaks: station victoria, other pimlico, line victoria'],
  },
  {
    clause: '2.2',
    ask: 'at=pimlico&die=1&works=victoria&route=victoria:green-park,victoria:oxford-circus',
    says: [
      '2.2 passes-closed @0 R20 applies: station victoria, other green-park, line victoria',
      '11.1 all-points-used applies: station oxford-circus, count 0',
    ],
  },
  {
    clause: '2.2',
    ask: 'at=camden-town&die=1&works=mornington-crescent&route=northern:euston,northern:warren-street',
    says: [
      '2.2 passes-closed @0 R20 applies: station mornington-crescent, other euston, line northern',
      '11.1 all-points-used applies: station warren-street, count 0',
    ],
  },
  {
    clause: '2.2',
    ask: 'at=monument&die=1&works=bank&route=central:st-pauls',
    says: ['2.2 station-closed @0 R20 breaks: station bank, other bank, line central'],
  },
  {
    clause: '2.2',
    ask: 'at=st-pauls&die=1&works=bank&route=central:monument',
    says: ['2.2 station-closed @0 R20 breaks: station monument, other st-pauls, line central'],
  },
  {
    clause: '10.1',
    ask: 'at=victoria&from=pimlico&by=victoria&die=1&route=victoria:pimlico',
    says: ['10.1 return-same-line @0 R1 breaks: station victoria, line victoria, otherLine victoria, other pimlico'],
  },
  {
    clause: '10.1',
    ask: 'at=chalk-farm&die=1&route=northern:camden-town,northern:kentish-town',
    says: [
      '10.1 return-same-line @1 R2 R3 breaks: station camden-town, line northern, otherLine northern, other kentish-town',
    ],
  },
  {
    clause: '10.1',
    ask: 'at=brixton&from=stockwell&by=victoria&die=1&route=victoria:stockwell,victoria:vauxhall',
    says: [
      '10.1 return-from-end @0 R1 applies: station brixton, line victoria, otherLine victoria, other stockwell',
      '11.1 all-points-used applies: station vauxhall, count 0',
    ],
  },
  {
    clause: '10.2',
    ask: 'at=oxford-circus&die=2&route=victoria:warren-street,northern:goodge-street',
    says: [
      '10.2 return-few-dots @1 R2 breaks: station warren-street, line northern, otherLine victoria, other goodge-street, count 1',
    ],
  },
  {
    clause: '10.2',
    ask: 'at=euston&die=1&route=victoria:kings-cross-st-pancras,northern:euston',
    says: [
      '10.2 return-two-dots @1 applies: station kings-cross-st-pancras, line northern, otherLine victoria, other euston, count 2',
      '11.1 all-points-used applies: station euston, count 0',
    ],
  },
  {
    clause: '10.2',
    ask: 'at=uxbridge&from=hillingdon&by=metropolitan&die=1&route=piccadilly:hillingdon,piccadilly:ickenham',
    says: [
      '10.2 return-few-dots @0 R1 R40 breaks: station uxbridge, line piccadilly, otherLine metropolitan, other hillingdon, count 1',
    ],
  },
  {
    clause: '10.2',
    ask: 'at=uxbridge&from=hillingdon&by=metropolitan&die=1&route=piccadilly:hillingdon,piccadilly:ickenham',
    rulings: { R40: 'end-too' },
    says: [
      '10.2 return-at-end @0 R1 R40 applies: station uxbridge, line piccadilly, otherLine metropolitan, other hillingdon, count 1',
      '11.1 all-points-used applies: station ickenham, count 0',
    ],
  },
  {
    clause: '10.2',
    ask: 'at=ealing-broadway&from=west-acton&by=central&die=1&route=district:ealing-common,district:acton-town',
    says: [
      '10.2 return-two-dots @0 R1 R2 applies: station ealing-broadway, line district, otherLine central, other ealing-common, count 2',
      '11.1 all-points-used applies: station acton-town, count 0',
    ],
  },
  {
    clause: '10.2',
    ask: 'at=ealing-broadway&from=west-acton&by=central&die=1&route=district:ealing-common,district:acton-town',
    rulings: { R40: 'end-too' },
    says: [
      '10.2 return-two-dots @0 R1 R2 applies: station ealing-broadway, line district, otherLine central, other ealing-common, count 2',
      '11.1 all-points-used applies: station acton-town, count 0',
    ],
  },
  {
    clause: '10.3',
    ask: 'at=cannon-street&die=2&route=district:monument,central:liverpool-street',
    says: [
      '10.3 change-at-junction @1 R4 R18 applies: station bank, line central, otherLine district, other liverpool-street',
      '11.1 all-points-used applies: station liverpool-street, count 0',
    ],
  },
  {
    clause: '10.3',
    ask: 'at=baker-street&die=2&route=circle:great-portland-street,metropolitan:euston-square',
    says: [
      '10.3 change-adjacent @1 R4 R5 applies: station great-portland-street, line metropolitan, otherLine circle, other euston-square',
      '11.1 all-points-used applies: station euston-square, count 0',
    ],
  },
  {
    clause: '10.3',
    ask: 'at=baker-street&die=2&route=hammersmith-city:great-portland-street,metropolitan:euston-square',
    says: [
      '10.3 change-not-adjacent @1 R4 R5 breaks: station great-portland-street, line metropolitan, otherLine hammersmith-city, other euston-square',
    ],
  },
  {
    clause: '10.3',
    ask: 'at=victoria&die=2&route=district:sloane-square,circle:south-kensington',
    rulings: { R4: 'dot' },
    says: [
      '10.3 change-needs-dot @1 R4 breaks: station sloane-square, line circle, otherLine district, other south-kensington',
    ],
  },
  {
    clause: '10.3',
    ask: 'at=earls-court&die=1&route=district:gloucester-road,circle:high-street-kensington',
    rulings: { R2: 'only-back' },
    says: [
      '10.3 change-turns @1 R4 breaks: station gloucester-road, line circle, otherLine district, other high-street-kensington',
    ],
  },
  {
    clause: '10.4',
    ask: 'at=acton-town&die=1&route=district:ealing-common,piccadilly:acton-town',
    says: [
      '10.4 no-return-here @1 breaks: station ealing-common, line piccadilly, otherLine district, other acton-town',
    ],
  },
  {
    clause: '10.4',
    ask: 'at=ealing-common&die=1&route=district:acton-town,piccadilly:south-ealing',
    says: [
      '10.4 no-return-here @1 R2 R37 breaks: station acton-town, line piccadilly, otherLine district, other south-ealing',
    ],
  },
  {
    clause: '11.1',
    ask: 'at=victoria&die=3&route=victoria:green-park',
    rulings: { R6: 'early' },
    says: ['11.1 stopped-early R6 applies: station green-park, count 2'],
  },
  {
    clause: '11.1',
    ask: 'at=vauxhall&from=stockwell&by=victoria&die=2&works=victoria~pimlico&route=victoria:pimlico',
    says: ['11.1 as-far-as-legal R6 applies: station pimlico, count 3'],
  },
  {
    clause: '11.1',
    ask: 'at=covent-garden&die=2&leicester=2&works=leicester-square~piccadilly-circus,leicester-square~charing-cross,leicester-square~tottenham-court-road&route=piccadilly:leicester-square',
    says: ['11.1 no-way-on R6 missing: station leicester-square, count 1'],
  },
  {
    clause: '12.1',
    ask: 'at=stockwell&die=1&route=victoria:brixton,victoria:stockwell',
    says: [
      '10.1 return-from-end @1 applies: station brixton, line victoria, otherLine victoria, other stockwell',
      '12.1 after-end @1 R7 R23 breaks: station brixton, line victoria',
    ],
  },
];

describe('what the judge says of a route, in full', () => {
  test.each(ROWS)('$clause: $ask', ({ ask: query, rulings, says }) => {
    expect(
      ask('london-2025', query, rulings && { rulings })
        .findings.slice(1)
        .map(inFull),
    ).toEqual(says);
  });

  test.each([
    { clause: '8.3', at: 'victoria', says: '8.3 points-inside R8 applies: eyes 2, count 2, station victoria' },
    { clause: '8.4', at: 'vauxhall', says: '8.4 points-outside R8 applies: eyes 2, count 4, station vauxhall' },
  ])('$clause: the points at $at', ({ at, says }) => {
    expect(inFull(ask('london-2025', `at=${at}&die=2`).findings[0]!)).toBe(says);
  });
});
