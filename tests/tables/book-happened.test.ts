import { describe, expect, test } from 'vitest';
import type { GugEvent } from '../../src/games/gug/events.ts';
import type { GugState } from '../../src/games/gug/play-state.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import { thrownAgain } from '../../src/games/shared/thrown-again.ts';
import { GUG_EN } from '../../src/i18n/gug/en.ts';
import { GUG_NB } from '../../src/i18n/gug/nb.ts';
import { GUG_GAME_EN } from '../../src/i18n/gug-game/en.ts';
import { GUG_GAME_NB } from '../../src/i18n/gug-game/nb.ts';
import { TABLE_STEPS_EN } from '../../src/i18n/table/en.ts';
import { againWords } from '../../src/tables/shell/again-words.ts';
import { chargesOf } from '../../src/tables/gug/game/book/charged.ts';
import {
  clausesIn,
  describerOf,
  eventSentence,
  roundName,
  throwingOf,
  told,
  turnName,
} from '../../src/tables/gug/game/describer.ts';
import { namesOf } from '../../src/tables/gug/names.ts';
import { otherEnds } from '../../src/tables/gug/game/book/editors.tsx';
import { situationAt, stateAt } from '../../src/tables/gug/game/game-session.ts';
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

const LOG = entries([...STARTED, ...TURN, drinking(0, 1)]);
const after = (body: Pick<LogEntry, 'id'> & Record<string, unknown>): LogEntry[] => [
  ...LOG,
  { seq: LOG.length + 1, at: NOON + 60_000, ...body } as LogEntry,
];

describe('what happened', () => {
  const names = {
    words: GUG_GAME_EN,
    who: (seat: number) => ({ name: `seat ${seat}`, count: 1 }),
    station: String,
    onLoop: () => '',
    option: (_ruling: string, option: string) => option,
  };

  test('is listed by rounds, for whoever joins later too', () => {
    const { steps } = folded(LOG);
    expect(steps.map((step) => roundName(step, names))).toEqual([
      ...STARTED.map(() => undefined),
      ...[...TURN, 'drinks'].map(() => 'Round 1'),
    ]);
    const [roll] = steps.slice(STARTED.length);
    /** A roll by the third to sit down, or by the first, after so many turns of each. */
    const rollAfter = (seat: number, ...had: readonly number[]) => {
      const { before } = roll!;
      const seats = had.map((turns) => ({ ...before.seats[0]!, turns }));
      return roundName({ ...roll!, before: { ...before, seats, turn: { ...before.turn!, seat } } }, names);
    };
    expect([rollAfter(2, 3, 3, 0), rollAfter(0, 3, 3, 1)]).toEqual(['Round 3', 'Round 4']);
  });

  test('is told turn by turn: who drinks after it belongs to it, and a house rule to none', () => {
    const ruled = entries([
      ...[...STARTED, ...TURN, drinking(0, 1)],
      { kind: 'ruling', ruling: 'R6', option: 'early' },
      rolling(1, 3),
    ]);
    expect(folded(ruled).steps.map((step) => turnName(step, names))).toEqual([
      ...STARTED.map(() => 'Before the first turn'),
      ...[...TURN, 'drinks'].map(() => 'Turn 1'),
      undefined,
      'Turn 2',
    ]);
    /** The same where everybody has had a turn, and the first is next. */
    const [reading, roll] = folded(ruled)
      .steps.slice(-2)
      .map((step) => {
        const seats = step.before.seats.map((seat) => ({ ...seat, turns: 1 }));
        return roundName(
          { ...step, before: { ...step.before, seats, turn: { ...step.before.turn!, seat: 0 } } },
          names,
        );
      });
    expect([reading, roll]).toEqual(['Round 1', 'Round 2']);
  });

  test('cites the clauses that decided a step', () => expect(clausesIn(folded(LOG).steps[7]!)).toContain('gug-8.3'));

  describe('a pause', () => {
    const rolled = play(GAME, begun(2, { variation: 'CSP' }), [rolling(0, 1)]);
    const from = rolled.now + 1000;
    const paused = play(GAME, rolled, [{ kind: 'pause' }], from);
    const begins = { play: { event: { kind: 'pause' } as const }, before: rolled, after: paused };
    const over = (ms: number, event: GugEvent = { kind: 'resume' }) => {
      const after = play(GAME, paused, [event], from + ms);
      return { play: { event }, before: paused, after };
    };

    test.each([
      ['while it goes on', undefined, 'The clock was paused during seat 0’s turn.'],
      ['59 seconds', 59_000, 'The clock was paused for less than a minute during seat 0’s turn.'],
      ['a minute', 60_000, 'The clock was paused for one minute during seat 0’s turn.'],
      ['four minutes', 250_000, 'The clock was paused for 4 minutes during seat 0’s turn.'],
      ['where the clock was set back in it', -60_000, 'The clock was paused during seat 0’s turn.'],
    ])('is told with how long it was: %s', (_, ms, said) =>
      expect(told(begins, { ...names, steps: ms === undefined ? [begins] : [begins, over(ms)] })).toEqual([said]),
    );

    test('is over by itself where somebody plays on, and that is said', () => {
      const said = 'The clock is running again.';
      expect(told(over(1000), names)).toEqual([said]);
      const lost = over(1000, { kind: 'snol', seat: 0, form: 'lost' });
      expect(told(lost, names)).toContain(said);
      expect(told(over(1000, { kind: 'call-off' }), names)).not.toContain(said);
      expect(told(over(1000, { kind: 'referee', name: 'Kari' }), names)).not.toContain(said);
    });

    test('cites the rule of the clock that it stops', () => {
      const clauses = (state: GugState) =>
        clausesIn({
          ...folded(LOG).steps[0]!,
          play: { id: '', at: 0, event: { kind: 'pause' }, isCorrected: false },
          after: state,
        });
      expect([clauses(paused), clauses(begun(2))]).toEqual([
        expect.arrayContaining(['gug-17.3']),
        expect.arrayContaining(['gug-15.1']),
      ]);
    });

    test('between two turns is one line with its end, and within a turn a part of it', () => {
      const between = { ...rolled, turn: { ...rolled.turn!, dice: [], number: 2 } };
      const kinds = (['pause', 'resume'] as const).map((kind): GugEvent => ({ kind }));
      const turns = (before: GugState) =>
        kinds.map((event) =>
          turnName({ ...folded(LOG).steps[0]!, play: { id: '', at: 0, event, isCorrected: false }, before }, names),
        );
      expect([turns(between), turns(rolled)]).toEqual([
        ['Pause', 'Pause'],
        [undefined, undefined],
      ]);
    });
  });

  test('tells dice from what is chosen', () => {
    expect(throwingOf(rolling(0, 2))).toMatchObject({ who: 0, of: 'dice', shown: [2] });
    expect(throwingOf(STARTED[0]!)).toMatchObject({ who: 0, of: 'dice' });
    expect([TURN[1]!, drinking(0, 1)].map(throwingOf)).toEqual([undefined, undefined]);
  });

  test('says what stood in the place of a roll that was taken back and made again', () => {
    const byPhone = (dice: number): GugEvent => ({ kind: 'roll', seat: 0, dice: [dice], by: 'phone' });
    const log = entries([...STARTED, byPhone(3), byPhone(5)]);
    const [first, second] = log.slice(-2);
    const back = (kind: 'undo' | 'redo'): LogEntry => ({ ...first!, id: kind, kind, entries: [first!.id] });
    const again = (...last: readonly LogEntry[]) => {
      const lines = [...log.slice(0, -1), ...last].map((entry, index) => ({ ...entry, seq: index + 1 }));
      return againWords([...thrownAgain(lines, throwingOf).values()].flat(), TABLE_STEPS_EN.happened.again);
    };
    expect(again(back('undo'), second!)).toEqual(['Rolled again: it was 3.']);
    expect(again(back('undo'), back('redo'))).toEqual([]);
  });
});

