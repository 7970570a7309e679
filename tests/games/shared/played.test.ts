import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Entry, type EntryBody, inOrder } from '../../../src/games/shared/history.ts';
import { isDeleted, nameOf, namingsOf, playedOf, redoOf, undoOf } from '../../../src/games/shared/played.ts';

type Line = Entry<string>;

/** A log's lines, numbered as they come; each id is `e` and its number. */
function logged(...bodies: readonly EntryBody<string>[]): readonly Line[] {
  return bodies.map((body, index) => ({ id: `e${index + 1}`, seq: index + 1, at: 0, ...body }));
}

const play = (event: string) => ({ kind: 'play', event }) as const;
const undo = (...entries: readonly string[]) => ({ kind: 'undo', entries }) as const;
const redo = (...entries: readonly string[]) => ({ kind: 'redo', entries }) as const;
const correct = (entry: string, event: string) => ({ kind: 'correct', entry, event }) as const;
const eventsOf = (lines: readonly Line[]) => playedOf(lines).map(({ event }) => event);

test('the same lines are gone through once, whoever asks', () => {
  const lines = logged(play('a'), play('b'), undo('e1'));
  expect(playedOf(lines)).toBe(playedOf(lines));
  expect(redoOf(lines)).toBe(redoOf(lines));
  expect(eventsOf([...lines, { ...lines[0]!, id: 'e4', seq: 4 }])).toEqual(['b', 'a']);
});

test('what was played up to a line and what was played after it are both remembered, whoever asks in turn', () => {
  const before = logged(play('a'), play('b'));
  const after = [...before, ...logged(play('a'), play('b'), undo('e2')).slice(2)];
  const [first, second] = [playedOf(before), playedOf(after)];
  expect([first.length, second.length]).toEqual([2, 1]);
  expect(playedOf(before)).toBe(first);
  expect(playedOf(after)).toBe(second);
});

test('lines are in the order of their numbers, then of their ids; those that are already are the very same', () => {
  const [a, b, c] = logged(play('a'), play('b'), play('c'));
  const [same, other] = [
    { ...c!, id: 'e3', seq: 2 },
    { ...c!, id: 'e0', seq: 2 },
  ];
  expect(inOrder([c!, same, other, b!, a!])).toEqual([a, other, b, same, c]);
  const ordered = [a!, other, b!, b!, c!];
  expect(inOrder(ordered)).toBe(ordered);
});

test('nothing was played, nothing can be taken back', () => {
  expect([undoOf([]), redoOf([])]).toEqual([undefined, undefined]);
});

describe('undo and redo', () => {
  test('a play is taken back, and put back where it stood', () => {
    const lines = logged(play('a'), play('b'), undo('e1'));
    expect(eventsOf(lines)).toEqual(['b']);
    expect(redoOf(lines)).toEqual(['e1']);
    expect(eventsOf(logged(play('a'), play('b'), undo('e1'), redo('e1')))).toEqual(['a', 'b']);
  });

  test('the start of a turn is one undo of several plays, and one redo', () => {
    const lines = logged(play('a'), play('b'), play('c'), undo('e2', 'e3'));
    expect(eventsOf(lines)).toEqual(['a']);
    expect(redoOf(lines)).toEqual(['e2', 'e3']);
  });

  test('nothing is put back after something new', () => {
    expect(redoOf(logged(play('a'), undo('e1'), play('b')))).toBeUndefined();
    expect(redoOf(logged(play('a'), play('b'), undo('e2'), correct('e1', 'c')))).toBeUndefined();
    expect(redoOf(logged(play('a'), undo('e1'), { kind: 'rename', name: 'x' }))).toEqual(['e1']);
  });

  test('what two tabs have both taken back is put back once', () => {
    const lines = logged(play('a'), undo('e1'), undo('e1'));
    expect(redoOf(lines)).toEqual(['e1']);
    expect(redoOf([...lines, { id: 'e4', seq: 4, at: 0, ...redo('e1') }])).toBeUndefined();
  });

  test('unknown ids do no harm', () => {
    const lines = logged(play('a'), undo('nobody'), redo('nobody', 'e1'), correct('nobody', 'z'));
    expect(eventsOf(lines)).toEqual(['a']);
    expect(undoOf(lines)).toEqual(['e1']);
    expect(redoOf(lines)).toBeUndefined();
    expect(redoOf(logged(play('a'), redo('nobody'), undo('nobody')))).toBeUndefined();
  });

  test('one of two plays that were taken back together is put back beside one that was not', () => {
    let all = logged(play('a'), play('b'), play('c'));
    for (const body of [undo('e3'), undo('e1', 'e2'), redo('e1', 'e3')]) {
      all = [...all, { id: `e${all.length + 1}`, seq: all.length + 1, at: 0, ...body }];
      playedOf(all);
    }
    expect(eventsOf(all)).toEqual(['a', 'c']);
    expect(redoOf(all)).toEqual(['e2']);
  });

  test('a name is taken back, and put back', () => {
    const lines = [{ kind: 'player-name', players: ['0'], name: 'Ada' }, undo('e1'), redo('e1')] as const;
    const names = (count: number) => namingsOf(logged(...lines.slice(0, count))).map(({ name }) => name);
    expect([1, 2, 3].map(names)).toEqual([['Ada'], [], ['Ada']]);
  });
});

