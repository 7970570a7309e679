import { expect, test } from 'vitest';
import { closeAll, neighboursOf, stretchOf, toggleStation, toggleStretch, worksOn } from '../../src/works/closing.ts';
import { boardOf, station as id } from '../map/boards.ts';

const [london2003, london2025] = [boardOf('london-2003'), boardOf('london-2025')];
const [victoria, pimlico] = [id('victoria'), id('pimlico')];

test('what is closed is opened by the same tap', () => {
  const closed = toggleStation({ stations: [], stretches: [] }, victoria);
  expect(closed.stations).toEqual(['victoria']);
  expect(toggleStation(closed, victoria).stations).toEqual([]);
});

test('a stretch is the same from either end', () => {
  const closed = toggleStretch({ stations: [], stretches: [] }, stretchOf(victoria, pimlico));
  expect(closed.stretches).toEqual([['pimlico', 'victoria']]);
  expect(toggleStretch(closed, stretchOf(pimlico, victoria)).stretches).toEqual([]);
  expect(
    toggleStretch({ stations: [], stretches: [[victoria, pimlico]] }, stretchOf(victoria, pimlico)).stretches,
  ).toEqual([]);
});

test('one that is opened leaves the others closed', () => {
  const [other, third] = [stretchOf(victoria, id('green-park')), stretchOf(pimlico, id('vauxhall'))];
  const works = { stations: [victoria, pimlico], stretches: [other, stretchOf(victoria, pimlico), third] };
  expect(toggleStation(works, victoria)).toEqual({ ...works, stations: [pimlico] });
  expect(toggleStretch(works, stretchOf(pimlico, victoria))).toEqual({ ...works, stretches: [other, third] });
  // They meet one that is closed at its one end, or at its other.
  for (const next of [stretchOf(victoria, id('st-jamess-park')), stretchOf(id('bond-street'), id('green-park'))])
    expect(toggleStretch(works, next).stretches).toEqual([...works.stretches, next]);
});

test('what is closed together is closed once, from whichever end it is told', () => {
  const works = { stations: [victoria], stretches: [stretchOf(victoria, pimlico)] };
  const more = {
    stations: [pimlico, victoria],
    stretches: [
      [victoria, pimlico],
      [pimlico, id('vauxhall')],
      [id('vauxhall'), pimlico],
      [victoria, id('green-park')],
    ],
  } as const;
  expect(closeAll(works, more)).toEqual({
    stations: ['victoria', 'pimlico'],
    stretches: [
      ['pimlico', 'victoria'],
      ['pimlico', 'vauxhall'],
      ['victoria', 'green-park'],
    ],
  });
});

test('neighbours are told once, over all lines', () => {
  expect(neighboursOf(london2025, victoria).toSorted()).toEqual([
    'green-park',
    'pimlico',
    'sloane-square',
    'st-jamess-park',
  ]);
});

test('on another board, what it does not have is open', () => {
  const works = {
    stations: [victoria, id('nine-elms')],
    stretches: [stretchOf(victoria, pimlico), stretchOf(id('nine-elms'), id('kennington'))],
  };
  expect(worksOn(london2003, works)).toEqual({ stations: ['victoria'], stretches: [['pimlico', 'victoria']] });
  expect(worksOn(london2025, works)).toEqual(works);
});
