import { expect, test } from 'vitest';
import { loadBoard, makeBoards } from '../../src/components/load-board.ts';
import { BOARD_IDS, change, fileOf, readBoard } from './board-files.ts';

const PATH = `../../${fileOf('london-2003')}`;
const broken = () => change(readBoard('london-2003'), ['loop'], 'bakerloo');

test.each(BOARD_IDS)('%s is loaded, and made once', (id) => {
  expect(loadBoard(id).id).toBe(id);
  expect(loadBoard(id)).toBe(loadBoard(id));
});

test('a board without a file is no board', () => {
  expect(() => loadBoard('london-1863')).toThrow('content/boards has no london-1863.json');
});

test('bad data fails the build with file, place and reason, whichever board is asked for', () => {
  const files = { [`../../${fileOf('london-2025')}`]: readBoard('london-2025'), [PATH]: broken() };
  expect(() => makeBoards(files)).toThrow(
    'content/boards/london-2003.json, loop: the bakerloo line has 0 loops, not one',
  );
});

test('so does a name that cannot be read', () => {
  const json = change(readBoard('london-2003'), ['stations', 'kenton', 'label'], { side: 'E', shift: [0, -2] });
  expect(() => makeBoards({ [PATH]: json })).toThrow(
    'content/boards/london-2003.json, stations.harrow-and-wealdstone.label: overlaps the name of kenton',
  );
});

test('so does a file of another name, and all faults are told at once', () => {
  const other = '../../content/boards/paris.json';
  expect(() => makeBoards({ [other]: readBoard('london-2025'), [PATH]: broken() })).toThrow(
    'content/boards/paris.json, id: "london-2025" is not the name of the file\n' +
      'content/boards/london-2003.json, loop: the bakerloo line has 0 loops, not one',
  );
});