describe('a correction', () => {
  test('changes what happened, and not when', () => {
    const lines = logged(play('a'), play('b'), correct('e1', 'c'));
    expect(playedOf(lines)[0]).toEqual({ id: 'e1', at: 0, event: 'c', isCorrected: true });
    expect(undoOf(lines)).toEqual(['e3']);
    expect(eventsOf([...lines, { id: 'e4', seq: 4, at: 0, ...undo('e3') }])).toEqual(['a', 'b']);
  });

  test('of a play that was taken back is not the next undo: a tap would change nothing', () => {
    expect(undoOf(logged(play('a'), play('b'), correct('e2', 'c'), undo('e2')))).toEqual(['e1']);
    expect(eventsOf(logged(play('a'), correct('e1', 'b'), undo('e1'), redo('e1')))).toEqual(['b']);
  });

  test('of what is no play does not stand', () => {
    expect(undoOf(logged(play('a'), correct('e1', 'b'), correct('e2', 'c')))).toEqual(['e2']);
  });

  test('of several plays holds for each, for one that comes after it too', () => {
    const [other, later] = ['e9', 'e3'].map((entry) => ({ entry, event: 'z' }));
    const before = logged(play('a'), { ...correct('e1', 'b'), also: [other!, later!] });
    expect(eventsOf(before)).toEqual(['b']);
    expect(eventsOf([...before, ...logged(play('a'), play('b'), play('c')).slice(2)])).toEqual(['b', 'z']);
  });

  test('the last of two holds', () => {
    expect(eventsOf(logged(play('a'), correct('e1', 'b'), correct('e1', 'c')))).toEqual(['c']);
  });
});

test('names, deleting and restoring: the last word holds', () => {
  const [first, second] = [{ kind: 'rename', name: 'x' } as const, { kind: 'rename', name: 'y' } as const];
  expect(nameOf(logged(), 'start')).toBe('start');
  expect(nameOf(logged(first, second, play('a')), 'start')).toBe('y');
  expect(isDeleted(logged(first))).toBe(false);
  expect(isDeleted(logged({ kind: 'delete' }, play('a')))).toBe(true);
  expect(isDeleted(logged({ kind: 'delete' }, { kind: 'restore' }))).toBe(false);
});

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', '__proto__', '');
const body: fc.Arbitrary<EntryBody<string>> = fc.oneof(
  fc.string().map(play),
  fc.array(ids, { maxLength: 4 }).map((entries) => undo(...entries)),
  fc.array(ids, { maxLength: 4 }).map((entries) => redo(...entries)),
  fc.tuple(ids, fc.string()).map(([entry, event]) => correct(entry, event)),
  fc.tuple(ids, ids, fc.string()).map(([entry, other, event]) => ({
    ...correct(entry, event),
    also: [{ entry: other, event: `${event}, too` }],
  })),
  fc.string().map((name) => ({ kind: 'player-name', players: ['0'], name }) as const),
  fc.constant({ kind: 'delete' } as const),
);
const lines = fc.uniqueArray(
  fc.tuple(ids, fc.nat({ max: 9 }), body).map(([id, seq, each]): Line => ({ id, seq, at: 0, ...each })),
  { selector: ({ id }) => id },
);

