import fc from 'fast-check';
import type { Format, Layer, LayerKind } from '../../../src/games/tournament/format.ts';

const kinds: fc.Arbitrary<readonly LayerKind[]> = fc
  .tuple(fc.nat({ max: 2 }), fc.boolean(), fc.nat({ max: 1 }))
  .map(([before, hasSemi, after]) => [
    'H',
    ...Array<LayerKind>(before).fill('R'),
    ...(hasSemi ? (['SF'] as const) : []),
    ...Array<LayerKind>(after).fill('R'),
    'F',
  ]);

/** Formats that can be played, built layer by layer: each sends some to the next layer, and maybe some past it. */
export const formats: fc.Arbitrary<Format> = fc
  .tuple(kinds, fc.integer({ min: 2, max: 24 }), fc.array(fc.nat({ max: 999 }), { minLength: 40, maxLength: 40 }))
  .map(([order, start, chances]) => {
    let drawn = 0;
    const pick = <Value>(from: readonly Value[]): Value => from[chances[drawn++ % chances.length]! % from.length]!;
    const coming = order.map((_, index) => (index === 0 ? start : 0));
    return order.map((kind, index): Layer => {
      const players = coming[index]!;
      const shape = pick(shapesFor(players, kind === 'F'));
      const groups = shape.rotated === null ? shape.games : 1;
      const onward: { count: number; to: LayerKind }[] = [];
      let left = players / groups;
      const later = order.slice(index + 1);
      for (const to of later.slice(0, 1).concat(later.filter((other) => other !== later[0] && pick([true, false])))) {
        if (left === 0 || onward.some((piece) => piece.to === to)) continue;
        // No layer is left to one player.
        const least = onward.length === 0 && groups === 1 ? 2 : 1;
        const count = pick(upTo(left).filter((some) => some >= least));
        onward.push({ count, to });
        coming[order.indexOf(to, index + 1)]! += count * groups;
        left -= count;
      }
      return { kind, ...shape, onward };
    });
  });

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);

/** Every way in which so many play once, or two or three times each. */
function shapesFor(players: number, isFinal: boolean): readonly Pick<Layer, 'games' | 'size' | 'rotated'>[] {
  return upTo(players)
    .filter((size) => size > 1)
    .flatMap((size) =>
      [1, 2, 3]
        .filter((each) => (players * each) % size === 0)
        .map((each) => ({ games: (players * each) / size, size, rotated: each === 1 ? null : players })),
    )
    .filter(({ games, rotated }) => !isFinal || rotated !== null || games === 1);
}
