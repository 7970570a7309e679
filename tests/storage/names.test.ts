import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_TABLE_RULINGS } from '../../src/games/gools/rulings.ts';
import { GOOLS_ADAPTER } from '../../src/games/log-adapters/gools.ts';
import type { EntryBody } from '../../src/games/shared/history.ts';
import { playerKey } from '../../src/games/shared/names.ts';
import { mergeGames } from '../../src/storage/merge.ts';
import { calledNow, peopleOf, playersOf } from '../../src/storage/registry.ts';
import type { GameEvent, SavedGame, SavedGoolsGame } from '../../src/storage/saved-game.ts';
import { decodeGame, encodeGame } from '../../src/storage/game-link.ts';
import { cleanName, ID_MOST, isPlain } from '../../src/storage/text-schema.ts';
import { faultIn } from '../../src/tables/shell/Names.tsx';
import { faultOf, isTakenBefore, namesBefore } from '../../src/tables/shell/player-names.ts';
import { typedText } from '../../src/tables/shell/typed-text.ts';
import { fakeBrowser } from './fake-copies.ts';
import { goldenGame } from './golden.ts';
import { goolsStanding } from './adapters.ts';
import { expectMeant, reductionOf, type Phone, phoneOf } from './phones.ts';

type Body = EntryBody<GameEvent>;

const join = (name: string): Body => ({ kind: 'play', event: { kind: 'join', name, after: 0 } });
const call = (players: readonly string[], name: string): Body => ({ kind: 'player-name', players, name });

const evening = (...bodies: readonly Body[]): SavedGoolsGame =>
  ({
    v: 1,
    id: 'friday',
    game: 'gools',
    name: '',
    createdAt: 0,
    setup: { players: [{ name: 'Kari' }, { name: 'Ola' }, { name: 'Per' }], rulings: DEFAULT_TABLE_RULINGS },
    events: bodies.map((body, at) => ({ id: `e${at}`, seq: at + 1, at, ...body })),
  }) as SavedGoolsGame;

