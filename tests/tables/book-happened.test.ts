import { describe, expect, test } from 'vitest';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import { GUG_EN } from '../../src/i18n/gug/en.ts';
import { GUG_NB } from '../../src/i18n/gug/nb.ts';
import { GUG_GAME_EN, type GugGameWords } from '../../src/i18n/gug-game/en.ts';
import { GUG_GAME_NB } from '../../src/i18n/gug-game/nb.ts';
import { chargesOf } from '../../src/tables/gug/game/book/charged.ts';
import { happenedIn } from '../../src/tables/gug/game/book/happened.ts';
import { happenedWords } from '../../src/tables/gug/game/book/happened-words.ts';
import { onLoopOf } from '../../src/tables/gug/game/book/use-book-names.ts';
import { namesOf } from '../../src/tables/gug/names.ts';
import { otherEnds } from '../../src/tables/gug/game/book/move-ends.ts';
import { situationAt, stateAt } from '../../src/tables/gug/game/book/replayed.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import type { SavedGugGame } from '../../src/storage/saved-game.ts';
import {
  begun,
  drinking,
  GAME,
  moving,
  NOON,
  passing,
  placing,
  play,
  rolling,
  setupOf,
  STARTED,
} from '../games/gug/table.ts';

type LogEntry = SavedGugGame['events'][number];

const SETUP = setupOf(2);
const NETWORK = GAME.network(SETUP);
const TURN: readonly GugEvent[] = [rolling(0, 2), moving(0, 'victoria:green-park,victoria:oxford-circus'), passing(0)];
const entries = (events: readonly GugEvent[]): LogEntry[] =>
  events.map((event, index) => ({ id: `e${index}`, seq: index + 1, at: NOON + index * 1000, kind: 'play', event }));
const folded = (log: readonly LogEntry[]) => reduceEvents(GAME, SETUP, playedOf(log));
const happened = (log: readonly LogEntry[]) => happenedIn(log, folded(log));

const LOG = entries([...STARTED, ...TURN, drinking(0, 1)]);
const after = (body: Pick<LogEntry, 'id'> & Record<string, unknown>): LogEntry[] => [
  ...LOG,
  { seq: LOG.length + 1, at: NOON + 60_000, ...body } as LogEntry,
];

describe('what happened', () => {
  test('holds every play with the game before and after it', () => {
    const all = happened(LOG);
    expect(all.map(({ is }) => is)).toEqual(LOG.map(() => 'stands'));
    expect(all.map(({ step }) => step)).toEqual(LOG.map((_, index) => index + 1));
    expect(all[6]?.before.turn?.dice).toEqual([]);
    expect(all[6]?.after?.turn?.dice).toEqual([2]);
  });

  test('keeps what was taken back, and puts it back in its place', () => {
    const undone = after({ id: 'u', kind: 'undo', entries: ['e9'] });
    expect(happened(undone).at(-1)).toMatchObject({ id: 'e9', is: 'undone', step: undefined, after: undefined });
    const redone: LogEntry[] = [...undone, { id: 'r', seq: 12, at: NOON, kind: 'redo', entries: ['e9'] }];
    expect(happened(redone).at(-1)?.is).toBe('stands');
  });

  test('a correction holds, says what stood there, and what no longer fits has its reason', () => {
    const corrected = after({ id: 'c', kind: 'correct', entry: 'e6', event: rolling(0, 1) });
    const all = happened(corrected);
    expect(all[6]).toMatchObject({ is: 'stands', event: { dice: [1] }, first: { dice: [2] } });
    expect(all[7]).toMatchObject({ is: 'misfit', step: undefined });
    expect(all[7]?.findings.map(({ clause }) => clause)).toContain('gug-8.1');
    expect(all[7]?.before).toBe(all[6]?.after);
  });
});

