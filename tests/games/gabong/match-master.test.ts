import { expect, test } from 'vitest';
import { firstMaster, type MasterClaim } from '../../../src/games/gabong/match-setup.ts';

const claim = (seat: number, reignsOver: number, completed: number | null = null): MasterClaim => ({
  seat,
  reignsOver,
  completed,
});

test.each([
  { say: 'none is there: lots among all', claims: [], is: 'lot 0 1 2 3' },
  { say: 'the reigning one', claims: [claim(2, 0)], is: 'reigning 2' },
  { say: 'of several, over the most', claims: [claim(0, 1, 9), claim(2, 3, 1)], is: 'reigns-over-most 2' },
  {
    say: 'the last to complete a round',
    claims: [claim(0, 2, 4), claim(2, 2, 5), claim(3, 1, 6)],
    is: 'completed-last 2',
  },
  { say: 'who completed one that is remembered', claims: [claim(0, 2), claim(1, 2, 5)], is: 'completed-last 1' },
  { say: 'as late: lots among them', claims: [claim(0, 2, 5), claim(1, 2, 5), claim(3, 2, 4)], is: 'lot 0 1' },
  { say: 'nobody remembers: lots among them', claims: [claim(3, 2), claim(1, 2), claim(0, 1, 7)], is: 'lot 3 1' },
])('2.3: $say', ({ claims, is }) => {
  const found = firstMaster(4, claims);
  expect(found.is).toBe(is.startsWith('lot') ? 'lot' : 'master');
  expect(found.is === 'lot' ? `lot ${found.among.join(' ')}` : `${found.by} ${found.seat}`).toBe(is);
});
