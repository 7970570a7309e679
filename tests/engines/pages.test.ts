import { describe, expect, test } from 'vitest';
import { ENGINES, KEY, type Phone, withPhone } from './phone.ts';

const TAG = '#gug .ticket-head .clause';
const ASKED =
  'at=victoria&die=4&route=victoria:green-park,victoria:oxford-circus,victoria:warren-street,northern:goodge-street';

const addressOf = (phone: Phone): Promise<string> => phone.run(() => location.pathname + location.hash);

describe.each(ENGINES)('%s', (engine) => {
  test('a sheet opens, goes by Escape and by its key, and gives the focus back', () =>
    withPhone(engine, async (phone) => {
      await phone.open(`/?${ASKED}#gug`);
      // Until then the answer is drawn anew, and what had the focus goes.
      await phone.see({ css: '#gug .map-keys' });
      for (const close of [() => phone.type(KEY.Escape), () => phone.tap({ css: 'dialog .key', name: 'Close' })]) {
        await phone.tap({ css: TAG });
        expect(await phone.see({ css: 'dialog[open]' })).toContain('10.2');
        await close();
        await expect.poll(() => phone.run(() => document.querySelector('dialog'))).toBe(null);
        const isBack = (tag: string) => document.activeElement === document.querySelector(tag);
        await expect.poll(() => phone.run(isBack, TAG)).toBe(true);
      }
      expect(phone.problems).toEqual([]);
    }));

  test('the rule book is opened and searched, and the way leads to Norwegian and back', () =>
    withPhone(engine, async (phone) => {
      await phone.open('/');
      // What is still fetched when one leaves is an error for the console.
      await phone.see({ css: '[data-offline="ready"]' });
      await phone.tap({ css: 'header a', name: 'Rules' });
      await phone.tap({ css: 'main a', name: 'Gaa Under Gunnar' });
      await phone.see({ css: '[id="gug-10.2"]' });
      await phone.tap({ css: '.contents summary' });
      await phone.tap({ css: '#find' });
      await phone.type(`docklands${KEY.Enter}`);
      await phone.tap({ css: '.found', name: /Docklands/ });
      await expect.poll(() => addressOf(phone)).toBe('/rules/gug/#gug-16.7');
      await phone.tap({ css: 'header a', name: 'Norsk' });
      await expect.poll(() => addressOf(phone)).toContain('/nb/rules/gug/');
      await phone.see({ css: '[id="gug-10.2"]' });
      await phone.tap({ css: 'header a', name: 'English' });
      await expect.poll(() => addressOf(phone)).not.toContain('/nb/');
      expect(phone.problems).toEqual([]);
    }));

  test('once kept, the site opens without its host: the tables and the rule books', () =>
    withPhone(engine, async (phone) => {
      await phone.open('/');
      await phone.see({ css: '[data-offline="ready"]' });
      await phone.host.close();
      await phone.reload();
      await phone.tap({ css: 'nav a', name: 'Gools' });
      await phone.see({ css: '#gools-name-0' });
      await phone.open('/nb/rules/gabong/');
      await phone.see({ css: '[id="gabong-11.2"]' });
      await phone.crash();
      await phone.open('/#gug');
      await phone.see({ css: '#gug .map-keys' });
      expect(phone.problems).toEqual([]);
    }));
});
