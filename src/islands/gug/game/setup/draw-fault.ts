import { fill } from '../../../../i18n/fill.ts';
import type { GugGameWords } from '../../../../i18n/gug-game/words.ts';
import type { Drawn } from './drawn.ts';

/** Why the end stations that were asked for cannot be drawn, in words; undefined when they can. */
export function drawFault(
  drawn: Drawn | null,
  { impossible }: Pick<GugGameWords['setup']['draw'], 'impossible'>,
): string | undefined {
  if (!drawn || drawn.ok) return undefined;
  switch (drawn.why) {
    case 'too-many-south':
    case 'too-many-north':
    case 'too-many-factors':
      return fill(impossible[drawn.why], { count: drawn.count });
    case 'bad-number':
    case 'leaves-no-eleven':
      return impossible['leaves-no-eleven'];
  }
}
