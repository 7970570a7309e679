import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BoardData } from '../../src/games/gug/board-data.ts';
import { makeBoard } from '../../src/games/gug/board.ts';
import { CLASSIC } from '../../src/games/gug/sips.ts';
import { emptySituation, parseSituation } from '../../src/games/gug/situation.ts';
import { $houseRules, DEFAULT_HOUSE_RULES } from '../../src/storage/house-rules.ts';
import {
  $asked,
  $ends,
  $ledger,
  $network,
  $past,
  $verdict,
  change,
  type Change,
  type Table,
  undoChange,
} from '../../src/tables/gug/session.ts';
import { openAddress } from '../../src/tables/gug/address.ts';
import { $boards } from '../../src/tables/gug/boards.ts';

const board = makeBoard(
  JSON.parse(readFileSync(new URL('../../content/boards/london-2025.json', import.meta.url), 'utf8')) as BoardData,
);
const asked = (link: string) => parseSituation(new URLSearchParams(link), new Map([[board.id, board]])).situation;

const put = (next: Change & { readonly table?: Table | null }) => $asked.set({ ...$asked.get(), ...next });

beforeEach(() => {
  $boards.set(new Map([[board.id, board]]));
  put({ situation: emptySituation(board.id), past: [], showsEnds: false, table: null });
  $houseRules.set(DEFAULT_HOUSE_RULES);
});

test('there is a verdict as soon as there is a whole question', () => {
  expect($verdict.get()).toBeUndefined();
  put({ situation: asked('at=victoria') });
  expect($verdict.get()).toBeUndefined();
  put({ situation: asked('at=victoria&die=4') });
  expect($verdict.get()?.outcome).toBe('incomplete');
});

test('a board that is not there yet gives no verdict, and no error', () => {
  $boards.set(new Map());
  put({ situation: asked('at=victoria&die=4') });
  expect([$network.get(), $verdict.get(), $ledger.get()]).toEqual([undefined, undefined, undefined]);
});

test('a question from a link makes one network, and neither it nor the board in the task of the other', async () => {
  $boards.set(new Map());
  let task = 0;
  let isOver = false;
  const count = (): void => {
    task += 1;
    if (!isOver) setTimeout(count);
  };
  let boardMade = -1;
  vi.stubGlobal('location', { search: '?at=victoria&die=4&works=euston' });
  vi.stubGlobal('fetch', () =>
    Promise.resolve({
      ok: true,
      json: () => {
        boardMade = task;
        return Promise.resolve(board.data);
      },
    }),
  );
  const made: number[] = [];
  const stop = $network.listen((network) => network && made.push(task));
  count();
  expect(await openAddress()).toEqual([]);
  isOver = true;
  stop();
  vi.unstubAllGlobals();
  expect(made).toHaveLength(1);
  expect(made[0]).toBeGreaterThan(boardMade);
  expect(task).toBeGreaterThan(made[0]!);
});

test('the network is made anew for other house rules and works, not for each tap', () => {
  const stop = $network.listen(() => undefined);
  const { route } = asked('at=victoria&die=4&route=victoria:green-park');
  put({ situation: asked('at=victoria&die=4') });
  const network = $network.get();
  put({ situation: { ...$asked.get().situation, route } });
  expect($network.get()).toBe(network);
  put({ situation: asked('at=victoria&die=4&works=euston') });
  expect($network.get()).not.toBe(network);
  stop();
});

test('the legal ends are worked out when they are asked for', () => {
  put({ situation: asked('at=victoria&die=1') });
  expect($ends.get()).toBeUndefined();
  put({ showsEnds: true });
  expect($ends.get()?.map(({ at }) => at)).toContain('pimlico');
});

test('what is taken back comes in turn, the last first', () => {
  const [first, second] = [asked('at=victoria'), asked('at=victoria&die=4')];
  change(first, 'Victoria');
  change(second, '4');
  expect($past.get().map(({ label }) => label)).toEqual(['4', 'Victoria']);
  undoChange();
  expect($asked.get().situation).toBe(first);
  undoChange();
  expect($asked.get()).toMatchObject({ situation: emptySituation(board.id), past: [] });
  expect(undoChange()).toBeUndefined();
});

test('a network stays what it is where a table changes its variation alone, and is another for another reading', () => {
  const table = { ...DEFAULT_HOUSE_RULES, variation: CLASSIC };
  put({ table: table });
  let changes = 0;
  const stop = $network.listen(() => changes++);
  put({ table: { ...table, variation: { ...CLASSIC, bottle: 38 } } });
  expect(changes).toBe(0);
  put({ table: { ...table, rulings: { ...table.rulings, R3: 'only-back' } } });
  expect(changes).toBe(1);
  stop();
});
