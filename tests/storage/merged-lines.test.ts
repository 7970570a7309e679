import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GoolsState } from '../../src/games/gools/play-state.ts';
import { endOf } from '../../src/games/shared/reduction.ts';
import { linesHere } from '../../src/games/shared/seating.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import { decodeGame, encodeGame } from '../../src/storage/game-link.ts';
import { mergeGames } from '../../src/storage/merge.ts';
import { parseSavedGame } from '../../src/storage/saved-game-schema.ts';
import type { GameEvent, SavedGame } from '../../src/storage/saved-game.ts';
import { NOON } from '../games/gug/table.ts';
import { after, expectMeant, reductionOf, gools, JUDGES, namesIn, phoneOf, tournament } from './phones.ts';

const rule = (seat: number, text: string): GameEvent => ({ kind: 'rule', seat, text, overrule: { reason: 'agreed' } });
const pour = (at: number, drinks: number): GameEvent => ({ kind: 'pour', rule: at, to: [0], drinks });

/** Two phones that go on from one game, each by itself, and what they are together. */
function apart(first: readonly GameEvent[], second: readonly GameEvent[], game: SavedGame = gools) {
  const phones = [phoneOf('a', game), phoneOf('b', game)] as const;
  for (const [at, events] of [first, second].entries())
    for (const event of events) expect([event, phones[at]!.play(event)]).toEqual([event, true]);
  const merged = mergeGames(phones[0].saved(), phones[1].saved())!;
  expect(mergeGames(phones[1].saved(), phones[0].saved())).toEqual(merged);
  expectMeant(merged, ...phones);
  return { merged, phones, reduction: reductionOf(merged) };
}
const stateOf = (saved: SavedGame): GoolsState => reductionOf(saved).state as GoolsState;
/** What stands of the table's rules, and what each made somebody drink. */
const rulesIn = (saved: SavedGame) => ({
  rules: stateOf(saved).houseRules.map(({ text, isRepealed }) => (isRepealed ? `-${text}` : text)),
  poured: reductionOf(saved).steps.flatMap(({ play: { event }, before }) =>
    event.kind === 'pour' ? [[(before as GoolsState).houseRules[event.rule]!.text, event.drinks]] : [],
  ),
});

