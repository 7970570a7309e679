import { describe, expect, test } from 'vitest';
import { checkSetup } from '../../../src/games/gools/check-setup.ts';
import { dueOf } from '../../../src/games/gools/due.ts';
import type { GoolsEvent } from '../../../src/games/gools/events.ts';
import { GOOLS } from '../../../src/games/gools/play.ts';
import { reduceEvents } from '../../../src/games/shared/reduction.ts';
import { playedOf } from '../../../src/games/shared/played.ts';
import { endLineByLine, wholeGames } from '../whole-games.ts';
import { outcomeOf, type WholeGame } from './whole-game.ts';

const FILES = wholeGames(new URL('games/', import.meta.url), (text) => JSON.parse(text) as WholeGame);

describe.each(FILES)('$name', ({ whole: { setup, events, outcome } }) => {
  const { state, rejectedEvents } = reduceEvents(GOOLS, setup, playedOf(events));

  test('F26: comes to the same end, to the last byte of its state', () => {
    expect(checkSetup(setup)).toEqual([]);
    expect(rejectedEvents).toEqual([]);
    expect(outcomeOf(state)).toEqual(outcome);
    expect(dueOf(state)).toEqual([{ kind: 'over' }]);
  });

  test('comes to the same end line by line, as it was played', () => {
    expect(endLineByLine(GOOLS, setup, events)).toEqual(state);
  });
});

describe('all of them together', () => {
  const plays = FILES.flatMap(({ whole }) => playedOf(whole.events).map(({ event }) => event));

  test('have every kind of event, in Three Man too, and every kind of line', () => {
    const kinds: readonly GoolsEvent['kind'][] = [
      'throw',
      'keep',
      'enter',
      'roll-off',
      'one-die',
      'name',
      'three-man',
      'sloppy',
      'rule',
      'repeal',
      'pour',
      'drunk',
      'ruling',
      'join',
      'leave',
      'end',
    ];
    expect(new Set(plays.map(({ kind }) => kind))).toEqual(new Set(kinds));
    const mini = plays.flatMap((event) => (event.kind === 'three-man' ? [event.event.kind] : []));
    expect(new Set(mini)).toEqual(new Set(['throw', 'hand-out', 'one-die', 'pass-on', 'call-off']));
    const lines = FILES.flatMap(({ whole }) => whole.events.map(({ kind }) => kind));
    expect(new Set(lines)).toEqual(new Set(['play', 'undo', 'redo', 'correct']));
    expect(plays.some(({ overrule }) => overrule)).toBe(true);
  });

  test('have every clause by which somebody drinks', () => {
    const states = FILES.map(({ whole }) => reduceEvents(GOOLS, whole.setup, playedOf(whole.events)).state);
    const clauses = new Set(states.flatMap(({ pours }) => pours.map(({ clause }) => clause)));
    const gools = ['6.1', '6.2', '6.6', '8.1', '8.2', '8.3'].map((number) => `gools-${number}`);
    const threeMan = ['7.5', '7.6', '7.7', '7.8', '7.9'].map((number) => `three-man-${number}`);
    expect([...clauses].toSorted()).toEqual([...gools, ...threeMan, 'house-rule'].toSorted());
  });
});
