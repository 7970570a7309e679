import { type ComponentChildren, type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type LogAdapter, type Standing, standingOf } from '../../src/games/log-adapters/log-adapter.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import type { EntryBody } from '../../src/games/shared/history.ts';
import type { Person } from '../../src/games/shared/names.ts';
import { type Play, playedOf, redoOf, undoOf } from '../../src/games/shared/played.ts';
import type { Lang } from '../../src/i18n/lang.ts';
import { Filters } from '../../src/logbook/Filters.tsx';
import { GameCard } from '../../src/logbook/GameCard.tsx';
import { ALL, isShown, liveGames, summaryOf } from '../../src/logbook/game-list.ts';
import type { Known } from '../../src/logbook/game-ui.ts';
import { LogContext } from '../../src/logbook/log-context.ts';
import { PersonSheet, PlayersView, usePersons } from '../../src/logbook/PlayersView.tsx';
import { allUis } from '../../src/logbook/registry.ts';
import { resultRows } from '../../src/logbook/take-results.ts';
import { $standings } from '../../src/logbook/standings.ts';
import { copyOf } from '../../src/storage/duplicate-game.ts';
import { currentGame } from '../../src/storage/current-game.ts';
import { exportAll, exportGame } from '../../src/storage/export.ts';
import { decodeGame, encodeGame } from '../../src/storage/game-link.ts';
import { gamesToAdd, readImport } from '../../src/storage/import.ts';
import type { Log, NewGame } from '../../src/storage/log.ts';
import { mergeGames } from '../../src/storage/merge.ts';
import { calledNow, FORMS, type GameId, kindOf, peopleOf, playersOf, seatsOf } from '../../src/storage/registry.ts';
import { resultFromGame } from '../../src/storage/result-from-game.ts';
import { parseSavedGame } from '../../src/storage/saved-game-schema.ts';
import {
  type GameEvent,
  type SavedGabongGame,
  type SavedGame,
  type SavedGugGame,
  withEvents,
} from '../../src/storage/saved-game.ts';
import { draftIn, setupDraft } from '../../src/storage/setup-drafts.ts';
import { playsFrom } from '../../src/tables/shell/steps.ts';
import { LONDON_2025 } from '../games/gug/ask.ts';
import { fakeBrowser, settled } from '../storage/fake-copies.ts';
import { fakeStorage } from '../storage/fake-storage.ts';
import { goldenGame } from '../storage/golden.ts';
import { tongueOf } from '../storage/adapters.ts';

// The fifth game is added to both registries, and nowhere else.
// A dialog listens to the page from the start.
vi.hoisted(() => Object.assign(globalThis, { addEventListener: () => undefined }));
vi.mock(import('../../src/storage/registry.ts'), async (original) => {
  const registry = await original();
  const { TOY_FORM } = await import('./toy.ts');
  Object.assign(registry.FORMS, { toy: TOY_FORM });
  return registry;
});
vi.mock(import('../../src/logbook/registry.ts'), async (original) => {
  const registry = await original();
  Object.assign(registry.GAMES, { toy: () => import('./toy-ui.ts').then(({ TOY_UI }) => TOY_UI) });
  return registry;
});

const LANGS = ['en', 'nb'] as const satisfies readonly Lang[];
const TEN = [3, 5, 4, 2, 6];

/** A whole game of the fifth kind: Maya has thirteen with her third throw. */
const TOY_GAME = {
  v: 1,
  id: 'toy',
  game: 'toy',
  name: 'Ten it is',
  createdAt: 1_795_197_600_000,
  setup: { players: [{ name: 'Maya' }, { name: 'Ola' }] },
  events: TEN.map((eyes, at) => ({
    id: `e${at}`,
    seq: at + 1,
    at: 1_795_197_600_000 + at,
    kind: 'play',
    event: { kind: 'throw', seat: at % 2, eyes },
  })),
} as unknown as SavedGame;

