import { describe, expect, test } from 'vitest';
import type { LineId, StationId } from '../../../src/games/gug/board-data.ts';
import { checkSetup } from '../../../src/games/gug/check-setup.ts';
import { judgeLedger } from '../../../src/games/gug/ledger.ts';
import { dueOf } from '../../../src/games/gug/due.ts';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import { legalEnds } from '../../../src/games/gug/moves.ts';
import type { GugGame } from '../../../src/games/gug/play.ts';
import type { GugState } from '../../../src/games/gug/play-state.ts';
import { positionOf, variationFor } from '../../../src/games/gug/play-table.ts';
import { snolForms } from '../../../src/games/gug/play-turn.ts';
import type { Rulings } from '../../../src/games/gug/rulings.ts';
import { networkOf } from './ask.ts';
import {
  ALL_BUT_BRIXTON,
  begun,
  brief,
  calling,
  drinking,
  dropsOf,
  due,
  ELEVEN_DROPS,
  GAME,
  gameOf,
  moving,
  overruled,
  passing,
  placing,
  play,
  rolling,
  seated,
  setupOf,
  skipping,
  standing,
  throwing,
  told,
  tossing,
} from './table.ts';

describe('R26: eleven for two icons', () => {
  const together = gameOf({ R26: 'together' });
  /** Icon 1 has dropped ten; icon 0 stands before Brixton. */
  const table = (game = GAME) => {
    const state = standing(begun(2, { variation: 'DUT' }, game), 0, 'stockwell');
    return play(game, standing(state, 0, 'victoria', { drops: ALL_BUT_BRIXTON }, 1), [rolling(0, 1, 1)]);
  };
  const last = moving(0, 'victoria:brixton', { drop: true });

  test('each icon has its own: the team plays on', () => {
    const state = play(GAME, table(), [last]);
    expect(positionOf(GAME.turnNetwork(state), state, 0, 0).drops).toHaveLength(1);
    expect(due(state)).toEqual(['move 0']);
  });

  test('together: the drops of both are asked about, and the eleventh ends the moving', () => {
    const state = table(together);
    const { drops } = positionOf(together.turnNetwork(state), state, 0, 0);
    expect(drops).toEqual(ALL_BUT_BRIXTON);
    const done = play(together, state, [last]);
    expect(done.seats[0]!.icons[0]!.position!.drops).toEqual(dropsOf('victoria:brixton'));
    expect(done.seats[0]!.icons[1]!.position!.drops).toEqual(ALL_BUT_BRIXTON);
    expect(due(done, undefined, together)).toEqual(['pass 0']);
    const over = play(together, done, [passing(0), drinking(0, done.seats[0]!.owed)]);
    expect(over.seats[0]!.status.is).toBe('finished');
  });

  test('together: where one icon has dropped the other cannot', () => {
    const state = standing(table(together), 0, 'victoria', { drops: dropsOf('victoria:brixton') }, 1);
    expect(together.decide(state, last, 0).judgement.findings.map(brief)).toEqual(['13.2 drop-used']);
  });

  test('each icon: both need eleven', () => {
    const one = standing(table(), 0, 'victoria', { drops: ELEVEN_DROPS }, 1);
    expect(play(GAME, one, [last]).seats[0]!.status.is).toBe('playing');
    const both = standing(one, 0, 'stockwell', { drops: ALL_BUT_BRIXTON });
    const done = play(GAME, both, [last, passing(0)]);
    expect(play(GAME, done, [drinking(0, done.seats[0]!.owed)]).seats[0]!.status.is).toBe('finished');
  });
});

describe('R27: who drinks the toss', () => {
  test.each([
    { R27: 'everybody', owed: [4, 4, 0, 4] },
    { R27: 'still-playing', owed: [4, 0, 0, 4] },
  ] as const)('$R27', ({ R27, owed }) => {
    const game = gameOf({ R27 });
    const finished = seated(begun(4), 1, { status: { is: 'finished', at: 0, time: 0 } });
    const state = standing(seated(finished, 2, { status: { is: 'dnf', why: 'retired' } }), 0, 'piccadilly-circus');
    const { turn } = state;
    const tossed = play(game, { ...state, now: 0, turn: { ...turn!, dice: [1], tosses: 1 } }, [tossing(0, 4)], 1);
    expect(tossed.seats.map((seat) => seat.owed)).toEqual(owed);
  });
});

