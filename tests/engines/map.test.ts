import { describe, expect, test } from 'vitest';
import { GUG_EN } from '../../src/i18n/gug/en.ts';
import { GUG_NB } from '../../src/i18n/gug/nb.ts';
import { ENGINES, type Phone, withPhone } from './phone.ts';

/** The address of the question, decoded. */
const query = (phone: Phone): Promise<string> => phone.run(() => decodeURIComponent(location.search));

/** Taps a station where it is drawn, a few pixels off; once more where the first tap only brings the map closer. */
async function tapStation(phone: Phone, station: string, isThere: (query: string) => boolean): Promise<void> {
  for (let taps = 0; taps < 3; taps += 1) {
    const at = await phone.run(async (station) => {
      // WebKit's `getScreenCTM` knows nothing of what enlarges the drawing from outside.
      const place = (): { x: number; y: number } => {
        const box = document.querySelector(`#gug svg [data-station="${station}"]`)!.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      let [before, now] = [place(), place()];
      for (let still = 0; still < 20; still += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        [before, now] = [now, place()];
        const isGliding = document.querySelector('#gug .gliding') !== null;
        if (isGliding || Math.hypot(before.x - now.x, before.y - now.y) > 0.5) still = 0;
      }
      return now;
    }, station);
    await phone.tapAt(at.x + 3, at.y - 3);
    if (isThere(await query(phone))) return;
  }
  throw new Error(`${station} cannot be tapped: ${await query(phone)}`);
}

const onRoute = (station: string) => (query: string) => query.includes(`:${station}`);
/** The names of stations that can be seen, each as high as it stands on the screen, in CSS pixels. */
const namesSeen = (phone: Phone): Promise<Readonly<Record<string, number>>> =>
  phone.run(() => {
    const map = document.querySelector('#gug [data-map]')!.getBoundingClientRect();
    const seen: Record<string, number> = {};
    for (const text of document.querySelectorAll('#gug .names text')) {
      const { left, right, top, bottom, height } = text.getBoundingClientRect();
      const isInside = left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
      if (height > 0 && isInside && getComputedStyle(text).visibility === 'visible') seen[text.textContent] = height;
    }
    return seen;
  });

describe.each(ENGINES)('%s', (engine) => {
  test.each([
    { companion: '/', words: GUG_EN, said: 'Not legal: step 4 turns back at Warren Street, which has one dot.' },
    { companion: '/nb/', words: GUG_NB, said: 'Ikke lov: steg 4 snur på Warren Street, som har én prikk.' },
  ])('a station is found by its name, a route is tapped, and judged: $companion', ({ companion, words, said }) =>
    withPhone(engine, async (phone) => {
      await phone.open(companion);
      await phone.see({ css: '#gug .map-keys' });
      await phone.tap({ css: '#gug [role="combobox"]' });
      await phone.type('victria');
      await phone.tap({ css: '#gug [role="option"]', name: /^Victoria/ });
      await phone.tap({ css: '#gug button', name: words.panel.ask.start });
      await phone.tap({ css: '#gug button', name: /^4\b|^4$/ });
      await phone.see({ css: '#gug [role="status"][data-verdict="incomplete"]' });
      await phone.tap({ css: '#gug button', name: words.panel.map.fit });
      await tapStation(phone, 'warren-street', onRoute('warren-street'));
      await tapStation(phone, 'goodge-street', onRoute('goodge-street'));
      expect(await phone.see({ css: '#gug [role="status"][data-verdict="illegal"]' })).toBe(said);
      expect(phone.problems).toEqual([]);
    }),
  );

  test('where one stands is tapped on the map, and a zoom brings the names of the stations there', () =>
    withPhone(engine, async (phone) => {
      await phone.open('/');
      await phone.see({ css: '#gug .map-keys' });
      await tapStation(phone, 'victoria', (query) => query.includes('at=victoria'));
      await phone.tap({ css: '#gug .map-keys button', name: GUG_EN.panel.map.zoomIn });
      await expect.poll(async () => Object.keys(await namesSeen(phone)).length).toBeGreaterThan(2);
      const seen = await namesSeen(phone);
      expect(Object.keys(seen)).toContain('Victoria');
      const heights = Object.values(seen);
      // The height of a line of 9 pixels, which is small and can be read.
      expect(Math.min(...heights)).toBeGreaterThan(11);
      expect(phone.problems).toEqual([]);
    }));
});
