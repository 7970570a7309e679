import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BoardData } from '../../src/games/gug/board-data.ts';
import { makeBoard } from '../../src/games/gug/board.ts';
import { search } from '../../src/tables/gug/search.ts';
import { wordsOf } from '../../src/works/name-words.ts';

const board = makeBoard(
  JSON.parse(readFileSync(new URL('../../content/boards/london-2025.json', import.meta.url), 'utf8')) as BoardData,
);
const stations = [...board.stations.values()];
const first = (query: string) => search(stations, query)[0]?.id;

test.each([
  ['kings x', 'kings-cross-st-pancras'],
  ['Kings Cross', 'kings-cross-st-pancras'],
  ['kingscross', 'kings-cross-st-pancras'],
  ["king's cross", 'kings-cross-st-pancras'],
  ['kings corss', 'kings-cross-st-pancras'],
  ['heathrow', 'heathrow'],
  ['heatrow', 'heathrow'],
  ['heathow', 'heathrow'],
  ['heathrow t5', 'heathrow'],
  ['Heathrow T123', 'heathrow'],
  ['heathrow terminals 2 & 3', 'heathrow'],
  ['heathrow terminal 4', 'heathrow'],
  ['heathrow 2,3', 'heathrow'],
  ['heatrow ter', 'heathrow'],
  ['terminal 5', 'heathrow'],
  ['t5', 'heathrow'],
  ['ｂａｎｋ', 'bank'],
  ['ＶＩＣＴＯＲＩＡ', 'victoria'],
  ['st pauls', 'st-pauls'],
  ['st. paul’s', 'st-pauls'],
  ['elephant', 'elephant-and-castle'],
  ['elefant', 'elephant-and-castle'],
  ['elephant and castle', 'elephant-and-castle'],
  ['elephant & castle', 'elephant-and-castle'],
  ['tottenham ct rd', 'tottenham-court-road'],
  ['leicester sq', 'leicester-square'],
  ['liverpool street', 'liverpool-street'],
  ['liverpol st', 'liverpool-street'],
  ['picadilly', 'piccadilly-circus'],
  ['victria', 'victoria'],
  ['bank', 'bank'],
  ['oval', 'oval'],
  ['finchley central', 'finchley-central'],
  ['park royal', 'park-royal'],
])('"%s" finds %s', (query, id) => {
  expect(first(query)).toBe(id);
});

test.each(['', '  ', "'", 'zzz', 'bergen', 'heathrow t9', '5', 'victoria t5'])('"%s" finds nothing', (query) => {
  expect(search(stations, query)).toEqual([]);
});

test('every station is found first by its own name, however it is written', () => {
  const missed = stations.filter(
    ({ name }) =>
      ![name, name.toUpperCase(), wordsOf(name).join(' ')].every((query) => search(stations, query)[0]?.name === name),
  );
  expect(missed.map(({ name }) => name)).toEqual([]);
});

test('a name cut short finds its station among the first eight', () => {
  const missed = stations.filter(
    ({ id, name }) => !search(stations, name.slice(0, 6)).some((found) => found.id === id),
  );
  expect(missed.map(({ name }) => name)).toEqual([]);
});

test('a word that every object has as a key is a word as others are', () => {
  expect(wordsOf('Constructor Rd')).toEqual(['constructor', 'road']);
});