test('17.3: in a sprint the one at the board alone drinks the toss', () => {
  const state = standing(begun(3, { variation: 'CSP' }), 0, 'piccadilly-circus');
  const thrown = { ...state, turn: { ...state.turn!, dice: [1], tosses: 1 } };
  expect(play(GAME, thrown, [tossing(0, 4)]).seats.map(({ owed }) => owed)).toEqual([4, 0, 0]);
});

describe('R29: an end station once for each player, or once in the game', () => {
  /** Seat 1 has dropped at Brixton and at Heathrow; seat 0 stands before an end. */
  const table = (at: string, from: string, game: GugGame) => {
    const state = standing(begun(3, {}, game), 1, 'victoria', {
      drops: dropsOf('victoria:brixton,piccadilly:heathrow'),
    });
    return play(game, standing(state, 0, at, { came: null }), [rolling(0, Number(from))]);
  };
  const once = gameOf({ R29: 'whole-game' });
  const brixton = moving(0, 'victoria:brixton', { drop: true });

  test('13.2: each player: where somebody else has dropped, you may too', () => {
    expect(GAME.decide(table('stockwell', '1', GAME), brixton, 0).judgement.allowed).toBe(true);
  });

  test('13.2: once in the game: nobody else may, but you stop and drink there', () => {
    const state = table('stockwell', '1', once);
    expect(once.decide(state, brixton, 0).judgement.findings.map(brief)).toEqual(['13.2 drop-taken']);
    const stopped = play(once, state, [moving(0, 'victoria:brixton')]);
    expect(stopped.seats[0]).toMatchObject({ owed: 1, icons: [{ position: { drops: [] } }] });
  });

  test.each([
    { R26: 'each-icon', used: ['morden', 'brixton'] },
    { R26: 'together', used: ['brixton'] },
  ] as const)('13.2, 17.4: of a team’s other icon too, R26 $R26', ({ R26, used }) => {
    const game = gameOf({ R29: 'whole-game', R26 });
    const begins = standing(begun(2, { variation: 'DUT' }, game), 0, 'victoria', {
      drops: dropsOf('district:upminster'),
    });
    const own = standing(begins, 0, 'victoria', { drops: dropsOf('northern:morden') }, 1);
    const state = standing(own, 1, 'victoria', { drops: dropsOf('victoria:brixton') });
    expect(variationFor(game.turnNetwork(state), state, 0, 0).used).toEqual(used);
  });

  test('13.2: who does not stand yet has used none', () => {
    const state = seated(standing(begun(), 1, 'victoria'), 1, { icons: [{ position: null }] });
    expect(variationFor(once.turnNetwork(state), state, 0, 0).used).toEqual([]);
    expect(() => positionOf(once.turnNetwork(state), state, 1, 0)).toThrow('no icon stands: 1.0');
    expect(() => positionOf(once.turnNetwork(state), state, 9, 0)).toThrow('no icon stands: 9.0');
  });

  test('17.4: a team’s drops are together those of the icons that stand', () => {
    const game = gameOf({ R26: 'together' });
    const state = standing(begun(2, { variation: 'DUT' }, game), 0, 'victoria', { drops: dropsOf('northern:morden') });
    const one = seated(state, 0, { icons: [state.seats[0]!.icons[0]!, { position: null }] });
    expect(positionOf(game.turnNetwork(one), one, 0, 0).drops).toEqual(dropsOf('northern:morden'));
  });

  test('13.2: Heathrow is for all, and the ledger names no station that is taken', () => {
    const state = table('hatton-cross', '1', once);
    expect(play(once, state, [moving(0, 'piccadilly:heathrow', { drop: true })]).seats[0]!.pending).toHaveLength(1);
    const network = once.turnNetwork(state);
    const { used } = variationFor(network, state, 0, 0);
    const ends = (taken: typeof used) =>
      judgeLedger(network, [], [], 'all', taken).useful.map(({ drop }) => drop.station);
    expect(ends([])).toContain('brixton');
    expect(ends(used)).not.toContain('brixton');
    expect(ends(used)).toContain('heathrow');
  });
});