const without = (value: object, ...keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** A play without the word of the table. */
function withoutWord({ event }: Play<GameEvent>): GameEvent {
  return without(event, 'overrule') as GameEvent;
}

/** A finished game, with what it is played on, and its set-up before it was started where that is another value. */
interface Sample {
  readonly saved: SavedGame;
  readonly ground?: unknown;
  readonly draft?: object;
  /** What only the table could allow, where none of the game's own plays is that anywhere. */
  readonly refused?: Refused;
}

interface Refused {
  readonly before: readonly GameEvent[];
  readonly event: GameEvent;
}

const playAt = ({ events }: SavedGame, at: number): GameEvent => playedOf<GameEvent>(events)[at]!.event;

const withMore = (saved: SavedGame, event: GameEvent): SavedGame =>
  withEvents(saved, [
    ...saved.events,
    { id: 'more', seq: saved.events.length + 1, at: saved.events.at(-1)!.at, kind: 'play', event },
  ]);

const GABONG = goldenGame('v1-gabong-extra-deal.json.txt') as SavedGabongGame;
const TOURNAMENT = goldenGame('v1-tournament-eight.json.txt');

const CLASSIC = goldenGame('v1-classic.json.txt') as SavedGugGame;

/** The same game, in which somebody sat down after so many plays, and went home again. */
function withGuest<Saved extends SavedGame>(saved: Saved, after: number, come: GameEvent, go: GameEvent): Saved {
  const plays = playedOf<GameEvent>(saved.events);
  const guest = plays[after]!.at;
  const events = plays
    .map(({ event, at }) => ({ event, at }))
    .toSpliced(after, 0, { event: come, at: guest }, { event: go, at: guest })
    .map(({ event, at }, index) => ({ id: `p${index}`, seq: index + 1, at, kind: 'play', event }));
  return { ...saved, events };
}

const SAMPLES: Readonly<Record<string, Sample>> = {
  gug: {
    saved: withGuest(
      CLASSIC,
      20,
      { kind: 'join', newcomer: { team: '', marker: 'hexagon', players: [{ name: 'Gjest', drink: 'beer' }] } },
      { kind: 'retire', seat: CLASSIC.setup.seats.length },
    ),
    ground: LONDON_2025,
    draft: {
      ...without(CLASSIC.setup, 'closedStations'),
      referee: 'Åse',
      closed: null,
      rulings: DEFAULT_RULINGS,
      sides: CLASSIC.sides,
      board: CLASSIC.board.id,
    },
  },
  gools: { saved: withMore(goldenGame('v1-gools-six.json.txt'), { kind: 'end' }) },
  gabong: {
    saved: withGuest(GABONG, 2, { kind: 'join', name: 'Gjest' }, { kind: 'leave', seat: GABONG.setup.players.length }),
  },
  tournament: {
    saved: TOURNAMENT,
    // Somebody who has gone home comes in all the same.
    refused: { before: [playAt(TOURNAMENT, 0), { kind: 'withdraw', player: 0 }], event: playAt(TOURNAMENT, 1) },
  },
  toy: { saved: TOY_GAME },
};

const UIS = await allUis();
const IDS = Object.keys(FORMS) as readonly GameId[];

const withPlays = (saved: SavedGame, events: readonly unknown[]): SavedGame =>
  ({
    ...saved,
    events: events.map((event, at) => ({ id: `p${at}`, seq: at + 1, at: saved.createdAt + at, kind: 'play', event })),
  }) as SavedGame;

test('every game has a form, a part of the log and a sample, and the fifth is one of them', () => {
  expect([...UIS.keys()]).toEqual(IDS);
  expect([...UIS.values()].map(({ adapter }) => adapter.id)).toEqual(IDS);
  expect(Object.keys(SAMPLES)).toEqual(IDS);
  expect(IDS).toContain('toy');
});

describe.each(IDS)('%s', (id) => {
  const { saved, ground } = SAMPLES[id]!;
  const ui = UIS.get(id)!;
  const adapter: LogAdapter = ui.adapter;
  const rules = adapter.rules(saved, ground);
  const standingIn = (game: SavedGame): Standing => standingOf(adapter, game, ground);
  const reductionOf = (game: SavedGame) =>
    reduceEvents(rules, game.setup, playedOf<GameEvent>(game.events) as readonly Play<unknown>[]);
  const plays = playedOf<GameEvent>(saved.events);
  const known: Known = { is: 'known', standing: standingIn(saved) };

  /** The first of its own plays that comes too early somewhere, and that only the table could allow there. */
  function refusedPlay(): Refused {
    for (const [at, { play, before }] of reductionOf(saved).steps.entries()) {
      const found = plays.map(withoutWord).find((event) => {
        const { allowed, canOverrule } = rules.decide(before, event, play.at).judgement;
        return !allowed && canOverrule;
      });
      if (found) return { before: plays.slice(0, at).map(({ event }) => event), event: found };
    }
    throw new Error('no play that the table could allow');
  }

  beforeEach(() => {
    vi.stubGlobal('localStorage', fakeStorage());
  });

  /** Sets the sample's table up on an empty phone. */
  async function setUp(): Promise<{ readonly log: Log; readonly id: string; readonly game: () => SavedGame }> {
    const browser = fakeBrowser();
    browser.now = saved.createdAt;
    const log = await browser.open();
    const started = log.startGame(without(saved, 'v', 'id', 'createdAt', 'events') as NewGame);
    return {
      log,
      id: started.id,
      game() {
        const logged = log.$games.get().get(started.id);
        if (logged?.kind !== 'game') throw new Error('no game');
        return logged.game;
      },
    };
  }
  const play = (event: GameEvent): EntryBody<GameEvent> => ({ kind: 'play', event });

  test('a set-up under way is kept, changed, undone and forgotten; one of another form is none', () => {
    const draft = setupDraft(id);
    draft.forget();
    const setup = SAMPLES[id]!.draft ?? saved.setup;
    draft.change(setup as never, 'players');
    expect(JSON.parse(localStorage.getItem(`${id}:setup`)!)).toEqual(JSON.parse(JSON.stringify(setup)));
    draft.undo();
    expect(draft.$draft.get()).toBeNull();
    draft.change(setup as never, 'players');
    draft.forget();
    expect(localStorage.getItem(`${id}:setup`)).toBeNull();
    expect(draftIn(id, { ...setup, nobody: 1 })).toBeUndefined();
  });

  test('is set up and played, and comes to the same in storage, and after a new start', async () => {
    const { log, id: own, game } = await setUp();
    expect(standingIn(game())).toMatchObject({ is: 'running', rejectedEvents: 0 });
    for (const { event, at } of plays) log.append(own, [play(event)], at);
    expect(await settled(log)).toMatchObject({ is: 'saved' });
    expect(standingIn(game())).toEqual(known.standing);
    expect(known.standing).toMatchObject({ is: 'finished', rejectedEvents: 0 });
    expect(parseSavedGame(JSON.parse(JSON.stringify(game())))).toEqual({ kind: 'game', game: game() });
  });

  test('what is refused names its clause, changes nothing, and goes through by the word of the table', async () => {
    const { before, event } = SAMPLES[id]!.refused ?? refusedPlay();
    const { log, id: own, game } = await setUp();
    log.append(own, before.map(play), saved.createdAt);
    const so = standingIn(game());
    log.append(own, [play(event)], saved.createdAt);
    const { rejectedEvents } = reductionOf(game());
    expect(rejectedEvents).toHaveLength(1);
    expect(rejectedEvents[0]!.judgement).toMatchObject({ allowed: false, canOverrule: true });
    expect(rejectedEvents[0]!.judgement.findings.length).toBeGreaterThan(0);
    for (const { clause } of rejectedEvents[0]!.judgement.findings) expect(adapter.clauses).toContain(clause);
    expect({ ...standingIn(game()), at: 0 }).toEqual({ ...so, at: 0, rejectedEvents: 1 });
    log.append(own, [{ kind: 'undo', entries: undoOf<GameEvent>(game().events)! }], saved.createdAt);
    log.append(own, [play({ ...event, overrule: { reason: 'We say so' } })], saved.createdAt);
    expect(reductionOf(game()).rejectedEvents).toEqual([]);
    expect(reductionOf(game()).steps).toHaveLength(before.length + 1);
  });

  test('every play is undone and put back, one by one', async () => {
    const { log, id: own, game } = await setUp();
    const some = plays.slice(0, 12);
    const states = [standingIn(game())];
    for (const { event, at } of some) {
      log.append(own, [play(event)], at);
      states.push(standingIn(game()));
    }
    for (const before of states.toReversed().slice(1)) {
      log.append(own, [{ kind: 'undo', entries: undoOf<GameEvent>(game().events)! }]);
      expect(standingIn(game())).toEqual(before);
    }
    expect(undoOf<GameEvent>(game().events)).toBeUndefined();
    for (const after of states.slice(1)) {
      log.append(own, [{ kind: 'redo', entries: redoOf<GameEvent>(game().events)! }]);
      expect(standingIn(game())).toEqual(after);
    }
    expect(redoOf<GameEvent>(game().events)).toBeUndefined();
  });

  test('a name is corrected during and after a game, with undo and redo, and all that counts follows', async () => {
    const { log, id: own, game } = await setUp();
    const [{ ref, name: was }, { name: other }] = peopleOf(game()) as [Person, Person];
    const called = (name: string): EntryBody<GameEvent> => ({ kind: 'player-name', players: [ref], name });
    const half = Math.ceil(plays.length / 2);
    for (const { event, at } of plays.slice(0, half)) log.append(own, [play(event)], at);
    log.append(own, [called('Åse Øygard')]);
    for (const { event, at } of plays.slice(half)) log.append(own, [play(event)], at);
    const names = () =>
      adapter.statistics([{ id: own, standing: standingIn(calledNow(game())) }]).map(({ name }) => name);
    const whole = names();
    expect(whole).toContain('Åse Øygard');
    expect(whole).not.toContain(was);
    expect(playersOf(game())).toEqual(playersOf(saved).map((name) => (name === was ? 'Åse Øygard' : name)));
    expect(seatsOf(game()).join()).toContain('Åse Øygard');
    // What was played is what it was, but for the name.
    const so = JSON.stringify(standingIn(calledNow(game())));
    expect(so.replaceAll('Åse Øygard', was)).toBe(JSON.stringify(known.standing));
    // Somebody else's name is not given, wherever it comes from.
    log.append(own, [called(other.toUpperCase())]);
    expect(names()).toEqual(whole);
    log.append(own, [{ kind: 'undo', entries: undoOf<GameEvent>(game().events)! }]);
    // After the game, over the name that was given first.
    log.append(own, [called('Åse')]);
    expect(names()).toContain('Åse');
    log.append(own, [{ kind: 'undo', entries: undoOf<GameEvent>(game().events)! }]);
    expect(names()).toEqual(whole);
    log.append(own, [{ kind: 'redo', entries: redoOf<GameEvent>(game().events)! }]);
    expect(names()).toContain('Åse');
    expect(parseSavedGame(JSON.parse(JSON.stringify(game())))).toEqual({ kind: 'game', game: game() });
    expect(await decodeGame((await encodeGame(game()))!)).toEqual({ kind: 'game', game: game() });
  });

  test('a play is corrected in its place, and the correction is one undo', async () => {
    const { steps } = reductionOf(saved);
    const last = steps.findLast(({ before, play: { at, event } }) =>
      plays.some((other) => isOther(other.event, event) && rules.decide(before, other.event, at).judgement.allowed),
    )!;
    const instead = plays.find(
      ({ event }) =>
        isOther(event, last.play.event) && rules.decide(last.before, event, last.play.at).judgement.allowed,
    )!;
    const { log, id: own, game } = await setUp();
    for (const { event, at } of plays) log.append(own, [play(event)], at);
    const before = standingIn(game());
    const entry = game().events[steps.indexOf(last)]!.id;
    log.append(own, [{ kind: 'correct', entry, event: instead.event }]);
    const corrected = reductionOf(game()).steps.find(({ play: each }) => each.id === entry)!;
    expect(corrected.play).toMatchObject({ isCorrected: true, event: instead.event });
    log.append(own, [{ kind: 'undo', entries: undoOf<GameEvent>(game().events)! }]);
    expect(standingIn(game())).toEqual(before);
  });

  test('goes on from any of its steps in a game of its own, and redo brings the rest back', () => {
    const { steps } = reductionOf(saved);
    for (const at of [0, 1, Math.floor(steps.length / 2), steps.length]) {
      const without = at === 0 ? plays.map(({ id: play }) => play) : playsFrom(plays, steps[at - 1]!.play.id).slice(1);
      const fork = copyOf(saved, 'Again', saved.createdAt, without)!;
      expect(fork.id).not.toBe(saved.id);
      expect(reductionOf(fork).steps.map(({ play: { event } }) => event)).toEqual(
        steps.slice(0, at).map(({ play: { event } }) => event),
      );
      const entries = redoOf<GameEvent>(fork.events);
      const back = entries
        ? withEvents(fork, [...fork.events, { id: 'back', seq: 1e6, at: 0, kind: 'redo', entries }])
        : fork;
      expect(standingIn(back)).toEqual(known.standing);
    }
  });

  test('leaves as a file and as a link, and is the same game on another phone', async () => {
    const found = readImport(exportGame({ kind: 'game', game: saved }), new Map());
    expect(found).toEqual({ ok: true, found: [{ is: 'new', game: saved }] });
    const [all] = exportAll([{ kind: 'game', game: saved }]);
    const again = readImport(all!, new Map([[saved.id, { kind: 'game', game: saved }]]));
    expect(again).toMatchObject({ ok: true, found: [{ is: 'same' }] });
    const short = withPlays(
      saved,
      plays.slice(0, 3).map(({ event }) => event),
    );
    expect(await decodeGame((await encodeGame(short))!)).toEqual({ kind: 'game', game: short });
    const log = await fakeBrowser().open();
    if (found.ok) expect(await log.addGames(gamesToAdd(found))).toBe('added');
    expect(log.$games.get().get(saved.id)).toEqual({ kind: 'game', game: saved });
    expect(mergeGames(saved, { ...saved, events: saved.events.slice(0, 2) } as SavedGame)).toEqual(saved);
  });

  test('of another form, or of a later version, it is not read', () => {
    expect(parseSavedGame({ ...saved, setup: { ...saved.setup, more: 1 } })).toEqual({
      kind: 'unreadable',
      problems: [{ path: 'setup.more', why: 'unknown-key' }],
    });
    expect(parseSavedGame({ ...saved, v: 2 })).toEqual({ kind: 'newer', version: 2 });
    expect(parseSavedGame({ ...saved, v: 0 })).toMatchObject({ kind: 'unreadable' });
    const [first] = saved.events;
    expect(parseSavedGame({ ...saved, events: [{ ...first, event: { kind: 'nothing' } }] })).toMatchObject({
      kind: 'unreadable',
    });
  });

  test('its players are named, and its places are a result', () => {
    const names = playersOf(saved);
    expect(new Set(names).size).toBe(names.length);
    expect(seatsOf(saved).length).toBeLessThanOrEqual(names.length);
    const awaited = known.standing.places.map(({ names: [name] }, player) => ({ player, name }));
    expect(resultFromGame(known.standing, awaited)).toMatchObject({ ok: true });
    const statistics = adapter.statistics([{ id: saved.id, standing: known.standing }]);
    // Whoever came and played nothing is in none.
    expect(names).toEqual(expect.arrayContaining(statistics.map(({ name }) => name)));
    expect(statistics.length).toBeGreaterThan(names.length / 2);
  });

  test('lies on its own table', () => {
    const { $id, newest } = currentGame(id);
    $id.set(saved.id);
    expect(JSON.parse(localStorage.getItem(`${id}:current`)!)).toBe(saved.id);
    expect(newest()).toBe(saved.id);
    $id.set(null);
  });

  describe.each(LANGS)('in the log, in %s', (lang) => {
    const tongue = tongueOf(lang);
    const desk = {
      ...tongue,
      say: () => undefined,
      show: () => undefined,
      open: () => undefined,
      remove: () => undefined,
    };
    const shown = <Props extends object>(part: ComponentType<Props>, props: Props) =>
      renderToString(h(LogContext.Provider, { value: desk, children: h(part, props) }));
    /** What no sentence has: a place that was not filled, or a value that is none. */
    const LEFT_OPEN = /\{\w+[|}]|undefined|NaN|\[object/;

    test('is on the list, found by its kind, and says how it stands', () => {
      const games = new Map([[saved.id, { kind: 'game', game: saved } as const]]);
      expect(liveGames(games)).toEqual([saved]);
      expect(isShown(saved, { ...ALL, game: kindOf(saved), state: 'finished' }, known)).toBe(true);
      const card = shown(GameCard, { game: saved, known });
      expect(card).toContain('data-state="finished"');
      expect(card).toContain(ui.name(tongue));
      expect(card).not.toMatch(LEFT_OPEN);
      const filters = shown(Filters, { games: [saved], filter: ALL, choose: () => undefined });
      expect(filters).toContain(`value="${kindOf(saved)}">${ui.name(tongue)}`);
    });

    test('is told as text, as rows of the table, and player by player', () => {
      const text = summaryOf(ui, saved, known.standing, tongue);
      expect(text.split('\n').length).toBeGreaterThan(known.standing.places.length);
      expect(text).not.toMatch(LEFT_OPEN);
      const [heads, ...rows] = resultRows([saved], new Map([[saved.id, known]]), UIS, tongue);
      expect(rows).toHaveLength(playersOf(saved).length);
      for (const head of Object.values(ui.columns(tongue))) expect(heads).toContain(head);
      const columns = Object.keys(ui.columns(tongue));
      for (const cells of ui.cells(saved, known.standing, tongue))
        for (const column of Object.keys(cells)) expect(columns).toContain(column);
      for (const player of adapter.statistics([{ id: saved.id, standing: known.standing }])) {
        const { figures, heads: own, rows: lines } = ui.card(player, tongue);
        expect(figures.length).toBeGreaterThan(0);
        expect(figures.flat().join()).not.toMatch(LEFT_OPEN);
        for (const { cells } of lines) expect(cells).toHaveLength(own.length);
      }
    });
  });
});

test('every player has a row, and a page with a part for each game that they played', async () => {
  const { $games } = await import('../../src/storage/games.ts');
  const samples = Object.values(SAMPLES);
  ($games as unknown as { set: (games: unknown) => void }).set(
    new Map(samples.map(({ saved }) => [saved.id, { kind: 'game', game: saved }])),
  );
  $standings.set(
    new Map(
      samples.map(({ saved, ground }) => [
        saved.id,
        { is: 'known', standing: standingOf(UIS.get(saved.game)!.adapter, saved, ground) },
      ]),
    ),
  );
  const desk = {
    ...tongueOf('en'),
    say: () => undefined,
    show: () => undefined,
    open: () => undefined,
    remove: () => undefined,
  };
  const shown = (part: () => ComponentChildren) =>
    renderToString(h(LogContext.Provider, { value: desk, children: h(part as ComponentType, {}) }));
  let count = 0;
  const pages = shown(() => {
    const persons = usePersons(undefined);
    count = persons.length;
    return persons.map((person) => h(PersonSheet, { key: person.key, person, close: () => undefined }));
  });
  for (const ui of UIS.values()) expect(pages).toContain(`<h4>${ui.heading(tongueOf('en'))}</h4>`);
  expect(shown(() => h(PlayersView, {})).match(/data-person=/g)).toHaveLength(count);
});

const isOther = (one: GameEvent, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