test('whatever the lines refer to, they are played; and in whatever order they come, they are played the same', () => {
  fc.assert(
    fc.property(lines, fc.infiniteStream(fc.nat()), (all, chance) => {
      const keys = new Map(all.map((line) => [line, chance.next().value ?? 0]));
      const shuffled = all.toSorted((one, other) => keys.get(one)! - keys.get(other)!);
      expect(playedOf(shuffled)).toEqual(playedOf(all));
      expect(undoOf(shuffled)).toEqual(undoOf(all));
      expect(redoOf(shuffled)).toEqual(redoOf(all));
      expect(inOrder(shuffled)).toEqual(inOrder(all));
    }),
    { seed: 42, numRuns: 2_000 },
  );
});

test('a name of the game, deleting it and bringing it back change nothing that stands', () => {
  let all = logged(play('a'), play('b'), undo('e2'));
  const stands = playedOf(all);
  for (const said of [{ kind: 'rename', name: 'x' }, { kind: 'delete' }, { kind: 'restore' }] as const) {
    all = [...all, { id: `x${all.length}`, seq: all.length + 1, at: 0, ...said }];
    // Not gone through anew.
    expect(playedOf(all)).toBe(stands);
    expect(redoOf(all)).toEqual(['e2']);
  }
});

test('a play that stands as it was is one and the same when the game goes on', () => {
  const play = (id: string, seq: number): Line => ({ id, seq, at: 0, kind: 'play', event: id });
  const before = [play('a', 1), play('b', 2)];
  const [a, b] = playedOf(before);
  const after = playedOf([
    ...before,
    play('c', 3),
    { id: 'd', seq: 4, at: 0, kind: 'correct', entry: 'b', event: 'B' },
  ]);
  expect(after[0]).toBe(a);
  expect(after[1]).toEqual({ ...b, event: 'B', isCorrected: true });
});

/** The same lines, which nobody has asked about. */
const asNew = (all: readonly Line[]): readonly Line[] => all.map((line) => ({ ...line }));

test('a log that goes on stands as if it were gone through from its start', () => {
  const step = fc.tuple(
    fc.constantFrom('play', 'play', 'undo', 'redo', 'older', 'correct', 'any'),
    body,
    fc.nat({ max: 2 }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24 }), fc.nat({ max: 9 }), (steps, late) => {
      let all: readonly Line[] = [];
      for (const [at, [kind, any, more]] of steps.entries()) {
        const [undoes, redoes] = [undoOf(all), redoOf(all)];
        // Now and then several plays at once, as one press of a table takes them back.
        const last = playedOf(all)
          .slice(-1 - more)
          .map(({ id }) => id);
        const [first] = playedOf(all);
        const bodies: Readonly<Record<typeof kind, EntryBody<string>>> = {
          play: play(`p${at}`),
          undo: undo(...(more > 0 ? last : (undoes ?? []))),
          redo: redo(...(redoes ?? [])),
          older: undo(first?.id ?? ''),
          correct: correct(last[0] ?? '', `c${at}`),
          any,
        };
        // And now and then a line of another tab, which comes between those that are there.
        const seq = kind === 'any' && more === 2 ? late : at + 10;
        all = [...all, { id: `${'abcdef'[at] ?? ''}${at < 6 ? '' : at}`, seq, at: 0, ...bodies[kind] }];
        const fresh = asNew(all);
        expect(playedOf(all)).toEqual(playedOf(fresh));
        expect(namingsOf(all)).toEqual(namingsOf(fresh));
        expect([undoOf(all), redoOf(all)]).toEqual([undoOf(fresh), redoOf(fresh)]);
      }
    }),
    { seed: 44, numRuns: 2_000 },
  );
});