describe('a corrected name', () => {
  test('is that of one seat, or of all seats that one person has had', () => {
    const twice = evening({ kind: 'play', event: { kind: 'leave', seat: 2 } }, join('Per'), call(['2', 'e1'], 'Pelle'));
    expect(peopleOf(twice).map(({ ref, name }) => [ref, name])).toEqual([
      ['0', 'Kari'],
      ['1', 'Ola'],
      ['2', 'Pelle'],
      ['e1', 'Pelle'],
    ]);
    expect(goolsStanding(calledNow(twice)).players.filter(({ name }) => name === 'Pelle')).toHaveLength(2);
    expect(calledNow(twice)).toBe(calledNow(twice));
  });

  test('is that of who came later, also where the arrival itself was corrected', () => {
    const came = evening(
      join('Asse'),
      { kind: 'correct', entry: 'e0', event: { kind: 'join', name: 'Aasse', after: 1 } },
      call(['e0'], 'Åse'),
    );
    expect(playersOf(came)).toEqual(['Kari', 'Ola', 'Per', 'Åse']);
    expect(goolsStanding(calledNow(came))).toMatchObject({ rejectedEvents: 0 });
    expect(goolsStanding(calledNow(came)).players.map(({ name }) => name)).toContain('Åse');
  });

  test('is not given where another has it by then, and names may change hands', () => {
    expect(playersOf(evening(call(['0'], 'OLA')))).toEqual(['Kari', 'Ola', 'Per']);
    expect(playersOf(evening(call(['0'], 'Åse'), call(['1'], 'Kari')))).toEqual(['Åse', 'Kari', 'Per']);
    expect(playersOf(evening(call(['0'], 'kari')))).toEqual(['kari', 'Ola', 'Per']);
    expect(playersOf(evening(call(['7'], 'Nobody'), call(['gone'], 'Nobody')))).toEqual(['Kari', 'Ola', 'Per']);
  });

  test('leaves the lines of a game what they are as it goes on, so that it is not played through anew', () => {
    const came = evening(
      join('Asse'),
      join('Bo'),
      { kind: 'correct', entry: 'e1', event: { kind: 'join', name: 'Boo', after: 1 } },
      call(['e0', '7'], 'Åse'),
    );
    const before = calledNow(came);
    const later = { id: 'later', seq: 9, at: 9, ...join('Liv') } as (typeof came.events)[number];
    const called = { id: 'called', seq: 10, at: 10, ...call(['e1'], 'Bob') } as (typeof came.events)[number];
    const now = calledNow({ ...came, events: [...came.events, later, called] });
    expect(peopleOf(came).map(({ name }) => name)).toEqual(['Kari', 'Ola', 'Per', 'Åse', 'Boo']);
    expect(now.events[0]).toBe(before.events[0]);
    // Who is called otherwise by then is; who is not is as they were written.
    expect(playersOf({ ...came, events: [...came.events, later, called] })).toEqual([
      'Kari',
      'Ola',
      'Per',
      'Åse',
      'Bob',
      'Liv',
    ]);
    expect(now.events[4]).toBe(later);
  });

  test('is found at once in the largest file: everybody is not looked at for every name', () => {
    const joins = Array.from({ length: 1_500 }, (_, at) => join(`P${at}`));
    const calls = Array.from({ length: 3_400 }, (_, at) => call([`e${at % 1_500}`], `Q${at}`));
    const made = vi.spyOn(String.prototype, 'normalize');
    expect(playersOf(evening(...joins, ...calls)).at(-1)).toBe('Q2999');
    expect(made.mock.calls.length).toBeLessThan(30_000);
    made.mockRestore();
  });

  test('F64: is given to the second of a team who came by a line with the longest id there may be', async () => {
    const double = goldenGame('v1-double-up-team.json.txt');
    const log = await fakeBrowser().open();
    const id = 'x'.repeat(ID_MOST);
    const players = ['Åse', 'Bo'].map((name) => ({ name, drink: 'beer' }));
    const event = { kind: 'join', newcomer: { team: '', marker: 'hexagon', players } };
    const came = { ...double, events: [{ id, seq: 1, at: double.createdAt, kind: 'play', event }] } as SavedGame;
    expect(await log.addGames([came])).toBe('added');
    const second = peopleOf(came).find(({ name }) => name === 'Bo')!;
    log.append(came.id, [call([second.ref], 'Bob')]);
    const logged = log.$games.get().get(came.id);
    const named = logged?.kind === 'game' ? logged.game : came;
    expect(peopleOf(named).map(({ name }) => name)).toContain('Bob');
    expect(await decodeGame((await encodeGame(named))!)).toEqual({ kind: 'game', game: named });
  });

  test('is offered for the next game, and the old spelling is not', () => {
    expect(namesBefore([{ kind: 'game', game: evening(call(['0'], 'Åse')) }])).toEqual(['Åse', 'Ola', 'Per']);
  });

  test('leaves its old spelling to whoever comes later, also where two phones let them sit down', () => {
    const named = evening(call(['1'], 'Olav'));
    const phones = ['a', 'b'].map((tag) => {
      const phone = phoneOf(tag, named);
      expect(phone.play({ kind: 'join', name: 'Ola', after: 0 })).toBe(true);
      expect(phone.play({ kind: 'sloppy', seat: 3 })).toBe(true);
      return phone;
    }) as [Phone, Phone];
    const [a, b] = phones.map((phone) => phone.saved()) as [SavedGame, SavedGame];
    expect(playersOf(a)).toEqual(['Kari', 'Olav', 'Per', 'Ola']);
    expect(reductionOf(a).rejectedEvents).toEqual([]);
    const merged = mergeGames(a, b)!;
    expectMeant(merged, ...phones);
    const { rejectedEvents, steps } = reductionOf(merged);
    // One of them, who came once, and whose dice fell twice.
    expect(rejectedEvents.map(({ play }) => play.event.kind)).toEqual(['join']);
    expect(steps.filter(({ play }) => play.event.kind === 'sloppy')).toHaveLength(2);
    expect(playersOf(merged)).toEqual(['Kari', 'Olav', 'Per', 'Ola']);
  });

  test.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['ola ', 'taken'],
    ['x'.repeat(41), 'long'],
    ['Ka\u202Eri', 'unseen'],
    ['KARI', undefined],
    ['Åse', undefined],
  ] as const)('%j is refused as at the set-up: %s', (typed, why) => {
    expect(faultIn(evening(), [{ ref: '0', name: 'Kari' }], typed)).toBe(why);
  });
});

