import type { Page } from 'playwright-core';
import { entering, keeping, throwing } from '../../games/gools/table.ts';
import { savedEvening } from '../gools-evening.ts';
import { onTable } from '../on-table.ts';
import { LONG_NAMES, type State } from './state.ts';

const NAMES = [...LONG_NAMES, 'Per'];
const evening = (...events: Parameters<typeof savedEvening>[0]) => onTable(savedEvening(events, NAMES));

const give = async (page: Page, ...dice: readonly number[]) => {
  for (const eyes of dice) await page.locator(`.dice-face[data-eyes="${eyes}"]`).click();
};

export const GOOLS_STATES: readonly State[] = [
  { name: 'an evening to be set up', kind: 'empty', address: '#gools', shows: '.gools-setup' },
  {
    name: 'an evening with a choice to make',
    kind: 'filled',
    address: '#gools',
    kept: {
      ...evening(throwing(0, '33316'), keeping(0, '333'), throwing(0, '16')),
      'gools:advisor': '{"evening":"evening-1","aim":"lowest-sum"}',
    },
    prepare: (page) => page.locator('.advice-key').click(),
    shows: '[data-best="1"]',
  },
  {
    name: 'an evening with a throw out of turn',
    kind: 'error',
    address: '#gools',
    kept: evening(entering(0, '331|24')),
    async prepare(page) {
      await page.locator('.table-key').last().click();
      await give(page, 3, 3, 5, 5, 6);
    },
    shows: '.table-notice',
  },
];