describe('the other ends of a move', () => {
  test('are those that were legal then, and each makes an event that fits', () => {
    const { play, before } = folded(LOG).steps[7]!;
    const network = GAME.turnNetwork(before);
    const ends = otherEnds(network, before, play.event as Extract<GugEvent, { kind: 'move' }>);
    expect(ends.length).toBeGreaterThan(3);
    for (const { event } of ends) expect(GAME.decide(before, event, NOON + 7000).judgement.allowed).toBe(true);
  });

  test('there are none for a move that has lost its roll', () => {
    const undone = after({ id: 'u', kind: 'undo', entries: ['e6'] });
    const { before } = folded(undone).steps[6] ?? { before: folded(undone).state };
    const network = GAME.turnNetwork(before);
    expect(otherEnds(network, before, TURN[1] as Extract<GugEvent, { kind: 'move' }>)).toEqual([]);
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
    ...describerOf({
      words,
      names: namesOf(NETWORK.board, panelWords, lang),
      state: folded([]).state,
      game: GAME,
      rulings: {},
    }),
    who: (seat: number) => ({ name: `${seat}`, count: 1 }),
    station: String,
  };

  test('where the line does not call at the start, it says why it is on the line (R18)', () => {
    const started = (station: 'bank' | 'monument') => eventSentence(placing(0, station), folded([]).state, names);
    expect(started('bank')).toBe(atBank);
    expect(started('monument')).not.toContain('R18');
  });

  test('a move says whence, whither, and what it costs', () => {
    const [what, ...rest] = told(folded(LOG).steps[7]!, names);
    expect(what).toBe(moved);
    expect(rest.join(' ')).toContain(drinks);
  });

  test('a throw by the phone says so', () =>
    expect(
      told(
        {
          play: { event: { kind: 'roll', seat: 0, dice: [3], by: 'phone' } },
          before: folded(LOG).state,
          after: undefined,
        },
        names,
      ),
    ).toContain(byPhone));

  test('a newcomer joins, and had nothing to drink before', () => {
    const before = begun(2);
    const after = play(GAME, before, [
      { kind: 'join', newcomer: { team: '', marker: 'star', players: [{ name: 'Åse', drink: 'beer' }] } },
    ]);
    const event = { kind: 'join', newcomer: after.setup.seats[2]! } as const;
    const said = told({ play: { event }, before, after }, names);
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
      { kind: 'pause' },
      { kind: 'resume' },
      { kind: 'time-up' },
      { kind: 'call-off' },
    ];
    for (const event of events)
      for (const sentence of told({ play: { event }, before: state, after: undefined }, names)) {
        expect(sentence).not.toBe('');
        expect(sentence).not.toMatch(/[{}]|undefined/);
      }
  });
});
