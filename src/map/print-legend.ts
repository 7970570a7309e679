import { drawMarkShape } from './draw-print.ts';
import { element } from './markup.ts';
import type { PrintMarkKind } from './print-marks.ts';

/** What the legend of the printed board explains, in its order; each is one sentence of every language. */
export const SIGNS = [
  'loop',
  'border',
  'north',
  'south',
  'central',
  'none',
  'heathrow',
  'leicester',
  'elephant',
  'dots',
  'never',
  'closed',
] as const satisfies readonly (PrintMarkKind | 'loop' | 'border' | 'dots' | 'never' | 'closed')[];
export type PrintSign = (typeof SIGNS)[number];

const dots = (d: string): string =>
  element('g', { class: 'dots' }, element('path', { d }), element('path', { class: 'hollow', d }));

function contentOf(sign: PrintSign): string {
  switch (sign) {
    case 'loop':
      return (
        element('path', { class: 'inside', d: 'M-22 18V0H22V18Z' }) + element('path', { class: 'loop', d: 'M-30 0H30' })
      );
    case 'border':
      return element(
        'g',
        { class: 'border' },
        element('path', { d: 'M-30 0H30' }),
        element('path', { class: 'gap', d: 'M-30 0H30' }),
        element('path', { class: 'line', d: 'M-30 0H30' }),
      );
    case 'dots':
      return dots('M-9-3h0M5-1l4 4');
    case 'never':
      return dots('M-7 0h0M7 0h0');
    case 'closed':
      return element(
        'g',
        { class: 'above' },
        element('g', { class: 'shut' }, element('circle', { r: '.62em' }), element('text', {}, '✕')),
      );
    case 'north':
    case 'south':
    case 'central':
    case 'none':
    case 'heathrow':
    case 'leicester':
    case 'elephant':
      return element('g', { class: 'marks' }, drawMarkShape(sign));
  }
}

/** A sign of the legend, as it stands on the board. */
export const drawSign = (sign: PrintSign): string =>
  element('svg', { class: 'board printed sign', viewBox: '-15 -9 30 18', 'aria-hidden': 'true' }, contentOf(sign));