test('a tap in a game of two thousand lines does not go through all of them again', () => {
  let all: readonly Line[] = logged(...Array.from({ length: 2_000 }, (_, at) => play(`p${at}`)));
  const add = (each: EntryBody<string>) => {
    all = [...all, { id: `e${all.length + 1}`, seq: all.length + 1, at: 0, ...each }];
    return playedOf(all).length;
  };
  playedOf(all);
  const put = vi.spyOn(Map.prototype, 'set');
  expect([add(undo('e1999', 'e2000')), add(redo('e1999', 'e2000')), add(play('next'))]).toEqual([1_998, 2_000, 2_001]);
  expect(put).not.toHaveBeenCalled();
  // A correction of the first play is looked for everywhere.
  add(correct('e1', 'x'));
  expect(put.mock.calls.length).toBeGreaterThan(1_000);
  put.mockClear();
  // But a correction of another play changes nothing at the end.
  expect([add(play('more')), add(undo('e2005')), add(redo('e2005'))]).toEqual([2_002, 2_001, 2_002]);
  expect(put).not.toHaveBeenCalled();
  put.mockRestore();
});

test('an undo or redo that is offered changes what stands', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const before = playedOf(all);
      for (const [offer, kind] of [
        [undoOf(all), 'undo'],
        [redoOf(all), 'redo'],
      ] as const) {
        if (!offer) continue;
        const after = playedOf([...all, { id: 'new', seq: 10, at: 0, kind, entries: offer }]);
        // A correction to the same event says nothing new, and a redo may put back a correction of what is still down.
        const isPlay = offer.some((id) => all.some((line) => line.id === id && line.kind === 'play'));
        if (isPlay) expect(after).not.toEqual(before);
      }
    }),
    { seed: 43, numRuns: 2_000 },
  );
});

/** A list with a cursor, as any editor has it: what undo and redo must be to people. */
function model() {
  let [past, future]: [string[], string[]] = [[JSON.stringify([])], []];
  return {
    now: () => past.at(-1)!,
    canUndo: () => past.length > 1,
    canRedo: () => future.length > 0,
    act(state: string) {
      past = [...past, state];
      future = [];
    },
    undo: () => future.push(past.pop()!),
    redo: () => past.push(future.pop()!),
  };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'F42: of ten thousand steps of plays, corrections, undo and redo, the thousand of seed %i are those of a list with a cursor',
  (seed) => {
    const chance = fc.sample(fc.nat({ max: 99 }), { seed, numRuns: 3_000 });
    let at = 0;
    const next = () => chance[at++]!;
    const wanted = model();
    const log: Line[] = [];
    const add = (each: EntryBody<string>) => {
      log.push({ id: `e${log.length}`, seq: log.length, at: 0, ...each });
    };
    const state = () => JSON.stringify(playedOf(log));
    for (let step = 0; step < 1_000; step += 1) {
      const kind = next();
      if (kind < 35) {
        const entries = undoOf(log);
        expect(entries !== undefined).toBe(wanted.canUndo());
        if (!entries) continue;
        add({ kind: 'undo', entries });
        wanted.undo();
      } else if (kind < 65) {
        const entries = redoOf(log);
        expect(entries !== undefined).toBe(wanted.canRedo());
        if (!entries) continue;
        add({ kind: 'redo', entries });
        wanted.redo();
      } else {
        const plays = kind < 75 ? playedOf(log) : [];
        const target = plays[next() % Math.max(1, plays.length)];
        add(target ? correct(target.id, `c${step}`) : play(`p${step}`));
        wanted.act(state());
      }
      expect(state()).toBe(wanted.now());
    }
    while (wanted.canUndo()) {
      add({ kind: 'undo', entries: undoOf(log)! });
      wanted.undo();
    }
    expect(state()).toBe(JSON.stringify([]));
  },
);
