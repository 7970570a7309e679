import { describe, expect, test } from 'vitest';
import { ask, check, type Row } from './ask.ts';

const passed: readonly Row[] = [
  {
    clause: '2.2, 10.1',
    say: 'a closed station that was passed on the way is no reason to forget it',
    ask: 'at=green-park&from=pimlico&by=victoria&die=1&works=victoria&route=victoria:pimlico',
    is: 'illegal',
    breaks: ['10.1 return-same-line @0 R1'],
  },
  {
    clause: '2.2, 8.2',
    say: 'to the closed half of a junction, though the line calls at the open one too',
    ask: 'at=bayswater&die=1&works=paddington&route=circle:paddington',
    is: 'illegal',
    breaks: ['2.2 station-closed @0 R20'],
  },
  {
    clause: '2.2, 8.2',
    say: 'and from it',
    ask: 'at=paddington&die=1&works=paddington&route=circle:bayswater',
    is: 'illegal',
    breaks: ['2.2 station-closed @0 R20'],
  },
  {
    clause: '8.2',
    say: 'from afar it is not next, since the other half is open',
    ask: 'at=westminster&die=1&works=paddington&route=circle:paddington',
    is: 'illegal',
    breaks: ['8.2 not-next @0'],
  },
  {
    clause: '2.2',
    say: 'a closed Victoria is passed at no cost',
    ask: 'at=pimlico&die=1&works=victoria&route=victoria:green-park,victoria:oxford-circus',
    is: 'legal',
    sips: 1,
  },
  {
    clause: '2.2',
    say: 'two closed stations in a row',
    ask: 'at=vauxhall&die=1&works=pimlico,victoria&route=victoria:green-park,victoria:oxford-circus',
    is: 'legal',
    sips: 1,
  },
  {
    clause: '2.2',
    say: 'a stretch closed elsewhere changes nothing',
    ask: 'at=green-park&die=1&works=victoria~pimlico&route=victoria:victoria',
    is: 'legal',
    sips: 2,
  },
  {
    clause: '2.2',
    say: 'stopping at a closed station',
    ask: 'at=pimlico&die=1&works=victoria&route=victoria:victoria,victoria:green-park',
    is: 'illegal',
    breaks: ['2.2 station-closed @0 R20'],
  },
  {
    clause: '2.2',
    say: 'changing at a closed station',
    ask: 'at=green-park&die=2&works=victoria&route=victoria:victoria,district:sloane-square',
    is: 'illegal',
    breaks: ['2.2 station-closed @0 R20'],
  },
  {
    clause: '2.2',
    say: 'travelling a closed stretch, named from either side',
    ask: 'at=pimlico&die=1&works=victoria~pimlico&route=victoria:victoria,victoria:green-park',
    is: 'illegal',
    breaks: ['2.2 stretch-closed @0 R20'],
  },
  {
    clause: '2.2',
    say: 'a closed stretch is closed on every line between its stations',
    ask: 'at=temple&die=1&works=embankment~temple&route=district:embankment',
    is: 'illegal',
    breaks: ['2.2 stretch-closed @0 R20'],
  },
  {
    clause: '2.2',
    say: 'no turning back inside a closed station: Camden Town',
    ask: 'at=chalk-farm&die=1&works=camden-town&route=northern:kentish-town,northern:tufnell-park',
    is: 'illegal',
    breaks: ['8.2 not-next @0'],
  },
];

const joined: readonly Row[] = [
  {
    clause: '2.2',
    say: 'Bank closed, Monument open: the Northern passes',
    ask: 'at=moorgate&die=1&works=bank&route=northern:london-bridge',
    is: 'legal',
    sips: 1,
  },
  {
    clause: '2.2',
    say: 'Bank closed, Monument open: nobody boards the Central there',
    ask: 'at=cannon-street&die=2&works=bank&route=district:monument,central:liverpool-street',
    is: 'illegal',
    breaks: ['2.2 station-closed @1 R20'],
  },
  {
    clause: '2.2',
    say: 'Bank closed, Monument open: nobody gets off the Central there',
    ask: 'at=liverpool-street&die=1&works=bank&route=central:bank',
    is: 'illegal',
    breaks: ['2.2 station-closed @0 R20'],
  },
];

const noNewEnds: readonly Row[] = [
  {
    clause: '2.2',
    say: 'Pimlico is no end when the way to Victoria is closed',
    ask: 'at=vauxhall&die=1&works=victoria~pimlico&route=victoria:pimlico,victoria:vauxhall',
    is: 'illegal',
    breaks: ['10.1 return-same-line @1'],
  },
  {
    clause: '2.2',
    say: 'the player waits there',
    ask: 'at=vauxhall&from=stockwell&by=victoria&die=6&works=victoria~pimlico&route=victoria:pimlico',
    is: 'legal',
    keeps: ['11.1 as-far-as-legal R6'],
  },
  {
    clause: '2.2',
    say: 'a closed end is not arrived at, and its neighbour is no end: Stockwell',
    ask: 'at=vauxhall&die=1&works=brixton&route=victoria:stockwell,northern:clapham-north',
    is: 'legal',
    keeps: ['10.3 change-at-junction @1 R4'],
  },
];

const newEnds = { rulings: { R20: 'new-ends' } } as const;
const otherReading: readonly Row[] = [
  {
    clause: '2.2',
    say: 'the other reading: Pimlico is an end for the day',
    ask: 'at=vauxhall&die=3&works=victoria~pimlico&route=victoria:pimlico',
    house: newEnds,
    is: 'legal',
    keeps: ['12.1 arrives-end @0 R7 R23'],
    sips: 5,
    drop: 'no',
    why: ['13.1 drop-near R9'],
  },
  {
    clause: '2.2',
    say: 'the other reading: Stockwell is one while Brixton is closed',
    ask: 'at=vauxhall&die=2&works=brixton&route=victoria:stockwell',
    house: newEnds,
    is: 'legal',
    sips: 4,
    drop: 'yes',
    why: ['south'],
  },
  {
    clause: '2.2',
    say: 'the other reading: back out of it along the same line',
    ask: 'at=pimlico&from=vauxhall&by=victoria&die=1&works=victoria~pimlico&route=victoria:vauxhall,victoria:stockwell',
    house: newEnds,
    is: 'legal',
    keeps: ['10.1 return-from-end @0 R1'],
    sips: 1,
  },
];

describe('the works of the day', () => {
  test.each([...passed, ...joined, ...noNewEnds, ...otherReading])('$clause: $say', check);

  test('10.1: a stretch closed since one came by it is remembered', () => {
    const query = 'at=warren-street&from=oxford-circus&by=victoria&die=1&route=northern:goodge-street';
    const open = ask('london-2025', query);
    const closed = ask('london-2025', `${query}&works=oxford-circus~warren-street`);
    expect([open.outcome, closed.outcome]).toEqual(['illegal', 'illegal']);
  });
});
