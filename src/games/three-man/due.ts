import type { ThreeManState } from './play-state.ts';

/** What is to be done next in a game of Three Man. */
export type ThreeManDue =
  | { readonly kind: 'throw'; readonly seat: number }
  | { readonly kind: 'hand-out'; readonly seat: number; readonly drinks: number }
  | { readonly kind: 'one-die'; readonly seat: number; readonly isSecond: boolean }
  | { readonly kind: 'pass-on'; readonly seat: number }
  | { readonly kind: 'over' };

export function threeManDue({ stage, threeMan }: ThreeManState): ThreeManDue {
  switch (stage.is) {
    case 'throw':
      return { kind: 'throw', seat: stage.roller };
    case 'hand-out':
      return { kind: 'hand-out', seat: stage.roller, drinks: stage.drinks };
    case 'one-die':
      return { kind: 'one-die', seat: threeMan, isSecond: stage.isSecond };
    case 'pass-on':
      return { kind: 'pass-on', seat: threeMan };
    case 'over':
      return { kind: 'over' };
  }
}
