import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keptAs, savedGame } from '../browser/log.ts';
import { ENGINES, withPhone } from './phone.ts';

const GAME = savedGame({ id: 'out', name: 'Fredag på Østkanten', players: ['Åse', 'Bjørn', 'Ærlig'], isOver: true });

describe.each(ENGINES)('%s', (engine) => {
  test('all games leave as a file, which another phone reads', () =>
    withPhone(engine, async (phone) => {
      await phone.open('/rules/');
      await phone.run((kept) => Object.entries(kept).forEach(([key, text]) => localStorage.setItem(key, text)), {
        ...keptAs(GAME),
      });
      await phone.open('/#log');
      // What is said of how it stands comes late, and may move the keys below it.
      await phone.see({ css: '[data-game="out"][data-state]' });
      await phone.tap({ css: '#log button', name: 'Save all games as a file' });
      const files = () => readdirSync(phone.downloads).filter((name) => name.endsWith('.json'));
      await expect.poll(files).toHaveLength(1);
      const file = join(phone.downloads, files()[0]!);
      // Its name is there before all of it is.
      await expect.poll(() => readFileSync(file, 'utf8')).toMatch(/\}\s*$/);
      await withPhone(engine, async (other) => {
        await other.open('/#log');
        await other.tap({ css: '#log button', name: 'Import games' });
        await other.see({ css: '.log-file' });
        await other.giveFiles('input[type="file"]', [file]);
        expect(await other.see({ css: '[data-found="new"]' })).toContain('Fredag på Østkanten');
        await other.tap({ css: '#log button', name: 'Add this game' });
        await other.see({ css: '#log *', name: 'One game was added.' });
        expect(await other.run(() => localStorage.getItem('game:out'))).toContain('Åse');
        expect(other.problems).toEqual([]);
      });
      expect(phone.problems).toEqual([]);
    }));
});