describe('F55: two phones each let the table make a rule, and come together', () => {
  test('5.1: what was poured by a rule, or repealed, is that of its own phone', async () => {
    const { merged, reduction } = apart(
      [rule(0, 'no names'), pour(0, 1), rule(1, 'left hand')],
      [rule(2, 'no phones'), rule(1, 'stand up'), pour(0, 2), pour(1, 3), { kind: 'repeal', rule: 0 }],
    );
    expect(reduction.rejectedEvents).toEqual([]);
    expect(rulesIn(merged)).toEqual({
      rules: ['no names', '-no phones', 'stand up', 'left hand'],
      poured: [
        ['no names', 1],
        ['no phones', 2],
        ['stand up', 3],
      ],
    });
    expect(parseSavedGame(JSON.parse(JSON.stringify(merged)))).toEqual({ kind: 'game', game: merged });
    expect(await decodeGame((await encodeGame(merged))!)).toEqual({ kind: 'game', game: merged });
    expect(endOf(JUDGES['gools']![0], merged.setup, playedOf<GameEvent>(merged.events)).state).toEqual(reduction.state);
  });

  test('a rule that is taken back takes along what was poured by it, and nothing of the others', () => {
    const { merged } = apart([rule(0, 'no names')], [rule(2, 'no phones'), pour(0, 2)]);
    const phone = phoneOf('c', merged);
    phone.play(pour(0, 4));
    phone.add({ kind: 'undo', entries: ['a-0'] });
    expect(rulesIn(phone.saved()).poured).toEqual([['no phones', 2]]);
    expect(reductionOf(phone.saved()).rejectedEvents.map(({ play }) => play.id)).toEqual(['c-3']);
    phone.add({ kind: 'redo', entries: ['a-0'] });
    expect(rulesIn(phone.saved()).poured).toEqual([
      ['no phones', 2],
      ['no names', 4],
    ]);
  });

  /** Seat 0 has won twice. */
  const earned = after(
    gools,
    [0, 0].flatMap((seat): GameEvent[] =>
      [0, 1, 2].map((each) => ({
        kind: 'enter',
        seat: (seat + each) % 3,
        dice: each === 0 ? [1, 1, 1, 1, 2] : [4, 4, 5, 5, 5],
        last: [],
      })),
    ),
  );
  const saying = (text: string): GameEvent => ({ kind: 'rule', seat: 0, text });

  test('5.1: a rule that was earned once and written down on both phones in other words is the first one', () => {
    const { merged, reduction } = apart([saying('no names'), pour(0, 1)], [saying('no phones'), pour(0, 2)], earned);
    expect(reduction.rejectedEvents.map(({ play }) => play.event.kind)).toEqual(['rule', 'pour']);
    expect(rulesIn(merged)).toEqual({ rules: ['no names'], poured: [['no names', 1]] });
  });

  test('5.1: a rule that was earned once and written down on both phones is one rule', () => {
    const second = after(earned, [rule(1, 'left hand')]);
    const { merged, reduction } = apart([saying('no names'), pour(1, 1)], [saying('no names'), pour(1, 2)], second);
    expect(reduction.rejectedEvents.map(({ play }) => play.event.kind)).toEqual(['rule']);
    expect(rulesIn(merged)).toEqual({
      rules: ['left hand', 'no names'],
      poured: [
        ['no names', 1],
        ['no names', 2],
      ],
    });
  });

  test('lines of before, which do not say by which lines they count rules, count as they did', () => {
    const events = [rule(0, 'no names'), rule(1, 'no phones'), pour(1, 2)].map((event, at) => ({
      id: `e${at}`,
      seq: at + 1,
      at: NOON,
      kind: 'play' as const,
      event,
    }));
    const old = { ...gools, events } as SavedGame;
    expect(parseSavedGame(old).kind).toBe('game');
    expect(rulesIn(old).poured).toEqual([['no phones', 2]]);
  });

  test('the history has the same rules as the table, also where they were taken back', () => {
    const { merged } = apart([rule(0, 'no names')], [rule(2, 'no phones'), pour(0, 2)]);
    const { numbering } = reductionOf(merged);
    const lines = linesHere<GameEvent>(JUDGES['gools']![0], numbering, merged.events);
    expect(lines.find(({ id }) => id === 'b-1')).toMatchObject({ event: { kind: 'pour', rule: 1 } });
  });

  test('whatever three phones do apart, no rule is another, in whatever order they come together', () => {
    const act = fc.record({ kind: fc.nat({ max: 5 }), at: fc.nat({ max: 4 }), name: fc.nat({ max: 3 }) });
    const eventOf = ({ kind, at, name }: { kind: number; at: number; name: number }): GameEvent =>
      kind === 0
        ? { kind: 'join', name: ['Anna', 'Bo', 'Cato', 'Dina'][name]!, after: at }
        : kind === 1
          ? { kind: 'leave', seat: at }
          : kind < 4
            ? rule(at, `${name}`)
            : kind < 5
              ? { kind: 'pour', rule: at, to: [name], drinks: 1 }
              : { kind: 'repeal', rule: at };
    const log = fc.array(act, { maxLength: 8 });
    fc.assert(
      fc.property(fc.tuple(log, log, log), log, (logs, more) => {
        const phones = logs.map((each, at) => {
          const phone = phoneOf('abc'[at]!, gools);
          for (const one of each) phone.play(eventOf(one));
          return phone;
        });
        const [, b, c] = phones.map((phone) => phone.saved()) as [SavedGame, SavedGame, SavedGame];
        phones[0]!.take(b);
        for (const one of more) phones[0]!.play(eventOf(one));
        const merged = mergeGames(phones[0]!.saved(), c)!;
        expect(mergeGames(c, mergeGames(b, phones[0]!.saved())!)).toEqual(merged);
        expectMeant(merged, ...phones);
        // Nobody whom a phone let sit down is lost, as long as there are chairs.
        const arrivals = reductionOf(merged).rejectedEvents.filter(({ play }) => play.event.kind === 'join');
        for (const { judgement } of arrivals)
          expect(judgement.findings).toEqual([expect.objectContaining({ reason: 'name-taken' })]);
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});

describe('F56: a newcomer’s place is gone once two phones come together', () => {
  const ringIn = (saved: SavedGame) => {
    const state = stateOf(saved);
    return state.ring.map((seat) => state.players[seat]!.name);
  };
  const NAMES = namesIn('gools', stateOf(gools)) as readonly [string, string, string];

  test('Gools: who sits down beside somebody who has gone home sits where that one sat', () => {
    const four = after(gools, [{ kind: 'join', name: 'Dina', after: 2 }]);
    const { merged, reduction } = apart(
      [
        { kind: 'leave', seat: 2 },
        { kind: 'sloppy', seat: 0 },
      ],
      [
        { kind: 'sloppy', seat: 1 },
        { kind: 'join', name: 'Anna', after: 2 },
        { kind: 'sloppy', seat: 4 },
      ],
      four,
    );
    expect(reduction.rejectedEvents).toEqual([]);
    expect(ringIn(merged)).toEqual([NAMES[0], NAMES[1], 'Anna', 'Dina']);
  });

  test('Gools: also where the one beside that one has gone home since, on whichever phone', () => {
    const five = after(gools, [
      { kind: 'join', name: 'Dina', after: 2 },
      { kind: 'join', name: 'Eli', after: 3 },
    ]);
    const { merged, reduction } = apart(
      [
        { kind: 'leave', seat: 2 },
        { kind: 'leave', seat: 1 },
      ],
      [
        { kind: 'sloppy', seat: 0 },
        { kind: 'sloppy', seat: 0 },
        { kind: 'join', name: 'Anna', after: 2 },
      ],
      five,
    );
    expect(reduction.rejectedEvents).toEqual([]);
    expect(ringIn(merged)).toEqual([NAMES[0], 'Anna', 'Dina', 'Eli']);
  });

  test('Gools: who sat down beside a newcomer whose arrival is taken back stays at the table', () => {
    const { merged } = apart(
      [{ kind: 'sloppy', seat: 0 }],
      [
        { kind: 'join', name: 'Anna', after: 1 },
        { kind: 'join', name: 'Bo', after: 3 },
        { kind: 'sloppy', seat: 4 },
      ],
    );
    const phone = phoneOf('c', merged);
    phone.add({ kind: 'undo', entries: ['b-0'] });
    expect(reductionOf(phone.saved()).rejectedEvents).toEqual([]);
    expect(ringIn(phone.saved())).toEqual([...NAMES, 'Bo']);
  });

  const two = after(tournament, [
    { kind: 'withdraw', player: 0 },
    { kind: 'withdraw', player: 1 },
  ]);
  const instead = (name: string, player: number): GameEvent => ({ kind: 'join', name, instead: player });
  const NEW = 8;

  test('a tournament: of two who came in one place, one has the next that is free', () => {
    const { merged, reduction } = apart(
      [instead('Anna', 0)],
      [instead('Bo', 0), { kind: 'withdraw', player: NEW }],
      two,
    );
    expect(reduction.rejectedEvents).toEqual([]);
    expect(namesIn('tournament', reductionOf(merged).state).slice(NEW)).toEqual(['Anna', 'Bo']);
  });

  test('a tournament: the same newcomer in the same place on both phones is one person', () => {
    const { merged, reduction } = apart(
      [instead('Anna', 0)],
      [instead('Anna', 0), { kind: 'withdraw', player: NEW }],
      two,
    );
    expect(reduction.rejectedEvents.map(({ play }) => play.event.kind)).toEqual(['join']);
    expect((reductionOf(merged).state as { withdrawn: readonly number[] }).withdrawn).toEqual([0, 1, NEW]);
  });

  test('a tournament: the same newcomer in another place is one person, in the first of them', () => {
    const { merged, reduction } = apart(
      [instead('Anna', 0)],
      [instead('Anna', 1), { kind: 'withdraw', player: NEW }],
      two,
    );
    expect(reduction.rejectedEvents.map(({ play }) => play.event.kind)).toEqual(['join']);
    const { withdrawn, replaced } = reductionOf(merged).state as { withdrawn: readonly number[]; replaced: object };
    expect([withdrawn, replaced]).toEqual([[0, 1, NEW], { 0: NEW }]);
  });

  test('a tournament: who goes home on both phones goes once, and is nobody who comes', () => {
    const home: GameEvent = { kind: 'withdraw', player: 2 };
    const { reduction } = apart([home], [home, instead('Anna', 2), { kind: 'withdraw', player: NEW }], two);
    expect(reduction.rejectedEvents.map(({ play }) => play.event.kind)).toEqual(['withdraw']);
    expect([...reduction.numbering.seats.values()]).toEqual([NEW]);
  });

  test('a tournament: where no place is left, the second is kept and shown, and has none', () => {
    const one = after(tournament, [{ kind: 'withdraw', player: 0 }]);
    const { reduction } = apart([instead('Anna', 0)], [instead('Ylva', 0)], one);
    expect(reduction.rejectedEvents.map(({ play }) => play.id)).toEqual(['b-1']);
  });
});
