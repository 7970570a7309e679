import { describe, expect, test } from 'vitest';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import type { GugState } from '../../../src/games/gug/play-state.ts';
import {
  begun,
  brief,
  calling,
  drinking,
  due,
  GAME,
  gameOf,
  moving,
  overruled,
  passing,
  play,
  rolling,
  seated,
  standing,
  tossing,
} from './table.ts';

const BRIXTON = 'victoria:stockwell,victoria:brixton';
/** Seat 0 stands somewhere with its die thrown. */
const at = (station: string, die = 1, over: Parameters<typeof standing>[3] = {}, game = GAME) =>
  play(game, standing(begun(), 0, station, over), [rolling(0, die)]);
/** No way leads on from Leicester Square. */
const SHUT_IN = {
  stations: [],
  stretches: ['piccadilly-circus', 'covent-garden', 'charing-cross', 'tottenham-court-road'].map(
    (next) => ['leicester-square', next] as [StationId, StationId],
  ),
};
const iconOf = (state: GugState, icon = 0) => state.seats[0]!.icons[icon]!.position!;
const move = (state: GugState, event: GugEvent, game = GAME) => play(game, state, [event]);

describe('a legal move', () => {
  test('12.4, 12.5: the sips are owed, and the drop waits for them', () => {
    const state = move(at('vauxhall', 5), moving(0, BRIXTON, { drop: true }));
    const drop = { station: 'brixton', line: 'victoria' };
    expect(state.seats[0]).toMatchObject({
      owed: 8,
      pending: [{ icon: 0, drop }],
      charges: [{ cause: 'arrival', sips: { total: 8 } }],
    });
    expect(iconOf(state)).toMatchObject({ at: 'brixton', drops: [drop], touched: false, leicester: 0 });
    const some = play(GAME, state, [passing(0), drinking(0, 7)]);
    expect(some.seats[0]).toMatchObject({ owed: 1, pending: [{ icon: 0 }] });
    expect(play(GAME, some, [drinking(0, 1)]).seats[0]).toMatchObject({
      owed: 0,
      pending: [],
      status: { is: 'playing' },
    });
  });

  test('12.4: with no points left the drop stands at once, and nothing is charged', () => {
    const state = move(at('vauxhall', 1), moving(0, BRIXTON, { drop: true }));
    expect(state.seats[0]).toMatchObject({ owed: 0, pending: [], charges: [] });
    expect(iconOf(state).drops).toHaveLength(1);
  });

  test('12.5: what is owed from before keeps such a drop waiting too', () => {
    const state = seated(at('vauxhall', 1), 0, { owed: 2 });
    expect(move(state, moving(0, BRIXTON, { drop: true })).seats[0]!.pending).toHaveLength(1);
  });

  test.each([
    { say: 'a count where one stands off the loop touches nothing', from: 'brixton', R13: 'passing', isTouched: false },
    { say: 'and on it touches it', from: 'victoria', R13: 'passing', isTouched: true },
    { say: 'by either reading', from: 'victoria', R13: 'ending', isTouched: true },
  ] as const)('11.3, 14.1: $say (R13 $R13)', ({ from, R13, isTouched }) => {
    const game = gameOf({ R13 });
    const counted = play(game, at(from, 5, { touched: false }, game), [calling(0, 'count'), moving(0, '')]);
    expect(iconOf(counted)).toMatchObject({ at: from, touched: isTouched });
  });

  test.each([
    { say: 'by a railway which may not be used', from: 'canary-wharf', route: 'dlr:stratford', isTouched: false },
    {
      say: 'by a railway after a station of the loop',
      from: 'aldgate-east',
      route: 'district:tower-hill,dlr:stratford',
      isTouched: true,
    },
    { say: 'from the loop', from: 'victoria', route: 'victoria:pimlico', isTouched: true },
    {
      say: 'over the loop, though no line led there',
      from: 'stockwell',
      route: 'victoria:victoria,victoria:pimlico',
      isTouched: true,
    },
    {
      say: 'past a closed station of the loop',
      from: 'pimlico',
      route: 'victoria:green-park',
      closed: 'victoria',
      isTouched: true,
    },
    {
      say: 'past it once the Underground was left',
      from: 'wimbledon',
      route: 'national-rail:vauxhall,victoria:pimlico,victoria:green-park',
      closed: 'victoria',
      isTouched: false,
    },
  ])('4.1, 14.1: let through $say', ({ from, route, closed, isTouched }) => {
    const works = { stations: closed ? [closed as StationId] : [], stretches: [] };
    const table = standing(begun(3, { works }), 0, from, { touched: false });
    const state = play(GAME, table, [rolling(0, 3), overruled(moving(0, route))]);
    expect(iconOf(state)).toMatchObject({ at: route.split(':').at(-1), touched: isTouched });
  });

  test('R19: a drop can be turned down', () => {
    const state = move(at('vauxhall', 5), moving(0, BRIXTON));
    expect(state.seats[0]).toMatchObject({ owed: 8, pending: [] });
    expect(iconOf(state).drops).toEqual([]);
  });

  test('the judge’s findings and verdict are kept', () => {
    const judgement = GAME.decide(at('victoria'), moving(0, 'victoria:green-park'), 0).judgement;
    expect(judgement.findings.map(brief)).toContain('8.3 points-inside');
    const state = move(at('victoria'), moving(0, 'victoria:green-park'));
    expect(state.turn!.moves).toMatchObject([{ icon: 0, die: 0, verdict: { outcome: 'legal' } }]);
  });

  test('16.4: everybody drinks the toss, a team of two twice', () => {
    const leicester = 'piccadilly:leicester-square';
    const state = play(GAME, at('piccadilly-circus'), [moving(0, leicester), tossing(0, 4)]);
    const dots = state.seats[0]!.charges[0]!.sips.total;
    expect(state.seats.map(({ owed }) => owed)).toEqual([dots + 4, 4, 4]);
    const teams = standing(begun(3, { variation: 'CT' }), 0, 'piccadilly-circus');
    const tossed = play(GAME, teams, [rolling(0, 1), moving(0, leicester), tossing(0, 4)]);
    expect(tossed.seats[1]!.charges).toMatchObject([
      {
        cause: 'toss',
        sips: {
          total: 8,
          terms: [
            { term: 'toss', amount: 4 },
            { term: 'variation', amount: 2 },
          ],
        },
      },
    ]);
    const sprint = standing(begun(3, { variation: 'CSP' }), 0, 'piccadilly-circus');
    const alone = play(GAME, sprint, [rolling(0, 1), moving(0, leicester), tossing(0, 4)]);
    expect(alone.seats.map(({ owed }) => owed)).toEqual([dots + 4, 0, 0]);
  });

  test('16.4: whoever stays at Leicester Square for a third time, unable to move, tosses nothing', () => {
    const state = standing(begun(3, { works: SHUT_IN }), 0, 'leicester-square', { leicester: 2 });
    expect(due(play(GAME, state, [rolling(0, 1), moving(0, '')]))).toEqual(['pass 0']);
  });

  test('11.3, 16.1: who could not move anyway is not cut short by a count, and drinks the dots', () => {
    const game = gameOf({ R42: 'nothing' });
    const state = standing(begun(3, { works: SHUT_IN }, game), 0, 'leicester-square');
    const counted = play(game, state, [rolling(0, 1), calling(0, 'count'), moving(0, '')]);
    expect(counted.seats[0]).toMatchObject({ owed: 1, charges: [{ sips: { terms: [{ term: 'dots' }] } }] });
  });

  test.each([
    { leicester: 1, R16: 'twice', next: 'toss 0' },
    { leicester: 2, R16: 'twice', next: 'pass 0' },
    { leicester: 2, R16: 'no-limit', next: 'toss 0' },
  ] as const)('11.3, 16.4: counted out there after $leicester times, R16 $R16: $next', ({ leicester, R16, next }) => {
    const game = gameOf({ R16 });
    const state = at('leicester-square', 3, { leicester }, game);
    const counted = play(game, state, [calling(0, 'count'), moving(0, '')]);
    expect(due(counted, undefined, game)).toEqual([next]);
  });
});

