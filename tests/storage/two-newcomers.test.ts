import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GOOLS } from '../../src/games/gools/play.ts';
import { PLAYERS_MOST } from '../../src/games/gools/setup.ts';
import { previewCorrection } from '../../src/games/shared/correction.ts';
import { endOf, reduceEvents } from '../../src/games/shared/reduction.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import { knownBy, NOBODY } from '../../src/games/shared/seating.ts';
import { decodeGame, encodeGame } from '../../src/storage/game-link.ts';
import { mergeGames } from '../../src/storage/merge.ts';
import { parseSavedGame } from '../../src/storage/saved-game-schema.ts';
import { FORMS } from '../../src/storage/registry.ts';
import type { GameEvent, SavedGame } from '../../src/storage/saved-game.ts';
import { mini, round } from '../games/gools/table.ts';
import { NOON, throwing } from '../games/gug/table.ts';
import {
  after,
  expectMeant,
  reductionOf,
  gabong,
  gools,
  gug,
  joinGug,
  JUDGES,
  namesIn,
  type Phone,
  phoneOf,
  tournament,
} from './phones.ts';

const hands = (seats: readonly number[], out: number): GameEvent => ({
  kind: 'deal',
  hands: seats.map((seat) => ({ seat, by: 'cards', cards: seat === out ? [] : [4], isGabonged: false })),
});
const seatCount = (saved: SavedGame): number => namesIn(saved.game, reductionOf(saved).state).length;
const GABONG_SEATS = Array.from({ length: seatCount(gabong) }, (_, seat) => seat);

/** Seat 0 is the Three Man, and seat 1 throws. */
const MINI = after(gools, round('111|26 333|14 455|41'));

interface Row {
  readonly say: string;
  readonly game: SavedGame;
  /** What each of the two phones logs, by the number that its newcomer has there. */
  readonly logs: readonly [readonly GameEvent[], readonly GameEvent[]];
  /** So many lines are to fit, once both are together: the rest was said by both. */
  readonly fit: number;
}

const ROWS: readonly Row[] = [
  {
    say: 'Gools: dice off the table, rules, going home',
    game: gools,
    logs: [
      [
        { kind: 'join', name: 'Anna', after: 0 },
        { kind: 'sloppy', seat: 3 },
        { kind: 'rule', seat: 3, text: 'no names', overrule: { reason: 'agreed' } },
        { kind: 'pour', rule: 0, to: [1, 3], drinks: 2 },
      ],
      [
        { kind: 'join', name: 'Bo', after: 1 },
        { kind: 'sloppy', seat: 3 },
        { kind: 'sloppy', seat: 3 },
        { kind: 'join', name: 'Cato', after: 3 },
        { kind: 'sloppy', seat: 4 },
        { kind: 'leave', seat: 3 },
      ],
    ],
    fit: 10,
  },
  {
    say: 'Three Man: dice off the table while it is on',
    game: MINI,
    logs: [
      [{ kind: 'join', name: 'Anna', after: 0 }, mini({ kind: 'sloppy', seat: 3 }), { kind: 'sloppy', seat: 3 }],
      [
        { kind: 'join', name: 'Bo', after: 1 },
        mini({ kind: 'throw', seat: 1, dice: [2, 2], by: 'hand' }),
        mini({
          kind: 'hand-out',
          seat: 1,
          shares: [
            { to: 3, drinks: 1 },
            { to: 0, drinks: 1 },
          ],
        }),
        mini({ kind: 'sloppy', seat: 3 }),
      ],
    ],
    fit: 7,
  },
  {
    say: 'Gabong: penalties, the GM, a deal, going home',
    game: gabong,
    logs: [
      [
        { kind: 'join', name: 'Anna' },
        { kind: 'penalty', seat: GABONG_SEATS.length, clause: 'gabong-6.3' },
        { kind: 'master', seat: GABONG_SEATS.length },
        hands([...GABONG_SEATS, GABONG_SEATS.length], GABONG_SEATS.length),
      ],
      [
        { kind: 'join', name: 'Bo' },
        { kind: 'penalty', seat: GABONG_SEATS.length, clause: 'gabong-6.3' },
        { kind: 'penalty', seat: GABONG_SEATS.length, clause: 'gabong-6.3' },
        { kind: 'penalty', seat: GABONG_SEATS.length, clause: 'gabong-6.3' },
        { kind: 'leave', seat: GABONG_SEATS.length },
      ],
    ],
    fit: 9,
  },
  {
    say: 'GUG: throws, drinks, leaving',
    game: gug(),
    logs: [
      [joinGug(3, 'Anna'), throwing(3, 5), throwing(0, 1), { kind: 'mode', seat: 3, player: 0, drink: 'points' }],
      [
        joinGug(4, 'Bo'),
        throwing(3, 2),
        { kind: 'mode', seat: 3, player: 0, drink: 'other' },
        throwing(1, 3),
        { kind: 'retire', seat: 3 },
      ],
    ],
    fit: 9,
  },
  {
    say: 'a tournament: going home, somebody in their place',
    game: after(tournament, [
      { kind: 'withdraw', player: 0 },
      { kind: 'withdraw', player: 1 },
    ]),
    logs: [
      [
        { kind: 'join', name: 'Anna', instead: 0 },
        { kind: 'withdraw', player: 8 },
        { kind: 'join', name: 'Ylva', instead: 8 },
      ],
      [
        { kind: 'join', name: 'Bo', instead: 1 },
        { kind: 'withdraw', player: 8 },
      ],
    ],
    fit: 5,
  },
];

