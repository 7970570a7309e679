import { expect, test } from 'vitest';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { GOOLS } from '../../src/games/gools/play.ts';
import { fold } from '../../src/games/shared/fold.ts';
import type { Entry, EntryBody } from '../../src/games/shared/history.ts';
import { playedOf, redoOf } from '../../src/games/shared/played.ts';
import { playsFrom } from '../../src/tables/shell/steps.ts';
import { entering, keeping, rollingOff, setupOf, throwing } from '../games/gools/table.ts';

const entries = (...bodies: readonly EntryBody<GoolsEvent>[]): readonly Entry<GoolsEvent>[] =>
  bodies.map((body, seq) => ({ ...body, id: `e${seq}`, seq, at: seq }));
const play = (event: GoolsEvent): EntryBody<GoolsEvent> => ({ kind: 'play', event });

const foldOf = (log: readonly Entry<GoolsEvent>[]) => {
  const { steps, misfits } = fold(GOOLS, setupOf(3), playedOf(log));
  return { steps: steps.map((step) => step.play.id), misfits: misfits.map((misfit) => misfit.play.id) };
};

/** Two phones have each thrown for Maya; the second throw does not fit until the first is taken back. */
const bodies = [
  play(throwing(0, '12456')),
  play(throwing(0, '33412')),
  play(keeping(0, '1')),
  play(rollingOff(2, '33412')),
];

test('back to before a play takes what does not fit along, and nothing of it comes to life', () => {
  const before = entries(...bodies);
  expect(foldOf(before)).toEqual({ steps: ['e0', 'e2'], misfits: ['e1', 'e3'] });
  const taken = playsFrom(playedOf(before), 'e0');
  expect(taken).toEqual(['e0', 'e1', 'e2', 'e3']);
  const after = entries(...bodies, { kind: 'undo', entries: taken });
  expect(foldOf(after)).toEqual({ steps: [], misfits: [] });
  expect(redoOf(after)).toEqual(taken);
});

test('what stood before it stays', () => {
  const taken = playsFrom(playedOf(entries(...bodies)), 'e2');
  expect(taken).toEqual(['e2', 'e3']);
  expect(foldOf(entries(...bodies, { kind: 'undo', entries: taken }))).toEqual({ steps: ['e0'], misfits: ['e1'] });
});

test('what was taken back before is not taken back again', () => {
  const log = entries(play(entering(0, '331|24')), play(entering(1, '331|24')), { kind: 'undo', entries: ['e1'] });
  expect(playsFrom(playedOf(log), 'e0')).toEqual(['e0']);
  expect(playsFrom(playedOf(log), 'e1')).toEqual([]);
});