describe('R30, R41: the turn that a penalty costs', () => {
  const dlr = moving(0, 'dlr:shadwell');
  const after = (game: GugGame, variation: 'C' | 'DUT' | 'CSP' = 'C') => {
    const state = standing(begun(2, { variation }, game), 0, 'bank');
    const rolled = play(game, state, [variation === 'DUT' ? rolling(0, 1, 1) : rolling(0, 1), dlr]);
    return variation === 'CSP' ? rolled : play(game, rolled, variation === 'DUT' ? [] : [passing(0)]);
  };
  /** Everybody else has had a turn, and what is owed is drunk. */
  const round = (game: GugGame) => {
    const state = seated(after(game), 0, { owed: 0 });
    return play(game, state, [rolling(1, 1), moving(1, step(game, state, 1)), passing(1)]);
  };
  const step = (game: GugGame, state: GugState, seat: number) => {
    const network = game.turnNetwork(state);
    const [end] = legalEnds(network, positionOf(network, state, seat, 0), [1]);
    return end!.route.map(({ line, to }) => `${line}:${to}`).join();
  };

  test('16.7: with one icon the turn is lost by either reading', () => {
    for (const R41 of ['whole-team', 'one-icon'] as const) {
      const game = gameOf({ R41 });
      const state = play(game, standing(begun(2, {}, game), 0, 'bank'), [rolling(0, 1), dlr]);
      expect(game.decide(state, moving(0, 'central:st-pauls'), 0).judgement.findings.map(brief)).toEqual([
        '11.3 turn-lost',
      ]);
    }
  });

  test('16.7: this turn alone: the next one is played', () => {
    expect(due(round(GAME))).toEqual(['roll 0']);
  });

  test('16.7: the next one too: nobody rolls, it is handed on, and the one after is played', () => {
    const game = gameOf({ R30: 'next-too' });
    const state = round(game);
    expect(due(state, undefined, game)).toEqual(['skip 0']);
    expect(game.decide(state, rolling(0, 1), 0).judgement).toMatchObject({ allowed: false, canOverrule: true });
    expect(game.decide(state, rolling(0, 1), 0).judgement.findings.map(told)).toEqual(['16.6 sits-out, seat 0']);
    const later = play(game, state, [skipping(0)]);
    expect(due(later, undefined, game)).toEqual(['roll 1']);
    expect(later.seats[0]).toMatchObject({ skipped: 1 });
    const again = play(game, later, [rolling(1, 1), moving(1, step(game, later, 1)), passing(1)]);
    expect(due(again, undefined, game)).toEqual(['roll 0']);
  });

  test('16.7: who may roll by the referee’s word moves as well', () => {
    const game = gameOf({ R30: 'next-too' });
    const state = play(game, round(game), [overruled(rolling(0, 1))]);
    expect(due(state, undefined, game)).toEqual(['move 0']);
  });

  test('17.3: a sprint has no next turn to lose', () => {
    const game = gameOf({ R30: 'next-too' });
    const state = seated(after(game, 'CSP'), 0, { owed: 0 });
    expect(due(state, undefined, game)).toEqual(['roll 0']);
  });

  test('17.4: the whole team loses the turn by the penalty of one icon', () => {
    expect(due(after(GAME, 'DUT'))).toEqual(['pass 0']);
  });

  test('17.4: that icon alone: the other one moves', () => {
    const game = gameOf({ R41: 'one-icon' });
    expect(due(after(game, 'DUT'), undefined, game)).toEqual(['move 0']);
  });

  describe('17.4: an icon that sits out', () => {
    const game = gameOf({ R30: 'next-too', R41: 'one-icon' });
    const table = begun(2, { variation: 'DUT' }, game);
    const sitting: GugState = { ...table, turn: { ...table.turn!, sitsOut: [0] } };

    test('does not move, and the other one does', () => {
      const rolled = play(game, sitting, [rolling(0, 3, 4)]);
      expect(due(rolled, undefined, game)).toEqual(['move 0']);
      const { findings, canOverrule } = game.decide(rolled, moving(0, 'circle:euston-square'), 0).judgement;
      expect([...findings.map(told), canOverrule]).toEqual(['16.6 sits-out, seat 0', false]);
    });

    test('hands the die on where the other one has dropped all', () => {
      const alone = standing(sitting, 0, 'victoria', { drops: ELEVEN_DROPS }, 1);
      expect(due(alone, undefined, game)).toEqual(['skip 0']);
    });
  });

  test('17.4: that icon alone loses the next turn too', () => {
    const game = gameOf({ R30: 'next-too', R41: 'one-icon' });
    const second = { ...after(game, 'DUT').turn!, seat: 0 };
    expect(second.moves).toHaveLength(1);
    expect(after(game, 'DUT').seats[0]!.sitsOut).toEqual([0]);
    expect(after(gameOf({ R30: 'next-too' }), 'DUT').seats[0]!.sitsOut).toEqual([0, 1]);
  });
});

