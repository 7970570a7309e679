import { describe, expect, test } from 'vitest';
import { countRoutes, legalEnds } from '../../../src/games/gug/moves.ts';
import { placesAhead, routeTo, waysThere } from '../../../src/games/gug/route-to.ts';
import { explore, exploreUpTo } from '../../../src/games/gug/reach.ts';
import { makeRoute } from '../../../src/games/gug/notation.ts';
import type { LineId, StationId } from '../../../src/games/gug/board-data.ts';
import type { Rulings } from '../../../src/games/gug/rulings.ts';
import { ask, networkOf, situationOf } from './ask.ts';

/** The legal ends in short: `brixton 1 yes`, with the changes where there are any. */
function endsOf(query: string, rulings: Partial<Rulings> = {}): readonly string[] {
  const { position, dice } = situationOf('london-2025', query);
  return legalEnds(networkOf('london-2025', query, { rulings }), position, dice)
    .map(({ at, sips, drop, changes }) => `${at} ${sips} ${drop}${changes > 0 ? `, ${changes} changes` : ''}`)
    .toSorted();
}

describe('legal ends', () => {
  test.each([
    {
      say: 'one way out of Heathrow',
      query: 'at=heathrow&die=1',
      ends: ['hounslow-west 0 none'],
    },
    {
      say: 'Victoria, a 1: its neighbours, each without a change',
      query: 'at=victoria&die=1',
      ends: ['green-park 1 none', 'pimlico 0 none', 'sloane-square 0 none', 'st-jamess-park 0 none'],
    },
    {
      say: 'Victoria, a 1, come from Pimlico: not back',
      query: 'at=victoria&from=pimlico&by=victoria&die=1',
      ends: ['green-park 1 none', 'sloane-square 0 none', 'st-jamess-park 0 none'],
    },
    {
      say: 'out of Brixton, a 1: three ways at Stockwell',
      query: 'at=brixton&die=1',
      ends: ['clapham-north 0 none, 1 changes', 'oval 0 none, 1 changes', 'vauxhall 0 none'],
    },
    {
      say: 'Stockwell, a 1: an end stops the move, with a point to drink',
      query: 'at=stockwell&die=1',
      ends: ['brixton 1 yes', 'clapham-common 0 none', 'kennington 0 none', 'pimlico 0 none'],
    },
    {
      say: 'a drop that is barred is named so',
      query: 'at=stockwell&die=1&drops=victoria:brixton',
      ends: ['brixton 1 no', 'clapham-common 0 none', 'kennington 0 none', 'pimlico 0 none'],
    },
    {
      say: 'an end that two lines lead to, by the one without a change',
      query: 'at=south-harrow&die=4',
      ends: [
        'chiswick-park 0 none, 1 changes',
        'ealing-broadway 3 yes, 1 changes',
        'turnham-green 2 none',
        'uxbridge 2 yes',
      ],
    },
    {
      say: '16.4: no further than may be, and not to Leicester Square a third time',
      query:
        'at=covent-garden&die=6&leicester=2&works=leicester-square~piccadilly-circus,leicester-square~charing-cross,leicester-square~tottenham-court-road,holborn~chancery-lane,holborn~tottenham-court-road,holborn~russell-square',
      ends: ['holborn 1 none'],
    },
    {
      say: '2.2, R18: out of a junction by its open half alone',
      query: 'at=bank&die=1&works=bank',
      ends: ['cannon-street 1 none', 'tower-hill 1 none'],
    },
    {
      say: '2.2, R18: out of one that is closed as a whole by either half',
      query: 'at=bank&die=1&works=bank,monument',
      ends: [
        'cannon-street 1 none',
        'liverpool-street 1 none',
        'london-bridge 1 none',
        'moorgate 2 none',
        'st-pauls 0 none',
        'tower-hill 1 none',
        'waterloo 3 no',
      ],
    },
    {
      say: 'either of two dice',
      query: 'at=heathrow&die=1,2',
      ends: ['hounslow-east 0 none', 'hounslow-west 0 none'],
    },
    {
      say: 'a double is one die',
      query: 'at=heathrow&die=2,2',
      ends: ['hounslow-east 0 none'],
    },
    {
      say: 'Leicester Square',
      query: 'at=covent-garden&die=1',
      ends: ['holborn 1 none', 'leicester-square 1 none'],
    },
    { say: 'a third time is none', query: 'at=covent-garden&die=1&leicester=2', ends: ['holborn 1 none'] },
    {
      say: 'as far as is legal, where works cut the way short',
      query: 'at=vauxhall&from=stockwell&by=victoria&die=2&works=victoria~pimlico',
      ends: ['pimlico 0 none'],
    },
    {
      say: 'nobody can move: the place itself',
      query: 'at=pimlico&die=6&works=victoria~pimlico,pimlico~vauxhall',
      ends: ['pimlico 0 none'],
    },
  ])('$say', ({ query, ends }) => {
    expect(endsOf(query)).toEqual(ends);
  });

  test('an end that two lines lead to is reached without a change from either', () => {
    for (const query of ['at=south-harrow&die=4', 'at=west-harrow&die=4']) {
      const uxbridge = endsOf(query).filter((end) => end.startsWith('uxbridge'));
      expect(uxbridge).toEqual([expect.not.stringContaining('changes')]);
    }
  });

  test('12.4: points are left at an end station', () => {
    const { position, dice } = situationOf('london-2025', 'at=stockwell&die=1');
    const ends = legalEnds(networkOf('london-2025'), position, dice);
    expect(ends.map(({ at, left }) => `${at} ${left}`).toSorted()).toEqual([
      'brixton 1',
      'clapham-common 0',
      'kennington 0',
      'pimlico 0',
    ]);
  });

  test('a search that goes another way than the judge is a fault, and is said', () => {
    const { position, dice } = situationOf('london-2025', 'at=victoria&die=1');
    const network = networkOf('london-2025', '');
    let asked = 0;
    const hopsFrom = (at: StationId) => ((asked += 1) === 1 ? network.hopsFrom(at) : []);
    expect(() => legalEnds({ ...network, hopsFrom }, position, dice)).toThrow(
      /^search and judge disagree: \{"position":\{"at":"victoria",.*"die":1,"route":\[\{/,
    );
  });

  test('R6, the other reading: every station on the way', () => {
    expect(endsOf('at=heathrow&die=2', { R6: 'early' })).toEqual([
      'hatton-cross 0 none',
      'hounslow-central 0 none',
      'hounslow-east 0 none',
      'hounslow-west 0 none',
    ]);
  });

  test.each([
    { query: 'at=victoria&die=1', routes: 6 },
    { query: 'at=brixton&die=1', routes: 3 },
    { query: 'at=heathrow&die=4', routes: 1 },
    { query: 'at=pimlico&die=6&works=victoria~pimlico,pimlico~vauxhall', routes: 1 },
  ])('$query: $routes routes', ({ query, routes }) => {
    const { position, dice } = situationOf('london-2025', query);
    expect(countRoutes(networkOf('london-2025', query), position, dice[0]!)).toBe(routes);
  });
});

describe('where a turn can still end', () => {
  test.each([
    {
      say: 'from an end station on, where the last turn ended',
      query: 'at=brixton&from=stockwell&by=victoria&die=1',
      ends: 3,
    },
    {
      say: 'nowhere, once an end station is reached (12.1)',
      query: 'at=stockwell&die=3&route=victoria:brixton',
      ends: 0,
    },
    { say: 'nowhere, with no point left', query: 'at=victoria&die=1&route=victoria:green-park', ends: 0 },
    {
      say: 'nowhere, beyond the last point',
      query: 'at=victoria&die=1&route=victoria:green-park,victoria:oxford-circus',
      ends: 0,
    },
  ])('$say', ({ query, ends }) => {
    const { position, dice, route } = situationOf('london-2025', query);
    expect(placesAhead(networkOf('london-2025'), position, dice, route).size).toBe(ends);
  });
});

describe('the way to a far station', () => {
  function way(query: string, to: string, by: readonly string[] = [], isTapped = false): string | undefined {
    const { position, dice, route } = situationOf('london-2025', query);
    const network = networkOf('london-2025', query);
    const found = routeTo(network, position, dice[0]!, route, to as StationId, by as LineId[], isTapped);
    return found && makeRoute(found);
  }

  test.each(['district', 'circle'])('stays on the line by which one came, where two lead there alike: %s', (line) => {
    const ridden = `${line}:westminster`;
    expect(way(`at=st-jamess-park&die=2&route=${ridden}`, 'embankment')).toBe(`${ridden},${line}:embankment`);
    expect(way('at=westminster&die=1', 'embankment', [line])).toBe(`${line}:embankment`);
    expect(way('at=westminster&die=1', 'embankment')).toMatch(/^(district|circle):embankment$/);
  });

  test.each([
    {
      say: "the Victoria line to Euston's Victoria dot",
      query: 'at=goodge-street&die=2&route=northern:warren-street',
      by: ['victoria'],
      route: 'northern:warren-street,victoria:euston',
    },
    {
      say: "the Northern line to Euston's Northern dot, though one came by the Victoria",
      query: 'at=oxford-circus&die=2&route=victoria:warren-street',
      by: ['northern'],
      route: 'victoria:warren-street,northern:euston',
    },
    {
      say: 'no line by which it would be longer',
      query: 'at=camden-town&die=4',
      by: ['victoria'],
      route: 'northern:euston',
    },
    {
      say: 'no line that may not be taken: one dot at Warren Street, and the way back',
      query: 'at=euston&die=2&route=victoria:warren-street',
      by: ['northern'],
      route: undefined,
    },
  ])('by the line of the dot that was tapped: $say', ({ query, by, route }) => {
    const { route: ridden } = situationOf('london-2025', query);
    const found = way(query, 'euston', by);
    // Where none is legal the shortest is shown, so that the judge can say what is wrong with it.
    if (route !== undefined) expect(found).toBe(route);
    else expect(found).toBe(`${makeRoute(ridden)},victoria:euston`);
  });

  const straight = (line: string, ...stations: readonly string[]) => stations.map((to) => `${line}:${to}`).join();

  test.each([
    {
      say: 'on one line, at the start of a game too',
      query: 'at=kings-cross-st-pancras&die=4',
      to: 'leicester-square',
      route: straight('piccadilly', 'russell-square', 'holborn', 'covent-garden', 'leicester-square'),
    },
    {
      say: 'on one line, though over two it would be nearer',
      query: 'at=turnham-green&from=hammersmith-district-piccadilly&by=piccadilly&die=4',
      to: 'acton-town',
      route: 'piccadilly:acton-town',
    },
    {
      say: 'on the line by which one came, though another has fewer stations',
      query: 'at=baker-street&from=bond-street&by=jubilee&die=6',
      to: 'finchley-road',
      route: straight('jubilee', 'st-johns-wood', 'swiss-cottage', 'finchley-road'),
    },
    {
      say: 'directly, where nothing is remembered',
      query: 'at=baker-street&die=6',
      to: 'finchley-road',
      route: 'metropolitan:finchley-road',
    },
    {
      say: 'far beyond the die, on one line all the way',
      query: 'at=kings-cross-st-pancras&die=1',
      to: 'leicester-square',
      route: straight('piccadilly', 'russell-square', 'holborn', 'covent-garden', 'leicester-square'),
    },
  ])('is the one that people take: $say', ({ query, to, route }) => {
    expect(way(query, to)).toBe(route);
  });

  test('a tap on the next station is one step, whatever line one came by', () => {
    const query = 'at=baker-street&from=bond-street&by=jubilee&die=6';
    expect(way(query, 'finchley-road', [], true)).toBe('metropolitan:finchley-road');
    // What is next but may not be taken is shown as such.
    expect(way('at=victoria&from=pimlico&by=victoria&die=1', 'pimlico', [], true)).toBe('victoria:pimlico');
    expect(way('at=victoria&die=4', 'warren-street', [], true)).toBe(way('at=victoria&die=4', 'warren-street'));
  });

  test.each([
    {
      say: 'two lines of arrival, the straight one first',
      query: 'at=kings-cross-st-pancras&die=4',
      to: 'leicester-square',
      ways: ['piccadilly 1 sip, 0 changes, 0 left', 'northern 1 sip, 2 changes, 0 left'],
    },
    {
      say: 'on from what is ridden, where going on by another line is a change',
      query: 'at=kings-cross-st-pancras&die=4&route=piccadilly:russell-square,piccadilly:holborn',
      to: 'leicester-square',
      ways: ['piccadilly 1 sip, 0 changes, 0 left', 'northern 1 sip, 2 changes, 0 left'],
    },
    {
      say: 'none where the points are not enough, and none back from an end',
      query: 'at=victoria&die=1',
      to: 'warren-street',
      ways: [],
    },
    {
      say: 'none behind an end station',
      query: 'at=stockwell&die=3&route=victoria:brixton',
      to: 'stockwell',
      ways: [],
    },
    {
      say: 'none beyond the last point',
      query: 'at=victoria&die=1&route=victoria:green-park',
      to: 'victoria',
      ways: [],
    },
    {
      say: 'either of two dice',
      query: 'at=victoria&die=1,2',
      to: 'oxford-circus',
      ways: ['victoria 1 sip, 0 changes, 0 left'],
    },
  ])('the ways to end there: $say', ({ query, to, ways }) => {
    const { position, dice, route } = situationOf('london-2025', query);
    const found = waysThere(networkOf('london-2025', query), position, dice, route, to as StationId);
    expect(
      found.map((end) => `${end.route.at(-1)!.line} ${end.sips} sip, ${end.changes} changes, ${end.left} left`),
    ).toEqual(ways);
  });

  test.each([
    {
      say: 'the direct one',
      query: 'at=victoria&die=3',
      to: 'warren-street',
      route: 'victoria:green-park,victoria:oxford-circus,victoria:warren-street',
    },
    {
      say: 'on from what is tapped already',
      query: 'at=victoria&die=3&route=victoria:green-park',
      to: 'warren-street',
      route: 'victoria:green-park,victoria:oxford-circus,victoria:warren-street',
    },
    {
      say: 'over a change, where one is needed',
      query: 'at=brixton&die=2',
      to: 'clapham-common',
      route: 'victoria:stockwell,northern:clapham-north,northern:clapham-common',
    },
    {
      say: 'the legal one, though a shorter one turns back at Camden Town',
      query: 'at=chalk-farm&die=6',
      to: 'kentish-town',
      route:
        'northern:camden-town,northern:euston,northern:kings-cross-st-pancras,victoria:euston,northern:camden-town,northern:kentish-town',
    },
    {
      say: 'to the other half of a junction',
      query: 'at=st-pauls&die=1',
      to: 'monument',
      route: 'central:bank',
    },
    {
      say: 'an illegal one, where no other is',
      query: 'at=victoria&from=pimlico&by=victoria&die=1',
      to: 'pimlico',
      route: 'victoria:pimlico',
    },
    {
      say: 'one that is too long',
      query: 'at=victoria&die=1',
      to: 'stockwell',
      route: 'victoria:pimlico,victoria:vauxhall,victoria:stockwell',
    },
    ...['district', 'circle'].map((line) => ({
      say: `one that is too long, on the ${line} line all the way`,
      query: `at=victoria&die=1&route=${line}:st-jamess-park`,
      to: 'temple',
      route: ['st-jamess-park', 'westminster', 'embankment', 'temple'].map((at) => `${line}:${at}`).join(),
    })),
    {
      say: 'one that is too long, on the line it began with',
      query: 'at=south-harrow&die=1',
      to: 'ruislip-manor',
      route: 'piccadilly:rayners-lane,piccadilly:eastcote,piccadilly:ruislip-manor',
    },
    { say: 'none to where one stands', query: 'at=victoria&die=1', to: 'victoria', route: undefined },
    {
      say: 'none where no line leads',
      query: 'at=victoria&die=1&works=hatton-cross~heathrow',
      to: 'heathrow',
      route: undefined,
    },
  ])('$say: to $to', ({ query, to, route }) => {
    expect(way(query, to)).toBe(route);
  });

  test('what it finds beyond the rules, the judge names', () => {
    const route = way('at=victoria&die=1', 'stockwell')!;
    expect(ask('london-2025', `at=victoria&die=1&route=${route}`).findings.map(({ reason }) => reason)).toContain(
      'too-many-steps',
    );
  });
});

test('12.1: what few points reach, on the way of more, is what they reach alone', () => {
  const network = networkOf('london-2025');
  const start = { at: 'clapham-north' as StationId, touched: true, leicester: 0 };
  const reach = exploreUpTo(network, start, [null], 4);
  for (const points of [1, 2, 3, 4]) expect(reach(points)).toEqual(explore(network, start, [null], points));
  expect(reach(4)).toMatchObject({ isWhole: true, length: 4 });
});