describe('a roll that was taken back and made again', () => {
  const byPhone = (dice: number): GugEvent => ({ kind: 'roll', seat: 0, dice: [dice], by: 'phone' });
  const lines = (first: GugEvent, next: GugEvent | undefined): LogEntry[] => {
    const begun = [...entries([...STARTED, first]), line({ kind: 'undo', entries: ['e6'] })];
    return next
      ? [...begun, line({ kind: 'play', event: next }, 1)]
      : [...begun, line({ kind: 'redo', entries: ['e6'] }, 1)];
  };
  const line = (body: object, after = 0): LogEntry => {
    const seq = STARTED.length + 2 + after;
    return { id: `x${seq}`, seq, at: NOON + seq * 1000, ...body } as LogEntry;
  };
  const lastWords = (log: readonly LogEntry[], words: GugGameWords) =>
    happenedWords(
      happened(log).findLast(({ is }) => is === 'stands')!,
      {
        words,
        seat: (seat) => `seat ${seat}`,
        station: (station) => station,
        onLoop: () => '',
        option: (_, option) => option,
      },
    );

  test('says what it was', () => {
    const log = lines(byPhone(3), byPhone(5));
    expect(lastWords(log, GUG_GAME_EN)).toEqual([
      'seat 0 rolled 5.',
      'Rolled on the phone.',
      'Rolled again: it was 3.',
    ]);
    expect(lastWords(log, GUG_GAME_NB)).toContain('Kastet på nytt. Tidligere: 3.');
  });

  test('is entered again where it was mistyped', () =>
    expect(lastWords(lines(rolling(0, 3), rolling(0, 5)), GUG_GAME_EN)).toEqual([
      'seat 0 rolled 5.',
      'Entered again: it was 3.',
    ]));

  test('leaves no trace where redo put it back', () =>
    expect(lastWords(lines(byPhone(3), undefined), GUG_GAME_EN)).toEqual(['seat 0 rolled 3.', 'Rolled on the phone.']));
});

describe('the other ends of a move', () => {
  test('are those that were legal then, and each makes an event that fits', () => {
    const move = happened(LOG)[7]!;
    const network = GAME.turnNetwork(move.before);
    const ends = otherEnds(network, move.before, move.event as Extract<GugEvent, { kind: 'move' }>);
    expect(ends.length).toBeGreaterThan(3);
    for (const { event } of ends) expect(GAME.decide(move.before, event, NOON + 7000).judgement.allowed).toBe(true);
  });

  test('there are none for a move that has lost its roll', () => {
    const undone = after({ id: 'u', kind: 'undo', entries: ['e6'] });
    const move = happened(undone)[7]!;
    const network = GAME.turnNetwork(move.before);
    expect(otherEnds(network, move.before, move.event as Extract<GugEvent, { kind: 'move' }>)).toEqual([]);
  });
});

describe('amounts', () => {
  test('have what gave them, the newest first, and add up to what was owed and drunk', () => {
    const { state, steps } = folded(LOG);
    const charges = chargesOf(steps, 0);
    expect(charges[0]?.station).toBe('oxford-circus');
    const total = charges.reduce((sum, { charge }) => sum + charge.sips.total, 0);
    const { owed, players } = state.seats[0]!;
    expect(total).toBe(owed + players[0]!.drunk);
  });
});

describe('the replay', () => {
  const saved: SavedGugGame = {
    v: 1,
    id: 'g',
    game: 'gug',
    name: '',
    createdAt: NOON,
    setup: SETUP,
    rulings: DEFAULT_RULINGS,
    sides: {},
    board: { id: 'london-2025', version: 1 },
    events: LOG,
  };
  const all = folded(LOG);
  const network = GAME.network(SETUP);

  test('starts before the first throw, and ends with the game as it stands', () => {
    expect(stateAt(all, 0).toThrow).toEqual([0, 1]);
    expect(stateAt(all, all.steps.length)).toBe(all.state);
    expect(situationAt(network, saved, all, 0)).toMatchObject({ position: null, route: [] });
  });

  test('a move is shown by its route from where the icon stood, all else by where it stands', () => {
    const move = situationAt(network, saved, all, 8);
    expect(move).toMatchObject({ dice: [2], position: { at: 'victoria' } });
    expect(move.route).toHaveLength(2);
    expect(situationAt(network, saved, all, 9)).toMatchObject({ position: { at: 'oxford-circus' }, route: [] });
  });

  test('every step of it can be shown', () => {
    for (let step = 0; step <= all.steps.length; step += 1)
      expect(situationAt(network, saved, all, step).board).toBe('london-2025');
  });
});

