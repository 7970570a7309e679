import { expect, test } from 'vitest';
import type { BoardData, LineId, RunData } from '../../../src/games/gug/board-data.ts';
import { makeBoard } from '../../../src/games/gug/board.ts';
import { LONDON_2025 } from './ask.ts';

const { data } = LONDON_2025;

test('8.3, R8: the loop and what it encloses are the same in whatever direction its parts are drawn', () => {
  const circle = data.lines['circle']!;
  const [run] = circle.runs;
  const parted = run!.indexOf('aldgate');
  const runs: readonly RunData[] = [run!.slice(0, parted + 1), run!.slice(parted).toReversed()];
  const { loop, inside } = makeBoard({ ...data, lines: { ...data.lines, circle: { ...circle, runs } } });
  expect(loop).toEqual(LONDON_2025.loop);
  expect(inside).toEqual(LONDON_2025.inside);
});

test('10.3, R5: lines that touch anywhere along a stretch touch, however far apart another bundle draws them', () => {
  const apart = {
    path: [
      [57, 42.5],
      [35, 42.5],
    ],
    lines: ['district', 'victoria', 'piccadilly', 'circle'],
    first: 0,
  } as const;
  const besideOn = (bundles: BoardData['bundles']) =>
    makeBoard({ ...data, bundles })
      .lines.get('district' as LineId)!
      .stretches.find(({ a, b }) => [a, b].sort().join() === 'embankment,westminster')!.beside;
  const beside = new Map([
    ['circle', 'touching'],
    ['piccadilly', 'bundle'],
    ['victoria', 'touching'],
  ]);
  expect(besideOn(data.bundles)).toEqual(new Map([['circle', 'touching']]));
  expect(besideOn([...data.bundles, apart])).toEqual(beside);
  expect(besideOn([apart, ...data.bundles])).toEqual(beside);
});