describe('R34: Heathrow in the draw', () => {
  test('17.5: a draw that doubles it is wrong where it is left out', () => {
    const heathrow = 'heathrow' as StationId;
    const closedStations = {
      seed: 0,
      wish: { south: 0, north: 0, double: 1, triple: 0 },
      draw: { closed: [], double: [heathrow], triple: [] },
    };
    const setup = setupOf(3, { closedStations });
    expect(checkSetup(networkOf('london-2025'), setup)).toEqual([]);
    const never = networkOf('london-2025', '', { rulings: { R34: 'never-drawn' } });
    expect(checkSetup(never, setup).map(brief)).toEqual(['17.5 draw-wrong']);
  });
});

describe('R35, R36: who goes first', () => {
  const thrown = (rulings: Partial<Rulings>, eyes: readonly number[]) => {
    const game = gameOf(rulings);
    const start = game.start(setupOf(3));
    return {
      game,
      state: play(
        game,
        start,
        eyes.map((each, seat) => throwing(seat, each)),
      ),
    };
  };

  test.each([
    { R35: 'highest', order: [1, 0, 2] },
    { R35: 'lowest', order: [2, 0, 1] },
  ] as const)('7.1: the $R35 throw chooses first', ({ R35, order }) => {
    expect(thrown({ R35 }, [4, 6, 1]).state.order).toEqual(order);
  });

  test('7.1: equals throw again', () => {
    const { state } = thrown({}, [4, 6, 4]);
    expect(state).toMatchObject({ phase: 'order', toThrow: [0, 2] });
  });

  test('7.1: equals go as they sit', () => {
    const { state } = thrown({ R36: 'as-seated' }, [4, 6, 4]);
    expect(state).toMatchObject({ phase: 'place', order: [1, 0, 2] });
  });

  test.each([
    { R36: 'throw-again', dues: ['throw 1', 'throw 2'] },
    { R36: 'as-seated', dues: ['roll 1'] },
  ] as const)('7.4: equals for who begins: $R36', ({ R36, dues }) => {
    const { game, state } = thrown({ R36 }, [4, 6, 1]);
    const placed = play(game, state, [placing(1, 'victoria'), placing(0, 'sloane-square'), placing(2, 'baker-street')]);
    const begins = play(game, placed, [throwing(0, 2), throwing(1, 5), throwing(2, 5)]);
    expect(due(begins, undefined, game)).toEqual(dues);
  });
});