describe.each([
  [
    'English',
    [GUG_GAME_EN, GUG_EN, 'en'],
    ['0 went from victoria to oxford-circus.', '0 drinks'],
    'Rolled on the phone.',
    '0 starts at bank, on the Circle line, because Monument is (R18).',
  ],
  [
    'Norwegian',
    [GUG_GAME_NB, GUG_NB, 'nb'],
    ['0 dro fra victoria til oxford-circus.', '0 drikker'],
    'Kastet på telefonen.',
    '0 starter på bank, på Circle-linjen, fordi Monument ligger der (R18).',
  ],
] as const)('in %s', (_, [words, panelWords, lang], [moved, drinks], byPhone, atBank) => {
  const names = {
    words,
    seat: String,
    station: String,
    onLoop: onLoopOf(namesOf(NETWORK.board, panelWords, lang), NETWORK),
    option: (_ruling: string, option: string) => option,
  };

  test('where the line does not call at the start, it says why it is on the line (R18)', () => {
    const started = (station: 'bank' | 'monument') =>
      happenedWords({ event: placing(0, station), before: folded([]).state, after: undefined }, names)[0];
    expect(started('bank')).toBe(atBank);
    expect(started('monument')).not.toContain('R18');
  });

  test('a move says whence, whither, and what it costs', () => {
    const told = happenedWords(happened(LOG)[7]!, names);
    expect(told[0]).toBe(moved);
    expect(told.slice(1).join(' ')).toContain(drinks);
  });

  test('a throw by the phone says so', () =>
    expect(
      happenedWords(
        { event: { kind: 'roll', seat: 0, dice: [3], by: 'phone' }, before: folded(LOG).state, after: undefined },
        names,
      ),
    ).toContain(byPhone));

  test('a newcomer joins, and had nothing to drink before', () => {
    const before = begun(2);
    const after = play(GAME, before, [
      { kind: 'join', newcomer: { team: '', marker: 'star', players: [{ name: 'Åse', drink: 'beer' }] } },
    ]);
    const event = { kind: 'join', newcomer: after.setup.seats[2]! } as const;
    const said = happenedWords({ event, before, after }, names);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^Åse .+\.$/);
  });

  test('no event leaves a gap in its sentence', () => {
    const { state } = folded(LOG);
    const events: readonly GugEvent[] = [
      ...STARTED,
      ...TURN,
      { kind: 'move', seat: 0, icon: 0, die: 0, route: [], drop: false, overrule: { reason: 'mercy' } },
      { kind: 'toss', seat: 0, eyes: 3, by: 'hand' },
      { kind: 'skip', seat: 1 },
      ...(['hurry', 'count', 'lost'] as const).map((form): GugEvent => ({ kind: 'snol', seat: 1, form })),
      { kind: 'mode', seat: 1, player: 0, drink: 'points' },
      { kind: 'ruling', ruling: 'R6', option: 'early' },
      { kind: 'referee', name: 'Kari' },
      { kind: 'referee', name: null },
      { kind: 'retire', seat: 1 },
      { kind: 'join', newcomer: { team: '', marker: 'star', players: [{ name: 'Åse', drink: 'beer' }] } },
      { kind: 'time-up' },
      { kind: 'call-off' },
    ];
    for (const event of events)
      for (const sentence of happenedWords({ event, before: state, after: undefined }, names)) {
        expect(sentence).not.toBe('');
        expect(sentence).not.toMatch(/[{}]|undefined/);
      }
  });
});
