import { describe, expect, test } from 'vitest';
import { ask, broken, check, type Row } from './ask.ts';

const pointsLeft: readonly Row[] = [
  {
    clause: '12.4',
    say: 'two stations from Brixton, outside, a 5: 8 sips',
    ask: 'at=vauxhall&die=5&route=victoria:stockwell,victoria:brixton',
    is: 'legal',
    sips: 8,
    sum: ['12.4 points-left +8'],
    drop: 'yes',
  },
  {
    clause: '12.4',
    say: 'two stations from Stanmore, a 6: 10 sips',
    ask: 'at=queensbury&die=6&route=jubilee:canons-park,jubilee:stanmore',
    is: 'legal',
    sips: 10,
    sum: ['12.4 points-left +10'],
    drop: 'yes',
  },
  {
    clause: '12.4',
    say: 'points left and dots at Waterloo',
    ask: 'at=bank&die=4&route=waterloo-city:waterloo',
    is: 'legal',
    sips: 6,
    sum: ['12.4 points-left +3', '16.1 dots +3'],
    drop: 'no',
  },
  {
    clause: '12.4',
    say: 'no point left, nothing to drink, and the drop stands',
    ask: 'at=vauxhall&die=1&route=victoria:stockwell,victoria:brixton',
    is: 'legal',
    sum: ['12.4 points-left +0'],
    drop: 'yes',
  },
  {
    clause: '12.4',
    say: 'not at an ordinary station',
    ask: 'at=brixton&die=1&route=victoria:stockwell,victoria:vauxhall',
    is: 'legal',
    sum: [],
  },
  {
    clause: '12.4',
    say: 'not where the line goes on: the Central at Stratford',
    ask: 'at=bethnal-green&die=1&route=central:mile-end,central:stratford',
    is: 'legal',
    sips: 2,
    sum: ['16.1 dots +2'],
  },
  {
    clause: '12.4',
    say: 'not while a point is still to be used',
    ask: 'at=pimlico&die=2&route=victoria:vauxhall,victoria:stockwell',
    is: 'incomplete',
    sum: [],
  },
];

const anyway: readonly Row[] = [
  {
    clause: '14.2',
    say: 'Kensington (Olympia) stops and costs sips, and drops nothing',
    ask: 'at=earls-court&die=2&route=district:kensington-olympia',
    is: 'legal',
    sips: 3,
    drop: 'no',
    why: ['13.1 drop-near R9'],
  },
  {
    clause: '14.2',
    say: 'so does a Brixton used before',
    ask: 'at=stockwell&die=2&drops=victoria:brixton&route=victoria:brixton',
    is: 'legal',
    sips: 3,
    drop: 'no',
    why: ['13.2 drop-used'],
  },
  {
    clause: '14.2',
    say: 'so does Morden before the loop is touched',
    ask: 'at=south-wimbledon&die=3&touched=0&route=northern:morden',
    is: 'legal',
    sips: 5,
    drop: 'no',
    why: ['14.1 drop-untouched R13'],
  },
  {
    clause: '14.2',
    say: 'on from Waterloo, where nothing can be dropped',
    ask: 'at=bank&die=2&route=waterloo-city:waterloo,bakerloo:lambeth-north',
    is: 'illegal',
    breaks: ['12.1 after-end @1 R7 R23'],
  },
  {
    clause: '14.2',
    say: 'on from Kensington (Olympia)',
    ask: 'at=earls-court&die=1&route=district:kensington-olympia,district:earls-court',
    is: 'illegal',
    breaks: ['12.1 after-end @1 R7 R23'],
  },
  {
    clause: '14.2',
    say: 'on from Edgware Road, where the District ends',
    ask: 'at=bayswater&die=3&route=district:paddington,district:edgware-road-circle,circle:baker-street',
    is: 'illegal',
    breaks: ['12.1 after-end @2 R7 R23'],
  },
];

const dots: readonly Row[] = [
  {
    clause: '16.1',
    say: 'Baker Street has two',
    ask: 'at=regents-park&die=1&route=bakerloo:baker-street',
    is: 'legal',
    sips: 2,
    sum: ['16.1 dots +2'],
  },
  {
    clause: '16.1',
    say: 'Bank and Monument together three',
    ask: 'at=cannon-street&die=1&route=district:monument',
    is: 'legal',
    sips: 3,
    sum: ['16.1 dots +3'],
  },
  {
    clause: '16.1',
    say: 'both Paddingtons together three',
    ask: 'at=westbourne-park&die=1&route=circle:royal-oak,circle:paddington-hc',
    is: 'legal',
    sips: 3,
    sum: ['16.1 dots +3'],
  },
  {
    clause: '16.1',
    say: "King's Cross St Pancras had three in 2003",
    on: 'london-2003',
    ask: 'at=russell-square&die=1&route=piccadilly:kings-cross-st-pancras',
    is: 'legal',
    sips: 3,
  },
  {
    clause: '16.1',
    say: 'Sloane Square has ticks',
    ask: 'at=victoria&die=1&route=circle:sloane-square',
    is: 'legal',
    sum: [],
  },
  {
    clause: '16.1',
    say: "Camden Town's circle is of one line",
    ask: 'at=chalk-farm&from=belsize-park&by=northern&die=1&route=northern:camden-town,northern:mornington-crescent',
    is: 'legal',
    sum: [],
  },
  {
    clause: '16.1',
    say: 'dots that are only passed cost nothing',
    ask: 'at=oxford-circus&die=2&route=bakerloo:piccadilly-circus,bakerloo:charing-cross',
    is: 'legal',
    sips: 1,
    sum: ['16.1 dots +1'],
  },
];

describe('arriving', () => {
  test.each([...pointsLeft, ...anyway, ...dots])('$clause: $say', check);

  test('12.5: what the player then is: at the end, come by its line, nothing dropped yet', () => {
    const { after } = ask(
      'london-2025',
      'at=stockwell&die=1&drops=jubilee:stanmore&leicester=1&route=victoria:brixton',
    );
    expect(after).toEqual({
      at: 'brixton',
      came: { from: 'stockwell', by: 'victoria' },
      drops: [{ station: 'stanmore', line: 'jubilee' }],
      touched: true,
      leicester: 1,
    });
  });

  test('an illegal turn and one that is not over cost nothing, and lead nowhere', () => {
    const illegal = ask('london-2025', 'at=stockwell&die=1&route=victoria:brixton,victoria:stockwell');
    const unfinished = ask('london-2025', 'at=victoria&die=2&route=victoria:green-park');
    for (const { sips, after, drop } of [illegal, unfinished]) {
      expect({ sips, after, drop }).toEqual({
        sips: { total: 0, terms: [] },
        after: undefined,
        drop: { allowed: 'none', findings: [], places: [], isForced: false },
      });
    }
    expect(broken(unfinished)).toEqual([]);
  });
});
