import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { hasThrows } from '../../src/tables/gools/advisor/question.ts';
import { $work, balancesBy, measurable, workOut } from '../../src/logbook/how-played.ts';
import { balancesOfGug } from '../../src/logbook/gug-ui.ts';
import { allUis } from '../../src/logbook/registry.ts';
import { keepBalances, keptBalances, type SeatBalance } from '../../src/storage/kept-balances.ts';
import { reduceSaved, judgeOfSaved } from '../../src/storage/gug-reduction.ts';
import { GOOLS } from '../../src/games/gools/play.ts';
import { endOf } from '../../src/games/shared/reduction.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import type { SavedGame, SavedGoolsGame } from '../../src/storage/saved-game.ts';
import { keepBoard } from '../../src/tables/gug/boards.ts';
import { movesMade, reviewsOf } from '../../src/tables/gug/game/book/played-moves.ts';
import { BOARDS } from '../games/gug/ask.ts';
import type { WholeGame } from '../games/gug/whole-game.ts';
import { goldenGame } from './golden.ts';

// The workers' own answers, without a worker.
vi.mock('../../src/ui/ask-worker.ts', async () => {
  const { makeAnswer: planner } = await import('../../src/tables/gug/plan/answer.ts');
  const { makeAnswer: advisor } = await import('../../src/tables/gools/advisor/answer.ts');
  return {
    startWorker: (address: string) => (address.includes('plan') ? planner() : advisor()),
    makeAsk: (start: () => (question: unknown) => unknown) => {
      let answer: ReturnType<typeof start> | undefined;
      return (question: unknown) => Promise.resolve((answer ??= start())(question));
    },
  };
});

/** All variations of rules: an icon that forgets how it came, a forced drop and a count; works; two icons and closed ends. */
const WHOLE = ['friendly-two', 'classic-works', 'double-up-closed'].map((name) => {
  const text = readFileSync(new URL(`../games/gug/games/${name}.json`, import.meta.url), 'utf8');
  return { name, game: (JSON.parse(text) as WholeGame).game };
});
const UIS = await allUis();
const [FRIENDLY, , DOUBLE_UP] = WHOLE.map(({ game }) => game) as unknown as [SavedGame, SavedGame, SavedGame];
const EVENING: SavedGame = goldenGame('v1-gools-smoking.json.txt');

beforeAll(() => {
  BOARDS.forEach((board) => keepBoard(board));
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  });
});

async function measured(games: readonly SavedGame[]) {
  const standings = new Map(
    await Promise.all(games.map(async (game) => [game.id, await UIS.get(game.game)!.look(game)] as const)),
  );
  return measurable(games, standings, UIS);
}

describe.each(WHOLE)('the whole game $name', ({ game }) => {
  const board = BOARDS.get(game.board.id)!;
  const reduction = reduceSaved(game, board);
  const moves = movesMade({ saved: game, game: judgeOfSaved(game, board), reduction });

  test('12.2: what is left after a move is ahead of the next one, until a drop opens another stage', async () => {
    const reviews = (await reviewsOf(moves))!;
    let compared = 0;
    moves.forEach(({ event, played }, index) => {
      const review = reviews[index];
      if (!review) return;
      expect(review.cost).toBeGreaterThanOrEqual(0);
      if (review.ahead === Infinity) return;
      expect(review.luck - review.cost).toBeCloseTo(review.ahead - 1 - review.left, 9);
      const at = moves.findIndex(
        (other, later) => later > index && other.event.seat === event.seat && other.event.icon === event.icon,
      );
      const next = moves[at];
      if (!next || !reviews[at] || next.played.position.drops.length > played.position.drops.length) return;
      expect(reviews[at].ahead).toBeCloseTo(review.left, 5);
      compared += 1;
    });
    expect(compared).toBeGreaterThan(15);
  });

  test('each seat has the sum of its moves, and no move is counted twice', async () => {
    const reviews = (await reviewsOf(moves))!;
    const balances = (await balancesOfGug(game))!;
    const counted = reviews.filter((review) => review && review.ahead < Infinity).length;
    expect(balances.reduce((sum, { turns }) => sum + turns, 0)).toBe(counted);
    for (const { seat, turns, luck, cost } of balances) {
      let sum = 0;
      moves.forEach(({ event }, index) => {
        const review = reviews[index];
        if (event.seat === seat && review && review.ahead < Infinity) sum += review.ahead - 1 - review.left;
      });
      expect(luck - cost).toBeCloseTo(sum, 8);
      expect(turns).toBeLessThanOrEqual(moves.filter(({ event }) => event.seat === seat).length);
    }
  });
});