describe('R38, R42: snøl', () => {
  const inOrder = gameOf({ R38: 'in-order' });
  const rolled = (game: GugGame) => play(game, begun(3, {}, game), [rolling(0, 1)]);

  test('11.3: any form may be called', () => {
    expect(GAME.decide(rolled(GAME), calling(0, 'lost'), 0).judgement.allowed).toBe(true);
    expect(GAME.decide(rolled(GAME), calling(0, 'count'), 0).judgement.allowed).toBe(true);
  });

  test('11.3: in order: hurry up, the count, the lost turn', () => {
    const state = rolled(inOrder);
    for (const form of ['count', 'lost'] as const) {
      const { judgement } = inOrder.decide(state, calling(0, form), 0);
      expect(judgement).toMatchObject({ allowed: false, canOverrule: true });
      expect(judgement.findings.map(told)).toEqual(['11.3 snol-in-order, seat 0']);
    }
    const { rulings } = inOrder.turnNetwork(state);
    expect(snolForms(rulings, state.turn!)).toEqual(['hurry']);
    const hurried = play(inOrder, state, [calling(0, 'hurry')]);
    expect(snolForms(rulings, hurried.turn!)).toEqual(['hurry', 'count']);
    expect(play(inOrder, hurried, [calling(0, 'count'), calling(0, 'lost')]).turn!.snol).toHaveLength(3);
  });

  test('11.3: in order, before the die is thrown there is no count', () => {
    const hurried = play(inOrder, begun(3, {}, inOrder), [calling(0, 'hurry')]);
    expect(snolForms(inOrder.turnNetwork(hurried).rulings, hurried.turn!)).toEqual(['hurry', 'lost']);
  });

  test.each([
    { R42: 'dots', owed: 2 },
    { R42: 'nothing', owed: 0 },
  ] as const)('16.1: a count that stops at once at Victoria: $R42', ({ R42, owed }) => {
    const game = gameOf({ R42 });
    const state = play(game, standing(begun(3, {}, game), 0, 'victoria'), [rolling(0, 1), calling(0, 'count')]);
    expect(play(game, state, [moving(0, '')]).seats[0]!.owed).toBe(owed);
  });
});

describe('R44: starting stations in a sprint', () => {
  test.each([
    { R44: 'any', findings: [] },
    { R44: 'different', findings: ['7.3 start-taken'] },
  ] as const)('7.3: $R44', ({ R44, findings }) => {
    const game = gameOf({ R44 });
    const state = begun(2, { variation: 'CSP' }, game);
    const at = state.seats[0]!.icons[0]!.position!.at;
    const next = play(game, state, [{ kind: 'retire', seat: 0 }]);
    expect(game.decide(next, placing(1, at), 0).judgement.findings.map(brief)).toEqual(findings);
  });
});

describe('R16: a third ending at Leicester Square', () => {
  test.each([
    { R16: 'no-limit', tosses: 1 },
    { R16: 'no-toss', tosses: 0 },
  ] as const)('16.4: $R16', ({ R16, tosses }) => {
    const game = gameOf({ R16 });
    const state = standing(begun(3, {}, game), 0, 'covent-garden', { leicester: 2 });
    const there = play(game, state, [rolling(0, 1), moving(0, 'piccadilly:leicester-square')]);
    expect(there.turn!.tosses).toBe(tosses);
  });
});

test('17.5: where a table has drawn an end closed nobody drops', () => {
  const closedStations = {
    seed: 0,
    wish: { south: 1, north: 0, double: 0, triple: 0 },
    draw: { closed: ['brixton' as StationId], double: [], triple: [] },
  };
  const dropsAt = (over: Parameters<typeof begun>[1]) => {
    const state = play(GAME, standing(begun(2, over), 0, 'stockwell'), [rolling(0, 1)]);
    return GAME.decide(state, moving(0, 'victoria:brixton', { drop: true }), 0).judgement.findings.map(brief);
  };
  expect(dropsAt({})).toEqual(['8.4 points-outside', '12.1 arrives-end']);
  expect(dropsAt({ closedStations })).toEqual(['17.5 drop-closed']);
});

test('R33: a table that rides on past closed ends does not stop at those it has drawn', () => {
  const stratford = 'stratford' as StationId;
  const closedStations = {
    seed: 0,
    wish: { south: 0, north: 1, double: 0, triple: 0 },
    draw: { closed: [stratford], double: [], triple: [] },
  };
  const stops = (game: GugGame, over: Parameters<typeof setupOf>[1]) =>
    game.network(setupOf(2, over)).stopsAt(stratford, 'jubilee' as LineId);
  const on = gameOf({ R33: 'goes-on' });
  expect([stops(on, { closedStations }), stops(on, {}), stops(GAME, { closedStations })]).toEqual([false, true, true]);
});

