import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BoardData, LineId, StationId } from '../../src/games/gug/board-data.ts';
import { makeBoard } from '../../src/games/gug/board.ts';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { makeSituation, parseSituation, type Situation } from '../../src/games/gug/situation.ts';
import { judgeTurn } from '../../src/games/gug/turn.ts';
import * as asking from '../../src/tables/gug/asking.ts';

const board = makeBoard(
  JSON.parse(readFileSync(new URL('../../content/boards/london-2025.json', import.meta.url), 'utf8')) as BoardData,
);
const network = makeNetwork(board, DEFAULT_RULINGS);
const boards = new Map([[board.id, board]]);
const asked = (link: string): Situation => parseSituation(new URLSearchParams(link), boards).situation;
const linkOf = (situation: Situation) => makeSituation(situation).replace('board=london-2025&', '');
const station = (id: string) => id as StationId;

test.each([
  ['', 'at'],
  ['at=victoria', 'came'],
  ['at=victoria&from=pimlico&by=victoria', 'die'],
  ['at=victoria&die=4', 'route'],
])('"%s" asks next for: %s', (link, question) => {
  expect(asking.questionOf(asked(link))).toBe(question);
});

test('standing elsewhere forgets the way there and the route, not the drops', () => {
  const before = asked('at=victoria&from=pimlico&by=victoria&die=4&route=victoria:green-park&drops=northern:morden');
  expect(linkOf(asking.standAt(before, station('bank')))).toBe('at=bank&die=4&drops=northern:morden');
});

test('the ways to a station are its neighbours by each line', () => {
  const ways = asking.waysTo(network, station('warren-street')).map(({ from, by }) => `${from} ${by}`);
  expect(ways.toSorted()).toEqual([
    'euston northern',
    'euston victoria',
    'goodge-street northern',
    'oxford-circus victoria',
  ]);
});

describe('a ride', () => {
  test('to a far station takes the direct way', () => {
    const next = asking.rideTo(network, asked('at=victoria&die=4'), station('warren-street'));
    expect(next && linkOf(next)).toContain('route=victoria:green-park,victoria:oxford-circus,victoria:warren-street');
  });

  test.each([
    ['nobody stands anywhere', ''],
    ['no die is thrown', 'at=victoria'],
  ])('is none while %s', (_, link) => {
    expect(asking.rideTo(network, asked(link), station('warren-street'))).toBeUndefined();
  });

  test('to where one stands is none', () => {
    expect(asking.rideTo(network, asked('at=victoria&die=4'), station('victoria'))).toBeUndefined();
  });
});

describe('a tap on a station that the route has passed', () => {
  const back = (link: string, to: string): string | undefined => {
    const situation = asked(`at=victoria&${link}`);
    const { position, dice, route } = situation;
    const verdict = judgeTurn(network, position!, { dice, route });
    const next = asking.backTo(network, situation, station(to), verdict);
    return next && linkOf(next).replace('at=victoria&', '');
  };
  const THERE = 'victoria:green-park,victoria:oxford-circus';

  test.each([
    ['before a return that is refused', `die=4&route=${THERE},victoria:green-park`, 'oxford-circus', `route=${THERE}`],
    [
      'right both before and after it',
      `die=4&route=${THERE},victoria:green-park,victoria:victoria`,
      'green-park',
      'route=victoria:green-park',
    ],
    [
      'passed after the wrong step',
      'die=4&route=victoria:green-park,victoria:victoria,victoria:pimlico,victoria:vauxhall',
      'pimlico',
      'route=victoria:green-park,victoria:victoria,victoria:pimlico',
    ],
    ['where the route started', `die=4&route=${THERE},victoria:green-park`, 'victoria', ''],
    [
      'on a route of too many steps',
      `die=2&route=${THERE},victoria:warren-street`,
      'green-park',
      'route=victoria:green-park',
    ],
    ['on a whole turn, which cannot go on', `die=2&route=${THERE}`, 'green-park', 'route=victoria:green-park'],
  ])('%s cuts it back to there', (_, link, to, route) => {
    expect(back(link, to)).toBe(`${link.slice(0, 5)}${route && `&${route}`}`);
  });

  test.each([
    ['may be come to again while points are left', `die=4&route=${THERE}`, 'green-park'],
    ['is none where the route has not been', `die=2&route=${THERE}`, 'pimlico'],
    ['is none where it ends', `die=2&route=${THERE}`, 'oxford-circus'],
  ])('%s', (_, link, to) => {
    expect(back(link, to)).toBeUndefined();
  });
});

describe('a step', () => {
  const route = asked('at=victoria&die=4&route=district:st-jamess-park,district:westminster');

  test('can go by each line between its two stations', () => {
    expect(asking.linesOfStep(network, route, 1).toSorted()).toEqual(['circle', 'district']);
    expect(asking.linesOfStep(network, route, 2)).toEqual([]);
  });

  test('changes its line and leaves the others', () => {
    const next = asking.changeStep(route, 0, 'circle' as LineId);
    expect(linkOf(next)).toContain('circle:st-jamess-park,district:westminster');
  });

  test('by a railway that may not be used is added as it is', () => {
    expect(linkOf(asking.addStep(route, { line: 'dlr', to: station('limehouse') }))).toContain(',dlr:limehouse');
  });
});

test('starting over keeps the board, its works, and what the player has dropped', () => {
  const over = asking.startOver(asked('at=victoria&die=4&drops=northern:morden&works=euston'));
  expect(linkOf(over)).toBe('drops=northern:morden&works=euston');
  expect(linkOf(asking.standAt(over, station('bank')))).toBe('at=bank&drops=northern:morden&works=euston');
});
