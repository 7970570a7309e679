import { describe, expect, test } from 'vitest';
import { ENGINES, type Phone, withPhone } from './phone.ts';

const NAMES = ['Åse', 'Bjørn Ærlig', 'Gøran'];

/** Types the names into the set-up form of a panel, and begins. */
async function sitDown(phone: Phone, panel: 'gools' | 'gabong'): Promise<void> {
  await phone.open(`/#${panel}`);
  // The form has room for four, and three sit down.
  await phone.tap({ css: `#${panel} .seat-key`, nth: 3 });
  await phone.tap({ css: `#${panel} .seat-more .key`, name: /Remove/ });
  for (const [seat, name] of NAMES.entries()) {
    await phone.tap({ css: `#${panel}-name-${seat}` });
    await phone.type(name);
  }
  await phone.tap({ css: `#${panel} [data-do="start"]` });
}

async function dice(phone: Phone, ...eyes: readonly number[]): Promise<void> {
  for (const each of eyes) await phone.tap({ css: `.dice-face[data-eyes="${each}"]` });
}

describe.each(ENGINES)('%s', (engine) => {
  test('a whole turn of Gools is there after a crash, and after a reload', () =>
    withPhone(engine, async (phone) => {
      await sitDown(phone, 'gools');
      await phone.see({ css: '.table-name', name: 'Åse' });
      await dice(phone, 3, 3, 5, 5, 6);
      for (const nth of [0, 1]) await phone.tap({ css: '.dice-pick', nth });
      await phone.tap({ css: '#gools [data-do="keep"]' });
      await phone.see({ css: '.gools-lying' });
      await dice(phone, 1, 2, 4);
      for (const nth of [0, 1, 2]) await phone.tap({ css: '.dice-pick', nth });
      await phone.tap({ css: '#gools [data-do="keep"]' });
      await phone.see({ css: '.table-name', name: 'Bjørn Ærlig' });

      await phone.see({ css: '.save-sign[data-saving="saved"]' });
      await phone.crash();
      await phone.open('/#gools');
      await phone.see({ css: '.table-name', name: 'Bjørn Ærlig' });
      await phone.see({ css: '.table-dock .undo', name: 'Undo: what Åse left' });
      await phone.reload();
      await phone.see({ css: '.table-name', name: 'Bjørn Ærlig' });
      expect(phone.problems).toEqual([]);
    }));

  test('a deal of Gabong is counted, and is there after a reload', () =>
    withPhone(engine, async (phone) => {
      await sitDown(phone, 'gabong');
      await phone.tap({ css: '.deal-seat[data-seat="1"]' });
      await phone.tap({ css: '.deal-entry [data-do="theta"]' });
      await phone.see({ css: '.deal-seat[aria-pressed="true"]', name: /^Gøran/ });
      for (const rank of [2, 5, 11, 9]) await phone.tap({ css: `.rank-key[data-rank="${rank}"]` });
      expect(await phone.see({ css: '.deal-now .deal-comes' })).toContain('5 + 5 + 9 + 10 = 29, ×2 (two) = 58');
      await phone.tap({ css: '.deal-entry [data-do="next"]' });
      await phone.tap({ css: '.rank-key[data-rank="13"]' });
      await phone.tap({ css: '.deal-entry [data-do="write"]' });
      await phone.see({ css: '.deal-entry[data-deal="2"]' });
      const sums = () => phone.run(() => [...document.querySelectorAll('.deal-sum')].map((sum) => sum.textContent));
      const counted = await sums();
      expect(counted).toContain('58');
      await phone.reload();
      await phone.see({ css: '.deal-entry[data-deal="2"]' });
      expect(await sums()).toEqual(counted);
      expect(phone.problems).toEqual([]);
    }));
});
