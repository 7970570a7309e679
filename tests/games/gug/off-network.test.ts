import { describe, expect, test } from 'vitest';
import { ask, BOARDS, check, kept, networkOf, type Row, situationOf } from './ask.ts';
import { OTHER_RAILWAYS, type StationId } from '../../../src/games/gug/board-data.ts';
import { isBritishRailStation, isByBritishRail } from '../../../src/games/gug/british-rail.ts';
import { DEFAULT_RULINGS, type Rulings } from '../../../src/games/gug/rulings.ts';
import { parseSituation } from '../../../src/games/gug/situation.ts';

const railways: readonly Row[] = [
  {
    clause: '9.1',
    say: 'the Jubilee over the docks is Underground',
    ask: 'at=canary-wharf&die=1&route=jubilee:north-greenwich,jubilee:canning-town',
    is: 'legal',
  },
  {
    clause: '9.1',
    say: 'the East London line was Underground in 2003',
    on: 'london-2003',
    ask: 'at=whitechapel&die=1&route=east-london:shadwell,east-london:wapping',
    is: 'legal',
  },
  {
    clause: '9.1',
    say: 'the Circle runs through Blackfriars, whatever else calls there',
    ask: 'at=temple&die=1&route=circle:blackfriars',
    is: 'legal',
    sips: 1,
  },
  {
    clause: '9.1',
    say: 'the Docklands Light Railway from Bank',
    ask: 'at=bank&die=1&route=dlr:shadwell',
    is: 'penalty',
    breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17'],
    sips: 3,
  },
  {
    clause: '9.1',
    say: 'today the Overground runs where the East London line ran',
    ask: 'at=whitechapel&die=1&route=overground:wapping',
    is: 'penalty',
    breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17 R45'],
    sips: 3,
  },
  {
    clause: '9.1',
    say: 'British Rail from Farringdon',
    ask: 'at=farringdon&die=1&route=national-rail:city-thameslink',
    is: 'penalty',
    breaks: ['9.1 other-railway @0', '16.6 british-rail @0 R17'],
    sips: 12,
  },
];

const britishRail: readonly Row[] = [
  {
    clause: '16.6',
    say: 'ending at Fenchurch Street is one whole beer',
    ask: 'at=tower-hill&die=1&route=national-rail:fenchurch-street',
    is: 'penalty',
    breaks: ['9.1 other-railway @0', '16.6 british-rail @0 R17'],
    sips: 12,
    sum: ['16.6 british-rail +12'],
  },
  {
    clause: '16.6',
    say: 'a bottle of 38 cl is a larger one',
    ask: 'at=tower-hill&die=1&route=national-rail:fenchurch-street',
    house: { variation: { bottle: 38 } },
    is: 'penalty',
    breaks: ['9.1 other-railway @0', '16.6 british-rail @0 R17'],
    sips: 14,
  },
  {
    clause: '16.6',
    say: 'it goes before the DLR used on the way',
    ask: 'at=bank&die=3&route=dlr:shadwell,dlr:tower-gateway,national-rail:fenchurch-street',
    is: 'penalty',
    breaks: ['9.1 other-railway @0', '16.6 british-rail @2 R17'],
    sips: 12,
  },
  {
    clause: '16.6',
    say: 'British Rail on the way is not among the three sips of 16.7',
    ask: 'at=farringdon&die=3&route=national-rail:city-thameslink,national-rail:blackfriars,district:temple',
    is: 'penalty',
    breaks: ['9.1 other-railway @0', '16.6 british-rail-used @0 R17'],
    sips: 12,
  },
  {
    clause: '16.6',
    say: 'not for ending on the Underground at a great terminus',
    ask: 'at=green-park&die=1&route=victoria:victoria',
    is: 'legal',
    sips: 2,
  },
  {
    clause: '16.6',
    say: 'not for ending on the DLR',
    ask: 'at=bank&die=1&route=dlr:shadwell',
    is: 'penalty',
    breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17'],
    sips: 3,
  },
];

