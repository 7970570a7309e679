import type { Pour } from '../shared/pour.ts';
import type { ThreeManClause } from './clauses.ts';
import type { ThreeManState } from './play-state.ts';
import { neighbour } from './ring.ts';
import { effectsOf, type Throw } from './throws.ts';

/** Who sits where when a throw falls. */
export type AtTable = Pick<ThreeManState, 'ring' | 'threeMan' | 'way'>;

/** What a throw makes whom take, in the order of the rules; what a double hands out (7.7) is not among it yet. */
export function poursOf(
  { ring, threeMan, way }: AtTable,
  roller: number,
  dice: Throw,
): readonly Pour<ThreeManClause>[] {
  const one = { from: roller, of: 'drink', count: 1 } as const;
  return effectsOf(dice).flatMap((effect): readonly Pour<ThreeManClause>[] => {
    const { clause } = effect;
    switch (effect.effect) {
      case 'drinks':
        return [{ ...one, clause, to: [effect.who === 'roller' ? roller : neighbour(ring, roller, effect.who)] }];
      case 'three-man-drinks':
        return [{ ...one, clause, to: [threeMan] }];
      case 'three-man-shot':
        return [{ ...one, clause, to: [threeMan], of: 'shot' }];
      case 'social':
        return [{ ...one, clause, to: ring }];
      case 'reversal':
        // Whoever would have thrown next, which may be the Three Man.
        return [{ ...one, clause, to: [neighbour(ring, roller, way)] }];
      case 'hand-out':
        return [];
    }
  });
}

/** 7.7: how many drinks a throw lets the roller hand out. */
export function toHandOut(dice: Throw): number {
  return effectsOf(dice).reduce((drinks, effect) => drinks + (effect.effect === 'hand-out' ? effect.drinks : 0), 0);
}