describe('two phones that corrected names, joined and undid apart', () => {
  const name = fc.constantFrom('Kari', 'Ola', 'Åse', 'åse', 'Liv', 'Nils');
  const body = (phone: string): fc.Arbitrary<Body> =>
    fc.oneof(
      fc
        .tuple(fc.array(fc.constantFrom('0', '1', '2', 'a0', 'b0'), { minLength: 1, maxLength: 2 }), name)
        .map(([players, called]) => call(players, called)),
      fc.constantFrom('Tor', 'Siv').map((called) => join(`${called} ${phone}`)),
      fc
        .tuple(fc.constantFrom('undo' as const, 'redo' as const), fc.nat({ max: 5 }))
        .map(([kind, at]) => ({ kind, entries: [`${phone}${at}`] })),
    );
  const phone = (of: string): fc.Arbitrary<SavedGame> =>
    fc.array(fc.tuple(body(of), fc.nat({ max: 2 })), { maxLength: 8 }).map((bodies) => {
      let seq = 0;
      const events = bodies.map(([each, gap], at) => ({ id: `${of}${at}`, seq: (seq += gap + 1), at, ...each }));
      return { ...evening(), events } as SavedGame;
    });
  const tables = (game: SavedGame) => {
    const standing = goolsStanding(calledNow(game) as SavedGoolsGame);
    // A round that counts, so that all who sit there have figures.
    return [
      standing,
      playersOf(game),
      GOOLS_ADAPTER.statistics([{ id: game.id, standing: { ...standing, rounds: 1 } }]),
    ];
  };

  test('have equal tables in whatever order they come together, and nobody has another’s name', () => {
    fc.assert(
      fc.property(phone('a'), phone('b'), phone('c'), (a, b, c) => {
        const one = mergeGames(mergeGames(a, b)!, c)!;
        const other = mergeGames(c, mergeGames(b, a)!)!;
        expect(tables(one)).toEqual(tables(other));
        const keys = peopleOf(one).map((person) => playerKey(person.name));
        const written = new Map<string, number>();
        for (const key of keys) written.set(key, (written.get(key) ?? 0) + 1);
        const people = peopleOf(one);
        for (const [key, count] of written)
          if (count > 1) {
            // Only who was written alike, or was said to be one person, shares a name.
            const refs = people.filter((person) => playerKey(person.name) === key).map(({ ref }) => ref);
            const isOne = one.events.some(
              (entry) => entry.kind === 'player-name' && refs.every((ref) => entry.players.includes(ref)),
            );
            const before = refs.map(
              (ref) =>
                peopleOf({ ...one, events: one.events.filter(({ kind }) => kind !== 'player-name') } as SavedGame).find(
                  (each) => each.ref === ref,
                )?.name,
            );
            expect(isOne || new Set(before).size === 1).toBe(true);
          }
      }),
      { seed: 21, numRuns: 400 },
    );
  });
});

describe('a name is somebody else’s where it looks the same', () => {
  test.each([
    ['Kari', 'KARI', true],
    ['Kari  Nordmann', 'Kari Nordmann', true],
    ['Kari\u00A0N', 'Kari N', true],
    ['❤️ Per', '❤ Per', true],
    ['👩‍👧', '👩👧', true],
    ['می\u200Cنا', 'مینا', true],
    ['A\u030Ase', 'Åse', true],
    ['👩‍👧', '👩‍👦', false],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', false],
    ['Kari N', 'KariN', false],
  ])('%j and %j: %s', (one, other, isOne) => {
    expect(playerKey(one) === playerKey(other)).toBe(isOne);
    expect(isTakenBefore([one, other], 1)).toBe(isOne);
  });

  test('a family of four, in a name as it is typed, is kept together', () => {
    expect(cleanName(' 👩‍👩‍👧‍👦\u200B Kari\u200D ')).toBe('👩‍👩‍👧‍👦 Kari');
    expect(typedText('no 👩🏽‍🚀\u200B\tat all', 40)).toBe('no 👩🏽‍🚀 at all');
    expect(faultOf('👩‍👩‍👧‍👦')).toBeUndefined();
    expect(faultOf('👩‍👩‍👧‍👦\u200D')).toBe('unseen');
  });

  test('a family, or a flag, for which there is no more room is left out as a whole: half of it could not be read again', () => {
    for (const picture of ['👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])
      for (let before = 0; before <= 12; before += 1) {
        const text = typedText('x'.repeat(before) + picture, 8);
        expect([text, isPlain(text)]).toEqual([text, true]);
        expect(text).toBe('x'.repeat(Math.min(before, 8)) + (before + [...picture].length <= 8 ? picture : ''));
      }
  });
});