describe('over all games', () => {
  const gug: readonly SeatBalance[] = [
    { seat: 0, turns: 10, luck: 1, cost: 3 },
    { seat: 1, turns: 20, luck: -1, cost: 2 },
  ];

  test('17.4: the two of a team have what their team has; who has lost least a turn comes first', async () => {
    const [game] = await measured([DOUBLE_UP]);
    const [{ game: kind, unit, players }] = balancesBy([game!], new Map([[DOUBLE_UP.id, gug]])) as [
      ReturnType<typeof balancesBy>[number],
    ];
    expect([kind, unit]).toEqual(['gug', 'turns']);
    expect(players.map(({ turns }) => turns)).toEqual([20, 20, 10, 10]);
    expect(new Set(players.map(({ key }) => key)).size).toBe(4);
  });

  test('somebody of two games is counted once, in both; who has not been measured, not at all', async () => {
    const again = { ...FRIENDLY, id: 'again' };
    const games = await measured([FRIENDLY, again]);
    const known = new Map([
      [FRIENDLY.id, gug],
      ['again', [{ seat: 0, turns: 5, luck: 2, cost: 1 }]],
    ]);
    const [{ players }] = balancesBy(games, known) as [ReturnType<typeof balancesBy>[number]];
    expect(players.map(({ turns, luck, cost }) => ({ turns, luck, cost }))).toEqual([
      { turns: 20, luck: -1, cost: 2 },
      { turns: 15, luck: 3, cost: 4 },
    ]);
    expect(balancesBy(games, new Map())).toEqual([]);
  });

  test('a game that goes on does not count; rounds of an evening do that are won', async () => {
    const running = { ...FRIENDLY, id: 'running', events: FRIENDLY.events.slice(0, 30) } as SavedGame;
    expect(await measured([running])).toEqual([]);
    const [evening] = await measured([EVENING]);
    const balances = (await evening!.played.balances(EVENING))!;
    const { rounds } = endOf(
      GOOLS,
      (EVENING as SavedGoolsGame).setup,
      playedOf((EVENING as SavedGoolsGame).events),
    ).state;
    const thrown = rounds.flatMap(({ turns }) => turns.filter(hasThrows)).length;
    expect(thrown).toBeGreaterThan(5);
    expect(balances.reduce((sum, { turns }) => sum + turns, 0)).toBe(thrown);
    for (const { turns, luck, cost } of balances) {
      expect(cost).toBeGreaterThanOrEqual(0);
      // A turn moves the chance to win from what it was to what it is, no further.
      expect(Math.abs(luck - cost)).toBeLessThanOrEqual(turns);
    }
    expect(balancesBy([evening!], new Map([[EVENING.id, balances]]))[0]!.unit).toBe('chance');
  });

  test('what was worked out is kept by what the game was: not by its name, nor by what its players are called', () => {
    const ids = new Set([FRIENDLY.id, DOUBLE_UP.id]);
    keepBalances(FRIENDLY, gug, ids);
    keepBalances(DOUBLE_UP, [], ids);
    expect(keptBalances([FRIENDLY, DOUBLE_UP]).get(FRIENDLY.id)).toEqual(gug);
    const naming = { id: 'n', seq: 9999, at: 1, kind: 'player-name', players: ['0'], name: 'Åse' } as const;
    const renamed = { ...FRIENDLY, name: 'Final', events: [...FRIENDLY.events, naming] } as SavedGame;
    expect(keptBalances([renamed]).get(FRIENDLY.id)).toEqual(gug);
    const withLines = (...lines: readonly object[]) =>
      ({
        ...FRIENDLY,
        events: [...FRIENDLY.events, ...lines.map((line, at) => ({ id: `n${at}`, seq: 9999 + at, at: 1, ...line }))],
      }) as SavedGame;
    const undone = { kind: 'undo', entries: ['n0'] };
    for (const same of [
      withLines({ kind: 'rename', name: 'Final' }),
      withLines({ kind: 'delete' }, { kind: 'restore' }),
      withLines(naming, undone),
    ])
      expect(keptBalances([same]).get(FRIENDLY.id)).toEqual(gug);
    const last = FRIENDLY.events.findLast(({ kind }) => kind === 'play')!;
    expect(keptBalances([withLines({ kind: 'undo', entries: [last.id] })]).size).toBe(0);
    keepBalances(FRIENDLY, gug, new Set([FRIENDLY.id]));
    expect(keptBalances([FRIENDLY, DOUBLE_UP]).size).toBe(1);
  });

  test('whoever came under a name that was somebody else’s until it was corrected is measured as themselves', async () => {
    const base = EVENING as SavedGoolsGame;
    const [first] = base.setup.players;
    const events = [
      { kind: 'player-name', players: ['0'], name: 'Corrected' },
      { kind: 'play', event: { kind: 'join', name: first!.name, after: 0 } },
    ].map((body, at) => ({ id: `late-${at}`, seq: 900 + at, at: base.createdAt, ...body }));
    const saved = { ...base, events } as unknown as SavedGoolsGame;
    const balances = vi.fn(() => Promise.resolve(undefined));
    const [one] = await measured([EVENING]);
    await workOut([{ ...one!, saved, played: { ...one!.played, balances } }]);
    const [[asked]] = balances.mock.calls as unknown as [[SavedGoolsGame]];
    const { setup, events: played } = asked;
    expect(endOf(GOOLS, setup, playedOf(played)).rejectedEvents).toBe(0);
    expect($work.get().is).toBe('in-trouble');
  });
});
