import { describe, expect, test } from 'vitest';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { judgeTurn } from '../../../src/games/gug/turn.ts';
import { ask, check, networkOf, type Row, situationOf } from './ask.ts';

const eyes: readonly Row[] = [
  { clause: '8.1', say: 'a 1 is one station', ask: 'at=victoria&die=1&route=victoria:pimlico', is: 'legal' },
  {
    clause: '8.1',
    say: 'a 3 is three stations',
    ask: 'at=victoria&die=3&route=victoria:green-park,victoria:oxford-circus,victoria:warren-street',
    is: 'legal',
    sips: 1,
  },
  {
    clause: '8.1',
    say: 'a 2 is two stations, along the Central',
    ask: 'at=oxford-circus&die=2&route=central:bond-street,central:marble-arch',
    is: 'legal',
  },
  {
    clause: '8.1',
    say: 'a second station on a 1',
    ask: 'at=victoria&die=1&route=victoria:green-park,victoria:oxford-circus',
    is: 'illegal',
    breaks: ['8.1 too-many-steps @1'],
  },
  {
    clause: '8.1',
    say: 'two stations too many are one fault, where it begins',
    ask: 'at=victoria&die=1&route=victoria:green-park,victoria:oxford-circus,victoria:warren-street',
    is: 'illegal',
    breaks: ['8.1 too-many-steps @1'],
  },
  {
    clause: '8.1',
    say: 'a third station on a doubled 1',
    ask: 'at=brixton&die=1&route=victoria:stockwell,victoria:vauxhall,victoria:pimlico',
    is: 'illegal',
    breaks: ['8.1 too-many-steps @2'],
  },
];

const stations: readonly Row[] = [
  {
    clause: '8.2',
    say: 'the Metropolitan passes the stations where it does not call',
    ask: 'at=wembley-park&die=1&route=metropolitan:finchley-road,metropolitan:baker-street',
    is: 'legal',
    sips: 2,
  },
  {
    clause: '8.2',
    say: 'Monument to Bank inside the junction costs nothing',
    ask: 'at=cannon-street&die=2&route=district:monument,central:liverpool-street',
    is: 'legal',
    keeps: ['10.3 change-at-junction @1 R4 R18'],
    sips: 1,
  },
  {
    clause: '8.2',
    say: 'the Piccadilly goes from Acton Town to Turnham Green in one',
    ask: 'at=acton-town&die=1&route=piccadilly:turnham-green,piccadilly:hammersmith-district-piccadilly',
    is: 'legal',
    sips: 2,
  },
  {
    clause: '8.2',
    say: 'the District calls at Chiswick Park between them',
    ask: 'at=acton-town&die=1&route=district:turnham-green,district:stamford-brook',
    is: 'illegal',
    breaks: ['8.2 not-next @0'],
  },
  {
    clause: '8.2',
    say: 'Pimlico to Green Park leaves Victoria out',
    ask: 'at=pimlico&die=1&route=victoria:green-park,victoria:oxford-circus',
    is: 'illegal',
    breaks: ['8.2 not-next @0'],
  },
  {
    clause: '8.2',
    say: 'the Metropolitan does not call at Neasden',
    ask: 'at=wembley-park&die=1&route=metropolitan:neasden',
    is: 'illegal',
    breaks: ['8.2 line-not-here @0'],
  },
  {
    clause: '8.2',
    say: 'a walk from Bank to Monument is no step',
    ask: 'at=bank&die=1&route=central:monument',
    is: 'illegal',
    breaks: ['8.2 not-next @0'],
  },
  {
    clause: '8.2',
    say: 'nor is the street from White City to Wood Lane',
    ask: 'at=white-city&die=1&route=central:wood-lane,circle:latimer-road',
    is: 'illegal',
    breaks: ['8.2 line-not-here @0'],
  },
  {
    clause: '8.2',
    say: 'every step that leads nowhere is named',
    ask: 'at=pimlico&die=2&route=victoria:green-park,central:pimlico,victoria:brixton',
    is: 'illegal',
    breaks: ['8.2 not-next @0', '8.2 line-not-here @1', '8.2 not-next @2'],
  },
];

