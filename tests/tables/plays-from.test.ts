import { describe, expect, test } from 'vitest';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { GOOLS } from '../../src/games/gools/play.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import type { Entry, EntryBody } from '../../src/games/shared/history.ts';
import { playedOf, redoOf } from '../../src/games/shared/played.ts';
import { isCountedOn, playsFrom } from '../../src/tables/shell/steps.ts';
import { entering, keeping, rollingOff, setupOf, throwing } from '../games/gools/table.ts';

const entries = (...bodies: readonly EntryBody<GoolsEvent>[]): readonly Entry<GoolsEvent>[] =>
  bodies.map((body, seq) => ({ ...body, id: `e${seq}`, seq, at: seq }));
const play = (event: GoolsEvent): EntryBody<GoolsEvent> => ({ kind: 'play', event });

const reductionOf = (log: readonly Entry<GoolsEvent>[]) => {
  const { steps, rejectedEvents } = reduceEvents(GOOLS, setupOf(3), playedOf(log));
  return {
    steps: steps.map((step) => step.play.id),
    rejectedEvents: rejectedEvents.map((rejectedEvent) => rejectedEvent.play.id),
  };
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
  expect(reductionOf(before)).toEqual({ steps: ['e0', 'e2'], rejectedEvents: ['e1', 'e3'] });
  const taken = playsFrom(playedOf(before), 'e0');
  expect(taken).toEqual(['e0', 'e1', 'e2', 'e3']);
  const after = entries(...bodies, { kind: 'undo', entries: taken });
  expect(reductionOf(after)).toEqual({ steps: [], rejectedEvents: [] });
  expect(redoOf(after)).toEqual(taken);
});

test('what stood before it stays', () => {
  const taken = playsFrom(playedOf(entries(...bodies)), 'e2');
  expect(taken).toEqual(['e2', 'e3']);
  expect(reductionOf(entries(...bodies, { kind: 'undo', entries: taken }))).toEqual({
    steps: ['e0'],
    rejectedEvents: ['e1'],
  });
});

test('what was taken back before is not taken back again', () => {
  const log = entries(play(entering(0, '331|24')), play(entering(1, '331|24')), { kind: 'undo', entries: ['e1'] });
  expect(playsFrom(playedOf(log), 'e0')).toEqual(['e0']);
  expect(playsFrom(playedOf(log), 'e1')).toEqual([]);
});

describe('a newcomer on whose seat later plays count is not taken out alone, nor put back', () => {
  const of = (id: string, kind: string) => ({ id, event: { kind } });
  const [ann, bo, move] = [of('ann', 'join'), of('bo', 'join'), of('move', 'move')] as const;

  test.each([
    { say: 'nothing was played since', plays: [move, ann], play: ann, is: false },
    { say: 'somebody has played since', plays: [ann, move], play: ann, is: true },
    { say: 'anything but a newcomer', plays: [move, ann], play: move, is: false },
    { say: 'one taken out, and nobody came since', plays: [move], play: ann, is: false },
    { say: 'one taken out, in whose seat another sits', plays: [bo, move], play: ann, is: true },
  ])('$say: $is', ({ plays, play, is }) => expect(isCountedOn(plays, play)).toBe(is));
});
