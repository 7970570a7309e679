import { expect, test } from 'vitest';
import { keepWorks, openWorks } from '../../src/storage/kept-works.ts';
import { readLines, readStations } from '../../src/works/read-answers.ts';
import { shape } from '../works/answers.ts';
import { useFakeStorage } from './fake-storage.ts';

const storage = useFakeStorage();

const works = () => ({
  at: 1_795_219_200_000,
  day: '2026-11-21',
  lines: readLines(shape('lines'))!,
  stations: readStations(shape('stations'))!,
});

test('what was fetched is there again', () => {
  keepWorks(works());
  expect(openWorks()).toEqual(works());
});

test.each(['{', '5', 'null', '[]', '{"at":1}', '{"at":1,"day":"2026-11-21","lines":null,"stations":null}'])(
  'nothing is there where %s is kept',
  (text) => {
    storage.texts.set('gug:tfl', text);
    expect(openWorks()).toBeNull();
  },
);

test('an answer out of all bounds takes no room from the games', () => {
  const { rows } = works().lines;
  keepWorks({
    ...works(),
    lines: { ...works().lines, rows: Array.from({ length: 999 }, () => ({ ...rows[1]!, text: 'x'.repeat(400) })) },
  });
  expect(openWorks()).toBeNull();
});
