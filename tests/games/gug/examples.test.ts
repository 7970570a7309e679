import { describe, expect, test } from 'vitest';
import { judgeLedger } from '../../../src/games/gug/ledger.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import { sipsInBottle } from '../../../src/games/gug/sips.ts';
import { ask, broken, check, networkOf, type Row, situationOf } from './ask.ts';

/** What the rule book itself gives as examples, on today's board. */
const examples: readonly Row[] = [
  {
    clause: '12.4',
    say: 'two stations from an end, outside the loop, a 5: ten points, eight left, eight sips',
    ask: 'at=vauxhall&die=5&route=victoria:stockwell,victoria:brixton',
    is: 'legal',
    keeps: ['8.4 points-outside R8', '12.1 arrives-end @1 R7 R23'],
    sips: 8,
    sum: ['12.4 points-left +8'],
    drop: 'yes',
  },
  {
    clause: '13.1',
    say: 'Waterloo drops nothing',
    ask: 'at=bank&die=1&route=waterloo-city:waterloo',
    is: 'legal',
    sips: 3,
    drop: 'no',
    why: ['13.1 drop-near R9'],
  },
  {
    clause: '13.1',
    say: 'Kensington (Olympia) drops nothing',
    ask: 'at=earls-court&die=1&route=district:kensington-olympia',
    is: 'legal',
    sips: 1,
    drop: 'no',
    why: ['13.1 drop-near R9'],
  },
  {
    clause: '13.3',
    say: 'Mill Hill East and Edgware cannot both be used',
    ask: 'at=burnt-oak&die=1&drops=northern:mill-hill-east&route=northern:edgware',
    is: 'legal',
    sips: 1,
    drop: 'no',
    why: ['13.3 drop-same-colour R12'],
  },
  {
    clause: '13.3',
    say: 'Edgware and Morden can',
    ask: 'at=burnt-oak&die=1&drops=northern:morden&route=northern:edgware',
    is: 'legal',
    sips: 1,
    drop: 'yes',
    why: ['north'],
  },
  {
    clause: '16.2',
    say: 'Heathrow: up to 44 sips',
    ask: 'at=hatton-cross&die=6&route=piccadilly:heathrow',
    is: 'legal',
    sips: 44,
    drop: 'yes',
  },
  {
    clause: '10.4',
    say: 'no return at Ealing Common coming from Acton Town',
    ask: 'at=acton-town&die=1&route=district:ealing-common,piccadilly:acton-town',
    is: 'illegal',
    breaks: ['10.4 no-return-here @1'],
  },
  {
    clause: '10.4',
    say: 'nor at Acton Town coming from Ealing Common',
    ask: 'at=ealing-common&die=1&route=district:acton-town,piccadilly:ealing-common',
    is: 'illegal',
    breaks: ['10.4 no-return-here @1 R37'],
  },
];

const STORY =
  'at=victoria&die=4&route=victoria:green-park,victoria:oxford-circus,victoria:warren-street,northern:goodge-street';

describe("the rule book's own examples", () => {
  test.each(examples)('$clause: $say', check);

  test('13.3: the same two pairs, as a list of drops', () => {
    const faults = (drops: string) =>
      judgeLedger(networkOf('london-2025'), situationOf('london-2025', `at=victoria&drops=${drops}`).position.drops)
        .faults.flat()
        .map(({ clause }) => clause);
    expect(faults('northern:edgware,northern:mill-hill-east')).toEqual(['gug-13.3']);
    expect(faults('northern:edgware,northern:morden')).toEqual([]);
  });

  test('6.1: 33 cl are 12 sips, 38 cl are 14', () => {
    expect([33, 38].map((bottle) => sipsInBottle(bottle, DEFAULT_RULINGS))).toEqual([12, 14]);
  });
});

describe('Victoria, a 4: "Victoria line to Warren Street, then back on the Northern"', () => {
  test('not legal: step 3, counted from 0, turns back at Warren Street, which has one dot', () => {
    const { outcome, findings, sips, drop } = ask('london-2025', STORY);
    expect(outcome).toBe('illegal');
    expect(findings.filter(({ effect }) => effect === 'breaks')).toEqual([
      {
        clause: 'gug-10.2',
        rulings: ['R2'],
        effect: 'breaks',
        reason: 'return-few-dots',
        step: 3,
        data: { station: 'warren-street', other: 'goodge-street', line: 'northern', otherLine: 'victoria', count: 1 },
      },
    ]);
    expect([sips.total, drop.allowed]).toEqual([0, 'none']);
  });

  test('with only 180 degrees as a return it is a change at a junction, and there is nothing to drink or to drop', () => {
    const verdict = ask('london-2025', STORY, { rulings: { R2: 'only-180' } });
    expect([verdict.outcome, broken(verdict), verdict.sips.total, verdict.drop.allowed]).toEqual([
      'legal',
      [],
      0,
      'none',
    ]);
  });

  test('on the board of 2003 it is the same', () => {
    expect(broken(ask('london-2003', STORY))).toEqual(['10.2 return-few-dots @3 R2']);
  });
});
