import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gamePicture } from '../../src/logbook/PictureKey.tsx';
import type { Measure } from '../../src/ui/picture.ts';

const byLetter: Measure = (text, { size }) => text.length * size * 0.6;
const said = fc.record({
  game: fc.constantFrom('Gaa Under Gunnar', 'Gabong'),
  date: fc.constant('22 Nov 2026'),
  result: fc.string({ minLength: 1, maxLength: 90 }).map((text) => `${text.trim()} won`),
  lines: fc.array(fc.constantFrom('1. Kari: 40 points', `2. ${'W'.repeat(40)}: 1 point, two deals won`, 'x y z'), {
    maxLength: 8,
  }),
});

test('a game is a picture with everything on it, in its order, and nothing beyond its edges', () => {
  fc.assert(
    fc.property(said, (game) => {
      const { width, height, strokes } = gamePicture(game, byLetter);
      const texts = strokes.flatMap((stroke) => (stroke.is === 'text' ? [stroke] : []));
      let last = 0;
      for (const stroke of texts) {
        expect(stroke.x + byLetter(stroke.text, stroke)).toBeLessThanOrEqual(width);
        expect(stroke.y).toBeLessThan(height);
        expect(stroke.y).toBeGreaterThan(last);
        last = stroke.y;
      }
      const bare = (text: string) => text.replaceAll(/\s/g, '');
      expect(bare(texts.map(({ text }) => text).join(''))).toBe(
        bare([game.game, game.date, game.result, ...game.lines].join('')),
      );
    }),
    { seed: 6 },
  );
});