describe('a move that the referee lets through', () => {
  const let4 = (state: GugState, event: GugEvent, game = GAME) => move(state, overruled(event), game);

  test('stands where the route led, and came by its last step', () => {
    const state = let4(at('victoria'), moving(0, 'victoria:green-park,victoria:oxford-circus'));
    expect(iconOf(state)).toMatchObject({ at: 'oxford-circus', came: { from: 'green-park', by: 'victoria' } });
    expect(state.turn!.moves[0]!.verdict).toMatchObject({
      outcome: 'legal',
      findings: expect.arrayContaining([expect.objectContaining({ reason: 'too-many-steps' })]) as unknown,
    });
    expect(state.seats[0]!.owed).toBe(1);
    expect(due(state)).toEqual(['pass 0']);
  });

  test('drinks the points left where the line ends', () => {
    const state = let4(
      at('pimlico', 6, { came: { from: 'vauxhall', by: 'victoria' } as never }),
      moving(0, `victoria:vauxhall,${BRIXTON}`),
    );
    expect(state.seats[0]!.charges).toMatchObject([
      { cause: 'arrival', sips: { total: 9, terms: [{ term: 'points-left' }] } },
    ]);
  });

  test('and nowhere else', () => {
    expect(let4(at('victoria', 3), moving(0, 'victoria:pimlico')).seats[0]!.owed).toBe(0);
  });

  test('never fewer than none', () => {
    expect(let4(at('pimlico', 1), moving(0, `victoria:vauxhall,${BRIXTON}`)).seats[0]!.owed).toBe(0);
  });

  test('drops what was asked for, also what the judge refuses', () => {
    const state = let4(at('stockwell', 1, { touched: false }), moving(0, 'victoria:brixton', { drop: true }));
    expect(iconOf(state)).toMatchObject({ drops: [{ station: 'brixton', line: 'victoria' }], touched: false });
    const inside = let4(at('victoria', 1), moving(0, 'victoria:green-park', { drop: true }));
    expect(iconOf(inside)).toMatchObject({ drops: [{ station: 'green-park', line: 'victoria' }] });
  });

  test('touches the loop in passing, and by the other reading where it ends', () => {
    const route = 'victoria:victoria,victoria:green-park';
    const far = { touched: false };
    expect(iconOf(let4(at('pimlico', 3, far), moving(0, route))).touched).toBe(true);
    const ending = gameOf({ R13: 'ending' });
    expect(iconOf(let4(at('pimlico', 3, far, ending), moving(0, route), ending)).touched).toBe(false);
    expect(iconOf(let4(at('pimlico', 3, far, ending), moving(0, 'victoria:victoria'), ending)).touched).toBe(true);
    expect(iconOf(let4(at('vauxhall', 3, far), moving(0, 'victoria:stockwell'))).touched).toBe(false);
  });

  test('pays no penalty, and stays where the route left the Underground', () => {
    const away = let4(at('farringdon'), moving(0, 'national-rail:city-thameslink'));
    expect(iconOf(away)).toMatchObject({ at: 'farringdon' });
    expect(away.seats[0]!.owed).toBe(0);
    expect(away.turn!.moves[0]!.verdict.outcome).toBe('legal');
    expect(due(away)).toEqual(['pass 0']);
    const there = let4(at('bank'), moving(0, 'dlr:shadwell,dlr:tower-gateway,dlr:bank'));
    expect(iconOf(there)).toMatchObject({ at: 'bank', came: null });
    expect(iconOf(let4(at('canary-wharf'), moving(0, 'dlr:stratford'))).came).toBeNull();
    expect(iconOf(let4(at('bank'), moving(0, 'dlr:tower-gateway,district:tower-hill'))).came).toBeNull();
  });

  test('tosses at Leicester Square, a third time too', () => {
    const state = let4(at('covent-garden', 1, { leicester: 2 }), moving(0, 'piccadilly:leicester-square'));
    expect(due(state)).toEqual(['toss 0']);
    expect(iconOf(state).leicester).toBe(3);
  });

  test('4.1: the referee sets the sips, of a legal move too', () => {
    for (const sips of [0, 5]) {
      const state = move(at('victoria'), overruled(moving(0, 'victoria:green-park'), { sips }));
      expect(state.seats[0]!.owed).toBe(sips);
      expect(state.seats[0]!.charges).toMatchObject(
        sips > 0
          ? [{ cause: 'referee', sips: { total: 5, terms: [{ clause: 'gug-4.1', term: 'referee', amount: 5 }] } }]
          : [],
      );
    }
    const event = overruled(moving(0, 'victoria:green-park'), { sips: 5 });
    const alone = { ...at('victoria'), referee: null };
    expect(GAME.decide(alone, event, 0).judgement).toMatchObject({ allowed: false, canOverrule: true });
  });

  test('4.1: a word that nothing needs changes nothing, with a referee or without', () => {
    const state = at('victoria');
    const legal = moving(0, 'victoria:green-park');
    expect(GAME.decide({ ...state, referee: null }, overruled(legal), 0).next().seats).toEqual(
      GAME.decide(state, legal, 0).next().seats,
    );
    expect(GAME.decide({ ...state, referee: null }, overruled(legal), 0).judgement.findings.map(brief)).not.toContain(
      '4.1 overruled',
    );
    expect(GAME.decide(state, overruled(legal), 0).judgement.findings.map(brief)).toContain('4.1 overruled');
  });
});
