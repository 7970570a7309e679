import { describe, expect, test } from 'vitest';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { judgeLeaving } from '../../../src/games/gug/movement.ts';
import { DEFAULT_RULINGS, type Rulings } from '../../../src/games/gug/rulings.ts';
import { standsFrom } from '../../../src/games/gug/stands.ts';
import { ask, check, inShort, networkOf, type Row } from './ask.ts';
import { contradictions } from './contradictions.ts';

const changing: readonly Row[] = [
  {
    clause: '10.3',
    say: 'Victoria to Central eastward at Oxford Circus, a junction',
    ask: 'at=green-park&die=2&route=victoria:oxford-circus,central:tottenham-court-road',
    is: 'legal',
    keeps: ['10.3 change-at-junction @1 R4'],
    sips: 2,
  },
  {
    clause: '10.3',
    say: 'at a junction also square to the way in',
    ask: 'at=oval&die=1&route=northern:stockwell,victoria:vauxhall',
    is: 'legal',
    keeps: ['10.3 change-at-junction @1 R4'],
  },
  {
    clause: '10.3',
    say: 'District to Circle at Sloane Square, ticks, strokes touching',
    ask: 'at=victoria&die=2&route=district:sloane-square,circle:south-kensington',
    is: 'legal',
    keeps: ['10.3 change-adjacent @1 R4 R5'],
    sips: 2,
  },
  {
    clause: '10.3',
    say: 'Circle to Metropolitan at Great Portland Street',
    ask: 'at=baker-street&die=2&route=circle:great-portland-street,metropolitan:euston-square',
    is: 'legal',
    keeps: ['10.3 change-adjacent @1 R4 R5'],
    sips: 1,
  },
  {
    clause: '10.3',
    say: 'Piccadilly to Metropolitan at Eastcote, a hairline apart',
    ask: 'at=rayners-lane&die=1&route=piccadilly:eastcote,metropolitan:ruislip-manor',
    is: 'legal',
    keeps: ['10.3 change-adjacent @1 R4 R5'],
  },
  {
    clause: '10.3',
    say: 'District to Hammersmith & City at Plaistow',
    ask: 'at=west-ham&die=1&route=district:plaistow,hammersmith-city:upton-park',
    is: 'legal',
    keeps: ['10.3 change-adjacent @1 R4 R5'],
  },
  {
    clause: '10.3',
    say: 'District to Hammersmith & City at Aldgate East, where their strokes have just met',
    ask: 'at=tower-hill&die=2&route=district:aldgate-east,hammersmith-city:whitechapel',
    is: 'legal',
    keeps: ['10.3 change-adjacent @1 R4 R5'],
    sips: 1,
  },
  {
    clause: '10.3',
    say: 'the Circle parts the Hammersmith & City from the Metropolitan',
    ask: 'at=baker-street&die=2&route=hammersmith-city:great-portland-street,metropolitan:euston-square',
    is: 'illegal',
    breaks: ['10.3 change-not-adjacent @1 R4 R5'],
  },
  {
    clause: '10.3',
    say: 'the same from the Metropolitan to the Hammersmith & City',
    ask: 'at=euston-square&die=2&route=metropolitan:great-portland-street,hammersmith-city:baker-street',
    is: 'illegal',
    breaks: ['10.3 change-not-adjacent @1 R4 R5'],
  },
  {
    clause: '10.3',
    say: 'Piccadilly and Circle at Gloucester Road, a gap apart',
    ask: 'at=earls-court&die=1&route=piccadilly:gloucester-road,circle:south-kensington',
    is: 'illegal',
    breaks: ['10.3 change-not-adjacent @1 R4 R5'],
  },
  {
    clause: '10.3',
    say: 'in 2003 Gloucester Road has dots',
    on: 'london-2003',
    ask: 'at=earls-court&die=1&route=piccadilly:gloucester-road,circle:south-kensington',
    is: 'legal',
    keeps: ['10.3 change-at-junction @1 R4'],
    sips: 2,
  },
  {
    clause: '10.3',
    say: 'in 2003 Turnham Green has ticks, and the lines lie apart',
    on: 'london-2003',
    ask: 'at=acton-town&die=1&route=piccadilly:turnham-green,district:stamford-brook',
    is: 'illegal',
    breaks: ['10.3 change-not-adjacent @1 R4 R5'],
  },
  {
    clause: '10.3',
    say: 'today it has two dots',
    ask: 'at=acton-town&die=1&route=piccadilly:turnham-green,district:stamford-brook',
    is: 'legal',
    keeps: ['10.3 change-at-junction @1 R4'],
  },
  {
    clause: '10.3',
    say: 'the change of the last turn counts as well',
    ask: 'at=great-portland-street&from=baker-street&by=metropolitan&die=1&route=hammersmith-city:euston-square',
    is: 'illegal',
    breaks: ['10.3 change-not-adjacent @0 R1 R4 R5'],
  },
];