describe('F51: two phones each let somebody sit down, and come together', () => {
  test.each(ROWS)('$say', async ({ game, logs, fit }) => {
    const phones = logs.map((events, at) => {
      const phone = phoneOf('ab'[at]!, game);
      for (const event of events) expect([event, phone.play(event)]).toEqual([event, true]);
      return phone;
    }) as [Phone, Phone];
    const [a, b] = phones.map((phone) => phone.saved()) as [SavedGame, SavedGame];
    const merged = mergeGames(a, b)!;
    expect(mergeGames(b, a)).toEqual(merged);
    expect(mergeGames(merged, a)).toEqual(merged);
    expectMeant(merged, ...phones);
    const { steps, rejectedEvents } = reductionOf(merged);
    expect(rejectedEvents.map(({ play, judgement }) => [play.event, judgement.findings])).toEqual([]);
    expect(steps).toHaveLength(fit + game.events.length);
    // As it is read again: from a file, from a link, and by who only asks where it ended.
    expect(parseSavedGame(JSON.parse(JSON.stringify(merged)))).toEqual({ kind: 'game', game: merged });
    expect(await decodeGame((await encodeGame(merged))!)).toEqual({ kind: 'game', game: merged });
    const [judge] = JUDGES[merged.game]!;
    expect(endOf(judge, merged.setup, playedOf<GameEvent>(merged.events)).state).toEqual(reductionOf(merged).state);
  });

  const both = (first: readonly GameEvent[], second: readonly GameEvent[], game: SavedGame = gools) => {
    const phones = [phoneOf('a', game), phoneOf('b', game)] as const;
    for (const event of first) expect(phones[0].play(event)).toBe(true);
    for (const event of second) expect(phones[1].play(event)).toBe(true);
    const merged = mergeGames(phones[0].saved(), phones[1].saved())!;
    expectMeant(merged, ...phones);
    return { merged, phones, reduction: reductionOf(merged) };
  };
  const drinkers = (saved: SavedGame): readonly string[] => {
    const { state } = reductionOf(saved);
    const { pours } = state as { pours: readonly { to: readonly number[] }[] };
    return pours.flatMap(({ to }) => to.map((seat) => namesIn(saved.game, state)[seat]!));
  };

  test('the same newcomer on both is one person', () => {
    const { merged, reduction: together } = both(
      [
        { kind: 'join', name: 'Anna', after: 0 },
        { kind: 'sloppy', seat: 3 },
      ],
      [
        { kind: 'join', name: 'Bo', after: 0 },
        { kind: 'join', name: 'Anna', after: 1 },
        { kind: 'sloppy', seat: 4 },
        { kind: 'sloppy', seat: 3 },
      ],
    );
    // Who came twice sat down once, and what was said of them counts.
    expect(together.rejectedEvents.map(({ play }) => play.event.kind)).toEqual(['join']);
    expect(drinkers(merged)).toEqual(['Anna', 'Anna', 'Bo']);
  });

  test.each([
    {
      game: gools,
      joins: [
        { kind: 'join', name: 'Kari', after: 0 },
        { kind: 'join', name: 'kari', after: 1 },
      ],
    },
    {
      game: gabong,
      joins: [
        { kind: 'join', name: 'Kari' },
        { kind: 'join', name: 'KARI' },
      ],
    },
    { game: gug(), joins: [joinGug(3, 'Kari'), joinGug(3, 'kari')] },
    {
      game: after(tournament, [
        { kind: 'withdraw', player: 0 },
        { kind: 'withdraw', player: 1 },
      ]),
      joins: [
        { kind: 'join', name: 'Kari', instead: 0 },
        { kind: 'join', name: 'kari', instead: 1 },
      ],
    },
  ] as const)('F60: $game.game: a name typed in another case is one person', ({ game, joins }) => {
    const [a, b] = joins.map((event, at) => {
      const phone = phoneOf('ab'[at]!, game);
      expect(phone.play(event)).toBe(true);
      return phone.saved();
    }) as [SavedGame, SavedGame];
    const merged = mergeGames(a, b)!;
    const { state, rejectedEvents } = reductionOf(merged);
    expect(rejectedEvents.map(({ play }) => play.id)).toEqual([`b-${game.events.length}`]);
    expect(namesIn(game.game, state)).toHaveLength(seatCount(game) + 1);
  });

  test('2.5: the same newcomer with the same sign on both is one person, and another has the next sign', () => {
    const drinks = (seat: number): GameEvent => ({ kind: 'mode', seat, player: 0, drink: 'points' });
    const of = (name: string) =>
      both([joinGug(3, 'Anna'), throwing(3, 5)], [joinGug(3, name), drinks(3)], gug()).reduction;
    const same = of('Anna');
    expect(same.rejectedEvents.map(({ play }) => play.event.kind)).toEqual(['join']);
    expect(same.steps.map(({ play }) => play.event)).toEqual([joinGug(3, 'Anna'), throwing(3, 5), drinks(3)]);
    const other = of('Bo');
    expect(other.rejectedEvents).toEqual([]);
    expect(other.steps.map(({ play }) => play.event)).toEqual(
      expect.arrayContaining([joinGug(3, 'Anna'), joinGug(4, 'Bo'), drinks(4)]),
    );
  });

  test('of somebody for whom there was no room nothing counts, and nothing of theirs is anybody else’s', () => {
    const full = after(
      gools,
      Array.from({ length: PLAYERS_MOST - 4 }, (_, at): GameEvent => ({ kind: 'join', name: `N${at}`, after: 0 })),
    );
    const { merged, reduction: together } = both(
      [{ kind: 'join', name: 'Anna', after: 0 }],
      [
        { kind: 'join', name: 'Bo', after: 0 },
        { kind: 'sloppy', seat: PLAYERS_MOST - 1 },
        { kind: 'leave', seat: PLAYERS_MOST - 1 },
      ],
      full,
    );
    expect(together.rejectedEvents.map(({ play }) => play.event.kind)).toEqual(['join', 'sloppy', 'leave']);
    expect(drinkers(merged)).toEqual([]);
  });

  test('what is played on after that counts by the names on the screen, on either phone', () => {
    const { merged } = both([{ kind: 'join', name: 'Anna', after: 0 }], [{ kind: 'join', name: 'Bo', after: 1 }]);
    const later = [phoneOf('c', merged), phoneOf('d', merged)] as const;
    for (const phone of later) {
      const names = namesIn('gools', reductionOf(phone.saved()).state);
      expect(names.slice(3)).toEqual(['Anna', 'Bo']);
      phone.play({ kind: 'join', name: phone === later[0] ? 'Cato' : 'Dina', after: 4 });
      phone.play({ kind: 'sloppy', seat: 5 });
      phone.play({ kind: 'sloppy', seat: 4 });
    }
    const again = mergeGames(later[0].saved(), later[1].saved())!;
    expectMeant(again, ...later);
    expect(drinkers(again).toSorted()).toEqual(['Bo', 'Bo', 'Cato', 'Dina']);
  });

  test('an arrival that is taken back takes along what was said of that person, and nothing of others', () => {
    const { merged } = both(
      [
        { kind: 'join', name: 'Anna', after: 0 },
        { kind: 'sloppy', seat: 3 },
      ],
      [
        { kind: 'join', name: 'Bo', after: 1 },
        { kind: 'sloppy', seat: 3 },
      ],
    );
    const phone = phoneOf('c', merged);
    phone.add({ kind: 'undo', entries: ['a-0'] });
    expect(drinkers(phone.saved())).toEqual(['Bo']);
    expect(reductionOf(phone.saved()).rejectedEvents.map(({ play }) => play.id)).toEqual(['a-1']);
    phone.add({ kind: 'redo', entries: ['a-0'] });
    expect(drinkers(phone.saved())).toEqual(['Anna', 'Bo']);
  });

  test('a correction is about whom it was written for, and so is what has to hold after it', () => {
    const phones = [phoneOf('a', gools), phoneOf('b', gools)] as const;
    const [a, b] = phones;
    a.play({ kind: 'join', name: 'Anna', after: 0 });
    for (const event of [
      { kind: 'join', name: 'Bo', after: 1 },
      { kind: 'sloppy', seat: 0 },
      { kind: 'leave', seat: 2 },
    ] as const)
      b.play(event);
    const { numbering } = reductionOf(b.saved());
    const event: GameEvent = { kind: 'sloppy', seat: 3 };
    b.add({ kind: 'correct', entry: 'b-1', event, ...knownBy(GOOLS.seating, numbering, event) });
    const merged = mergeGames(a.saved(), b.saved())!;
    expect(drinkers(merged)).toEqual(['Bo']);
    // Anna's arrival is corrected to one that cannot be: Bo's number moves, and Bo's line stays Bo's.
    const folded = reductionOf(merged);
    const [judge] = JUDGES['gools']!;
    const correction = { entry: 'a-0', event: { kind: 'join', name: 'Ola', after: 0 } as const };
    const { lost, kept } = previewCorrection(
      judge,
      merged.setup,
      folded,
      correction,
      playedOf<GameEvent>(merged.events),
      () => undefined,
    );
    expect(lost.map(({ play }) => play.id)).toEqual(['a-0']);
    expect(kept).toEqual({ also: [], lost: ['a-0'] });
  });

  test('a line about somebody whose arrival is not there is kept, and counts once it is', () => {
    const { phones } = both(
      [{ kind: 'join', name: 'Anna', after: 0 }],
      [
        { kind: 'join', name: 'Bo', after: 1 },
        { kind: 'sloppy', seat: 3 },
      ],
    );
    const [a, b] = phones.map((phone) => phone.saved()) as [SavedGame, SavedGame];
    const torn = { ...b, events: b.events.slice(1) } as SavedGame;
    const without = mergeGames(a, torn)!;
    expect(drinkers(without)).toEqual([]);
    expect(reductionOf(without).rejectedEvents).toHaveLength(1);
    expect(drinkers(mergeGames(without, b)!)).toEqual(['Bo']);
  });

  test('lines of before, which do not say by which arrivals they count, count as they did', () => {
    const old = {
      ...gools,
      events: (
        [
          { kind: 'join', name: 'Anna', after: 0 },
          { kind: 'join', name: 'Bo', after: 1 },
          { kind: 'sloppy', seat: 4 },
        ] as const
      ).map((event, at) => ({ id: `e${at}`, seq: at + 1, at: NOON, kind: 'play', event })),
    } as SavedGame;
    expect(parseSavedGame(old).kind).toBe('game');
    expect(drinkers(old)).toEqual(['Bo']);
  });

  test('a game is told line by line as it is told at once', () => {
    const { merged } = both(ROWS[0]!.logs[0], ROWS[0]!.logs[1]);
    const plays = playedOf<GameEvent>(merged.events);
    const [judge] = JUDGES['gools']!;
    let last: ReturnType<typeof reductionOf> | undefined;
    for (let count = 0; count <= plays.length; count += 1) {
      last = reduceEvents(judge, merged.setup, plays.slice(0, count), last);
      expect(last).toEqual(reduceEvents(judge, merged.setup, plays.slice(0, count)));
    }
    // What is the same again is not judged again.
    expect(reduceEvents(judge, merged.setup, plays, last).steps.every((step, at) => step === last!.steps[at])).toBe(
      true,
    );
  });

  describe('whatever three phones do apart', () => {
    const act = fc.record({ kind: fc.nat({ max: 9 }), seat: fc.nat({ max: 7 }), name: fc.nat({ max: 4 }) });
    const NAMES = ['Anna', 'Bo', 'Cato', 'Dina', 'Eli'];
    const GOOLS_ACTS = ({ kind, seat, name }: { kind: number; seat: number; name: number }): GameEvent =>
      kind < 3
        ? { kind: 'join', name: NAMES[name]!, after: seat }
        : kind < 4
          ? { kind: 'leave', seat }
          : { kind: 'sloppy', seat };
    const GABONG_ACTS = ({ kind, seat, name }: { kind: number; seat: number; name: number }): GameEvent =>
      kind < 3
        ? { kind: 'join', name: NAMES[name]! }
        : kind < 4
          ? { kind: 'leave', seat }
          : kind < 5
            ? { kind: 'master', seat }
            : { kind: 'penalty', seat, clause: 'gabong-6.3' };
    const GUG_ACTS = ({ kind, seat, name }: { kind: number; seat: number; name: number }): GameEvent =>
      kind < 3
        ? joinGug(seat % 6, NAMES[name]!)
        : kind < 4
          ? { kind: 'retire', seat }
          : kind < 7
            ? throwing(seat, 1 + name)
            : { kind: 'mode', seat, player: 0, drink: 'points' };
    test.each([
      ['gools', gools, GOOLS_ACTS],
      ['gabong', gabong, GABONG_ACTS],
      ['gug', gug(2), GUG_ACTS],
    ] as const)('%s: nothing is anybody else’s, in whatever order they come together', (_, game, acts) => {
      const log = fc.array(act, { maxLength: 8 });
      fc.assert(
        fc.property(fc.tuple(log, log, log), log, (logs, more) => {
          const phones = logs.map((each, at) => {
            const phone = phoneOf('abc'[at]!, game);
            for (const one of each) phone.play(acts(one));
            return phone;
          });
          const [a, b, c] = phones.map((phone) => phone.saved()) as [SavedGame, SavedGame, SavedGame];
          // One of them plays on with what another has, before all come together.
          phones[0]!.take(b);
          for (const one of more) phones[0]!.play(acts(one));
          const merged = mergeGames(mergeGames(phones[0]!.saved(), a)!, c)!;
          expect(mergeGames(c, mergeGames(b, phones[0]!.saved())!)).toEqual(merged);
          expectMeant(merged, ...phones);
        }),
        { seed: 7, numRuns: 60 },
      );
    });
  });
});

test('every place where an event names somebody is one that its game counts by', () => {
  const LATE = JSON.stringify({ type: 'integer', minimum: 0, maximum: NOBODY });
  for (const [id, form] of Object.entries(FORMS)) {
    const found = new Set<string>();
    const look = (schema: unknown, key: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { type, minimum, maximum } = schema as { type?: unknown; minimum?: unknown; maximum?: unknown };
      if (JSON.stringify({ type, minimum, maximum }) === LATE) found.add(key);
      for (const [inner, value] of Object.entries(schema))
        if (inner === 'properties') for (const [name, each] of Object.entries(value as object)) look(each, name);
        else look(value, key);
    };
    look(toJsonSchema(form.event, { errorMode: 'ignore', typeMode: 'input' }), '');
    // Drinks count as far, and are nobody.
    found.delete('drinks');
    const { keys, rules } = JUDGES[id]![0].seating!;
    expect([id, [...found].toSorted()]).toEqual([id, [...keys, ...(rules ? [rules.key] : [])].toSorted()]);
  }
});
