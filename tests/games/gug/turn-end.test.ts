import { describe, test } from 'vitest';
import { check, type Row } from './ask.ts';

const turnsEnd: readonly Row[] = [
  {
    clause: '11.1',
    say: 'the last point is used',
    ask: 'at=pimlico&die=1&route=victoria:victoria,victoria:green-park',
    is: 'legal',
    keeps: ['11.1 all-points-used'],
    sips: 1,
  },
  {
    clause: '11.1',
    say: 'an end station ends it before',
    ask: 'at=stockwell&die=4&route=victoria:brixton',
    is: 'legal',
    keeps: ['12.1 arrives-end @0 R7 R23'],
    sips: 7,
    drop: 'yes',
  },
  {
    clause: '11.1',
    say: 'works leave no longer way: as far as is legal',
    ask: 'at=vauxhall&from=stockwell&by=victoria&die=2&works=victoria~pimlico&route=victoria:pimlico',
    is: 'legal',
    keeps: ['11.1 as-far-as-legal R6'],
  },
  {
    clause: '11.1',
    say: 'works leave no longer way, and not all of it is ridden',
    ask: 'at=vauxhall&from=stockwell&by=victoria&die=2&works=victoria~pimlico',
    is: 'incomplete',
    keeps: ['11.1 points-left R6'],
  },
  {
    clause: '11.1',
    say: 'works leave no way at all: nobody moves',
    ask: 'at=pimlico&from=vauxhall&by=victoria&die=3&works=victoria~pimlico',
    is: 'legal',
    keeps: ['11.1 as-far-as-legal R6'],
  },
  {
    clause: '11.1',
    say: 'nothing moved yet',
    ask: 'at=victoria&die=4',
    is: 'incomplete',
    keeps: ['11.1 points-left R6'],
  },
  {
    clause: '11.1',
    say: 'one point left at Oxford Circus',
    ask: 'at=victoria&die=3&route=victoria:green-park,victoria:oxford-circus',
    is: 'incomplete',
    keeps: ['11.1 points-left R6'],
  },
  {
    clause: '11.1',
    say: 'half a doubled die at Heathrow',
    ask: 'at=heathrow&die=1&route=piccadilly:hatton-cross',
    is: 'incomplete',
    keeps: ['11.1 points-left R6'],
  },
  {
    clause: '11.1',
    say: 'a dead end is no excuse while a longer way is open',
    ask: 'at=vauxhall&die=2&works=victoria~pimlico&route=victoria:pimlico',
    is: 'incomplete',
    keeps: ['11.1 no-way-on R6'],
  },
];

const ends: readonly Row[] = [
  {
    clause: '12.1',
    say: 'movement stops at Brixton, and an inhibition may go',
    ask: 'at=stockwell&die=1&route=victoria:brixton',
    is: 'legal',
    keeps: ['12.1 arrives-end @0 R7 R23'],
    sips: 1,
    drop: 'yes',
    why: ['south'],
  },
  {
    clause: '12.1',
    say: 'at Mill Hill East',
    ask: 'at=finchley-central&die=1&route=northern:mill-hill-east',
    is: 'legal',
    keeps: ['12.1 arrives-end @0 R7 R23'],
    sips: 1,
    drop: 'yes',
    why: ['north'],
  },
  {
    clause: '12.1',
    say: 'at Heathrow',
    ask: 'at=hounslow-west&die=1&route=piccadilly:hatton-cross,piccadilly:heathrow',
    is: 'legal',
    keeps: ['12.1 arrives-end @1 R7 R23'],
    drop: 'yes',
    why: ['heathrow'],
  },
  {
    clause: '12.1',
    say: 'the Central goes on at Stratford, where the Jubilee ends',
    ask: 'at=mile-end&die=1&route=central:stratford,central:leyton',
    is: 'legal',
  },
  {
    clause: '12.1',
    say: 'the Northern goes on at Elephant & Castle, where the Bakerloo ends',
    ask: 'at=kennington&die=1&route=northern:elephant-and-castle,northern:borough',
    is: 'legal',
  },
  {
    clause: '12.1',
    say: 'the District goes on at Barking, where the Hammersmith & City ends',
    ask: 'at=east-ham&die=1&route=district:barking,district:upney',
    is: 'legal',
  },
  {
    clause: '12.1',
    say: 'out of Brixton with the point that was left',
    ask: 'at=stockwell&die=1&route=victoria:brixton,victoria:stockwell',
    is: 'illegal',
    breaks: ['12.1 after-end @1 R7 R23'],
    keeps: ['10.1 return-from-end @1'],
  },
  {
    clause: '12.1',
    say: 'on from Elephant & Castle, reached by the Bakerloo',
    ask: 'at=lambeth-north&die=1&route=bakerloo:elephant-and-castle,northern:borough',
    is: 'illegal',
    breaks: ['12.1 after-end @1 R7 R23'],
  },
  {
    clause: '12.1',
    say: 'on from Stratford, reached by the Jubilee',
    ask: 'at=west-ham&die=1&route=jubilee:stratford,central:leyton',
    is: 'illegal',
    breaks: ['12.1 after-end @1 R7 R23'],
  },
  {
    clause: '12.1',
    say: 'on from Barking, reached by the Hammersmith & City',
    ask: 'at=east-ham&die=1&route=hammersmith-city:barking,district:upney',
    is: 'illegal',
    breaks: ['12.1 after-end @1 R7 R23'],
  },
];

const many: readonly Row[] = [
  {
    clause: '10.1, 10.2, 8.1',
    say: 'every fault is named, in the order of the steps',
    ask: 'at=victoria&from=pimlico&by=victoria&die=2&route=victoria:pimlico,victoria:victoria,victoria:green-park,jubilee:westminster',
    is: 'illegal',
    breaks: [
      '10.1 return-same-line @0 R1',
      '10.1 return-same-line @1',
      '8.1 too-many-steps @2',
      '10.2 return-few-dots @3 R2',
    ],
  },
  {
    clause: '10.3, 12.1',
    say: 'a change that is none, then on from an end',
    ask: 'at=moorgate&die=3&route=hammersmith-city:liverpool-street,metropolitan:aldgate,circle:tower-hill',
    is: 'illegal',
    breaks: ['12.1 after-end @2 R7 R23'],
    keeps: ['10.3 change-at-junction @1 R4', '10.3 change-adjacent @2 R4 R5'],
  },
  {
    clause: '8.2, 10.4, 10.1',
    say: 'a station left out, then back and forth at Acton Town',
    ask: 'at=north-ealing&die=2&route=piccadilly:acton-town,district:ealing-common,district:acton-town,piccadilly:south-ealing',
    is: 'illegal',
    breaks: ['8.2 not-next @0', '10.1 return-same-line @2', '10.4 no-return-here @2', '10.4 no-return-here @3 R2 R37'],
  },
];

describe('the end of a turn', () => {
  test.each([...turnsEnd, ...ends, ...many])('$clause: $say', check);
});
