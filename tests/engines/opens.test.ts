import { describe, expect, test } from 'vitest';
import { ENGINES, withPhone } from './phone.ts';

describe.each(ENGINES)('%s', (engine) => {
  test.each([1, 2])('shows the page at %i pixels to one of CSS', async (scale) => {
    await withPhone(
      engine,
      async (phone) => {
        await phone.open('/');
        expect(await phone.run(() => [innerWidth, innerHeight, devicePixelRatio])).toEqual([390, 740, scale]);
        const png = await phone.screen();
        // Width and height are at a fixed place of a PNG.
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([390 * scale, 740 * scale]);
        expect(phone.problems).toEqual([]);
      },
      { width: 390, height: 740, scale },
    );
  });
});