describe.each(['london-2025', 'london-2003'] as const)('%s: whatever one came by and leaves by', (board) => {
  const others: Rulings = { ...DEFAULT_RULINGS, R2: 'only-back', R4: 'dot', R7: 'any-line', R21: 'every-circle' };
  test.each([DEFAULT_RULINGS, others])('no finding lets through what another forbids, at any station', (rulings) => {
    const network = networkOf(board, '', { rulings });
    const found = network.hops.flatMap((came) =>
      network
        .hopsFrom(network.place(came.to))
        .flatMap((hop) => contradictions(judgeLeaving(network, came, hop, 1)).map((pair) => `${hop.from}: ${pair}`)),
    );
    expect(found).toEqual([]);
  });
});

const acton: readonly Row[] = [
  {
    clause: '10.4',
    say: 'riding on from Acton Town through Ealing Common',
    ask: 'at=acton-town&die=1&route=piccadilly:ealing-common,district:ealing-broadway',
    is: 'legal',
    keeps: ['10.3 change-at-junction @1 R4'],
    sips: 2,
    drop: 'yes',
  },
  {
    clause: '10.4',
    say: 'turning at Ealing Common, from North Ealing',
    ask: 'at=north-ealing&die=1&route=piccadilly:ealing-common,district:ealing-broadway',
    is: 'legal',
    keeps: ['10.2 return-two-dots @1 R2'],
    sips: 2,
    drop: 'yes',
  },
  {
    clause: '10.4',
    say: 'turning at Acton Town, from South Ealing',
    ask: 'at=south-ealing&die=1&route=piccadilly:acton-town,district:ealing-common',
    is: 'legal',
    keeps: ['10.2 return-two-dots @1 R2'],
    sips: 2,
  },
  {
    clause: '10.4',
    say: 'at Ealing Common, from Acton Town, by the other line',
    ask: 'at=acton-town&die=1&route=district:ealing-common,piccadilly:acton-town',
    is: 'illegal',
    breaks: ['10.4 no-return-here @1'],
  },
  {
    clause: '10.4',
    say: 'and vice versa',
    ask: 'at=ealing-common&die=1&route=piccadilly:acton-town,district:ealing-common',
    is: 'illegal',
    breaks: ['10.4 no-return-here @1 R37'],
  },
  {
    clause: '10.4',
    say: 'by the same line it breaks 10.1 as well',
    ask: 'at=acton-town&die=1&route=piccadilly:ealing-common,piccadilly:acton-town',
    is: 'illegal',
    breaks: ['10.1 return-same-line @1', '10.4 no-return-here @1'],
  },
  {
    clause: '10.4',
    say: 'at Acton Town, from Ealing Common, off to Heathrow: 135 degrees',
    ask: 'at=ealing-common&die=1&route=district:acton-town,piccadilly:south-ealing',
    is: 'illegal',
    breaks: ['10.4 no-return-here @1 R2 R37'],
  },
  {
    clause: '10.4',
    say: 'also a turn later',
    ask: 'at=acton-town&from=ealing-common&by=piccadilly&die=1&route=piccadilly:south-ealing,piccadilly:northfields',
    is: 'illegal',
    breaks: ['10.1 return-same-line @0 R1 R2 R3', '10.4 no-return-here @0 R1 R2 R37'],
  },
];

describe('changing lines, and Ealing Common', () => {
  test.each([...changing, ...acton])('$clause: $say', check);

  test('16.4: a third time at Leicester Square is not said to end the turn, though no route goes further', () => {
    const works =
      'leicester-square~piccadilly-circus,leicester-square~tottenham-court-road,charing-cross~leicester-square,holborn~russell-square,chancery-lane~holborn,holborn~tottenham-court-road';
    const { findings, drop } = ask(
      'london-2025',
      `at=covent-garden&die=2&leicester=2&works=${works}&route=piccadilly:leicester-square`,
    );
    expect(findings.map(inShort)).toContain('16.4 third-leicester @0 R16');
    expect(contradictions([...findings, ...drop.findings])).toEqual([]);
  });

  test('10.4: what never returns is not said to be let back by its two dots', () => {
    const { findings } = ask('london-2025', 'at=acton-town&die=1&route=district:ealing-common,piccadilly:acton-town');
    expect(findings.filter(({ step }) => step === 1).map(inShort)).toEqual(['10.4 no-return-here @1']);
  });
});

test('10.1: what one of several ways to have come may do, all may that nobody can tell apart', () => {
  const network = networkOf('london-2025');
  const oval = network.place('oval' as StationId);
  const to = (...from: readonly string[]) => network.hops.filter((hop) => hop.to === oval && from.includes(hop.from));
  const onwards = (came: Parameters<typeof standsFrom>[2]) =>
    standsFrom(network, oval, came)
      .map((stand) => stand.to)
      .toSorted();
  expect(onwards(to('kennington'))).toEqual(['stockwell']);
  expect(onwards(to('stockwell'))).toEqual(['kennington']);
  expect(onwards(to('kennington', 'stockwell'))).toEqual(['kennington', 'stockwell']);
  expect(onwards([null])).toEqual(['kennington', 'stockwell']);
});