describe('R59: who has not drunk up when the turn comes', () => {
  const strict = gameOf({ R59: 'skipped' });
  /** Seat 1 owes three sips when seat 0 hands the die on. */
  const table = (game: GugGame, over: Parameters<typeof begun>[1] = {}, seats = 2) => {
    const state = play(game, standing(seated(begun(seats, over, game), 1, { owed: 3 }), 0, 'stockwell'), [
      rolling(0, 1),
      moving(0, 'victoria:brixton'),
    ]);
    return play(game, state, [passing(0)]);
  };

  test('5.1: may drink up, and then rolls', () => {
    const state = table(GAME);
    expect(state.turn).not.toHaveProperty('isLate');
    expect(dueOf(GAME, state)).toEqual([{ kind: 'skip', seat: 1, owed: 3, clause: 'gug-5.1' }]);
    const drunk = play(GAME, state, [drinking(1, 3)]);
    expect(due(drunk)).toEqual(['roll 1']);
    expect(GAME.decide(drunk, skipping(1), 0).judgement.findings.map(brief)).toEqual(['5.1 nothing-owed']);
  });

  test('5.1: is skipped, whatever is drunk now, and rolls only by a referee’s word', () => {
    const state = table(strict);
    expect(dueOf(strict, state)).toEqual([{ kind: 'skip', seat: 1, owed: 3, clause: 'gug-5.1', isLate: true }]);
    const drunk = play(strict, state, [drinking(1, 3)]);
    expect(dueOf(strict, drunk)).toEqual([{ kind: 'skip', seat: 1, owed: 0, clause: 'gug-5.1', isLate: true }]);
    for (const each of [state, drunk]) {
      const { judgement } = strict.decide(each, rolling(1, 1), 0);
      expect(judgement).toMatchObject({ allowed: false, canOverrule: true });
      expect(judgement.findings.map(told)).toEqual(['5.1 drank-too-late, seat 1']);
    }
    play(strict, drunk, [overruled(rolling(1, 1))]);
    const next = play(strict, drunk, [skipping(1)]);
    expect([next.seats[1]!.skipped, next.turn!.seat]).toEqual([1, 0]);
    // Seat 0 still owes what Brixton cost.
    expect(dueOf(strict, next)).toEqual([{ kind: 'skip', seat: 0, owed: 1, clause: 'gug-5.1', isLate: true }]);
    const later = play(strict, next, [skipping(0)]);
    expect(due(later, undefined, strict)).toEqual(['roll 1']);
  });

  test('5.1: who has drunk up before is not', () => {
    const state = play(strict, seated(begun(2, {}, strict), 1, { owed: 3 }), [drinking(1, 3)]);
    const passed = play(strict, standing(state, 0, 'stockwell'), [
      rolling(0, 1),
      moving(0, 'victoria:brixton'),
      passing(0),
    ]);
    expect(due(passed, undefined, strict)).toEqual(['roll 1']);
  });

  test('5.1: whoever plays alone, or a sprint, keeps nobody waiting', () => {
    const alone = seated(table(strict), 0, { owed: 0 });
    const left = play(strict, alone, [{ kind: 'retire', seat: 0 }, skipping(1)]);
    expect(dueOf(strict, left)).toEqual([{ kind: 'skip', seat: 1, owed: 3, clause: 'gug-5.1' }]);
    const sprint = standing(begun(2, { variation: 'CSP' }, strict), 0, 'stockwell');
    const drunk = play(strict, sprint, [rolling(0, 1), moving(0, 'victoria:brixton')]);
    expect(dueOf(strict, drunk)).toEqual([{ kind: 'drink', seat: 0, owed: 1 }]);
  });

  test('5.1: a reading that is changed holds for the turn that is on, if it is the milder', () => {
    const milder: GugEvent = { kind: 'ruling', ruling: 'R59', option: 'drinks-up' };
    const stricter: GugEvent = { kind: 'ruling', ruling: 'R59', option: 'skipped' };
    expect(due(play(strict, table(strict), [milder, drinking(1, 3)]), undefined, strict)).toEqual(['roll 1']);
    expect(due(play(GAME, table(GAME), [stricter, drinking(1, 3)]))).toEqual(['roll 1']);
  });
});