const inside: readonly Row[] = [
  {
    clause: '8.3',
    say: 'Paddington (H&C) is joined to the loop',
    ask: 'at=paddington-hc&die=1&route=circle:royal-oak',
    is: 'legal',
    keeps: ['8.3 points-inside R8'],
  },
  {
    clause: '8.3',
    say: "Regent's Park lies inside",
    ask: 'at=regents-park&die=1&route=bakerloo:baker-street',
    is: 'legal',
    keeps: ['8.3 points-inside R8'],
    sips: 2,
  },
  {
    clause: '8.3',
    say: 'Bank is on it, being one with Monument',
    ask: 'at=bank&die=1&route=central:st-pauls',
    is: 'legal',
    keeps: ['8.3 points-inside R8'],
  },
  {
    clause: '8.3',
    say: "from King's Cross a 2 is two stations",
    ask: 'at=kings-cross-st-pancras&die=2&route=victoria:euston,victoria:warren-street,victoria:oxford-circus',
    is: 'illegal',
    breaks: ['8.1 too-many-steps @2'],
  },
  {
    clause: '8.3',
    say: 'from Aldgate a 1 is one station',
    ask: 'at=aldgate&die=1&route=metropolitan:liverpool-street,metropolitan:moorgate',
    is: 'illegal',
    breaks: ['8.1 too-many-steps @1'],
  },
  {
    clause: '8.3',
    say: 'from Monument out of the loop a 1 is one station',
    ask: 'at=monument&die=1&route=district:tower-hill,district:aldgate-east',
    is: 'illegal',
    breaks: ['8.1 too-many-steps @1'],
  },
];

const outside: readonly Row[] = [
  {
    clause: '8.4',
    say: 'Euston lies outside, also when the move leads inside',
    ask: 'at=euston&die=1&route=victoria:warren-street,victoria:oxford-circus',
    is: 'legal',
    keeps: ['8.4 points-outside R8'],
    sips: 1,
  },
  {
    clause: '8.4',
    say: 'the tail to Hammersmith is no part of the loop',
    ask: 'at=hammersmith-hc&die=1&route=circle:goldhawk-road,circle:shepherds-bush-market',
    is: 'legal',
    keeps: ['8.4 points-outside R8'],
  },
  {
    clause: '8.4',
    say: "Earl's Court lies outside",
    ask: 'at=earls-court&die=1&route=district:gloucester-road,district:south-kensington',
    is: 'legal',
    keeps: ['8.4 points-outside R8'],
    sips: 2,
  },
  {
    clause: '8.4',
    say: 'Waterloo: twice the die and no more',
    ask: 'at=waterloo&die=1&route=bakerloo:embankment,bakerloo:charing-cross,bakerloo:piccadilly-circus',
    is: 'illegal',
    breaks: ['8.1 too-many-steps @2'],
  },
  {
    clause: '8.4',
    say: 'Aldgate East: twice the die and no more',
    ask: 'at=aldgate-east&die=1&route=district:tower-hill,district:monument,district:cannon-street',
    is: 'illegal',
    breaks: ['8.1 too-many-steps @2'],
  },
  {
    clause: '8.4',
    say: 'Royal Oak: twice the die and no more',
    ask: 'at=royal-oak&die=1&route=circle:paddington-hc,circle:edgware-road-circle,circle:baker-street',
    is: 'illegal',
    breaks: ['8.1 too-many-steps @2'],
  },
];

describe('the points of a turn', () => {
  test.each([...eyes, ...stations, ...inside, ...outside])('$clause: $say', check);

  test.each([
    { at: 'victoria', die: 5, total: 5 },
    { at: 'oxford-circus', die: 6, total: 6 },
    { at: 'hammersmith-hc', die: 4, total: 8 },
    { at: 'heathrow', die: 6, total: 12 },
  ])('8.1-8.4: $die thrown at $at are $total points', ({ at, die, total }) => {
    expect(ask('london-2025', `at=${at}&die=${die}`).points).toEqual({ die, total, used: 0 });
  });

  test.each([
    { say: 'no die', dice: [], at: 'victoria', fault: 'dice: ' },
    { say: 'no eyes', dice: [0], at: 'victoria', fault: 'dice: 0' },
    { say: 'seven eyes', dice: [3, 7], at: 'victoria', fault: 'dice: 3,7' },
    { say: 'half an eye', dice: [1.5], at: 'victoria', fault: 'dice: 1.5' },
    { say: 'no station of the board', dice: [1], at: 'neasden-2', fault: 'position: neasden-2' },
  ])('what no table can have is no play: $say', ({ dice, at, fault }) => {
    const position = { ...situationOf('london-2025', 'at=victoria').position, at: at as StationId };
    const judged = () => judgeTurn(networkOf('london-2025'), position, { dice, route: [] });
    expect(judged).toThrow(new RangeError(fault));
  });
});