const others: readonly Row[] = [
  {
    clause: '16.7',
    say: 'the Elizabeth line from Stratford',
    ask: 'at=stratford&die=1&route=elizabeth:maryland',
    is: 'penalty',
    breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17 R45'],
    sips: 3,
    sum: ['16.7 other-railway +3'],
  },
  {
    clause: '16.7',
    say: 'the tram from Wimbledon',
    ask: 'at=wimbledon&die=1&route=tram:dundonald-road',
    is: 'penalty',
    breaks: ['9.1 other-railway @0', '16.7 penalty-other @0 R17'],
    sips: 3,
  },
  {
    clause: '16.7',
    say: 'the Overground on the way, ending on the Underground',
    ask: 'at=bermondsey&die=3&route=jubilee:canada-water,overground:rotherhithe,overground:wapping,overground:whitechapel,district:stepney-green',
    is: 'penalty',
    breaks: ['9.1 other-railway @1', '16.7 penalty-other @1 R17 R45'],
    sips: 3,
  },
  {
    clause: '16.7',
    say: 'what was broken before it is named as well',
    ask: 'at=liverpool-street&die=3&route=central:bank,central:liverpool-street,overground:hackney-downs',
    is: 'penalty',
    breaks: ['10.1 return-same-line @1', '9.1 other-railway @2', '16.7 penalty-other @2 R17 R45'],
    sips: 3,
  },
];

describe('railways that may not be used', () => {
  test.each([...railways, ...britishRail, ...others])('$clause: $say', check);

  test.each([
    { clause: '16.6', query: 'at=tower-hill&from=monument&by=district&die=4&route=national-rail:fenchurch-street' },
    { clause: '16.7', query: 'at=bank&from=st-pauls&by=central&die=4&touched=0&leicester=1&route=dlr:shadwell' },
  ])('$clause: the turn is lost, back to where it started', ({ query }) => {
    const verdict = ask('london-2025', query);
    expect(verdict.after).toEqual(situationOf('london-2025', query).position);
    expect(verdict.drop.allowed).toBe('none');
    expect(kept(verdict)).toEqual(['8.3 points-inside R8']);
  });

  test('16.8: the River Thames is no line', () => {
    const query = new URLSearchParams('at=westminster&die=1&route=thames:waterloo');
    expect(parseSituation(query, BOARDS).problems).toEqual([
      { part: 'route', text: 'thames:waterloo', why: 'unknown-line' },
    ]);
  });

  test.each([
    {
      clause: '16.8',
      say: 'under it by the Jubilee',
      ask: 'at=westminster&die=1&route=jubilee:waterloo',
      is: 'legal',
      sips: 3,
    },
    {
      clause: '16.8',
      say: 'under it by the Northern',
      ask: 'at=bank&die=1&route=northern:london-bridge',
      is: 'legal',
      sips: 1,
    },
    {
      clause: '16.8',
      say: 'under it by the Victoria',
      ask: 'at=vauxhall&die=1&route=victoria:pimlico,victoria:victoria',
      is: 'legal',
      sips: 2,
    },
  ] satisfies readonly Row[])('$clause: $say', check);
});

describe('16.6, R31: the stations under a terminus of the main line', () => {
  const network = (R31: Rulings['R31']) => networkOf('london-2025', '', { rulings: { R31 } });
  test.each(
    'blackfriars cannon-street charing-cross euston kings-cross-st-pancras liverpool-street london-bridge marylebone moorgate paddington paddington-hc victoria waterloo'.split(
      ' ',
    ),
  )('%s', (station) => {
    const isOne = (R31: Rulings['R31']) => isBritishRailStation(network(R31), station as StationId);
    expect([isOne('termini-too'), isOne('rail-alone')]).toEqual([true, false]);
  });

  test('no others', () => {
    const { board } = network('termini-too');
    const all = [...board.stations.keys()].filter((station) => isBritishRailStation(network('termini-too'), station));
    expect(all).toHaveLength(13);
  });
});

test('16.6, R45: which railways are British Rail', () => {
  const those = (R45: Rulings['R45']) =>
    OTHER_RAILWAYS.filter((line) => isByBritishRail({ ...DEFAULT_RULINGS, R45 }, { line, to: 'euston' as StationId }));
  expect([those('national-rail'), those('main-line-too')]).toEqual([
    ['national-rail'],
    ['national-rail', 'overground', 'elizabeth'],
  ]);
});
