import type { Board } from '../../games/gug/board.ts';
import type { Lang } from '../../i18n/lang.ts';
import { cardsSvg } from './cards.ts';
import { diceSvg } from './dice.ts';
import { mapCutSvg } from './map-cut.ts';
import { ringSvg } from './ring.ts';

/**
 * The picture that a rule book names, as SVG markup; its looks are in `pictures.css` and `board.css`.
 *
 * @param src - kind and name, as `dice:33241`, `cards:H7,SK`, `ring:knekt` or `map:dots`.
 * @param alt - what it shows, in words.
 * @param load - gives the board that maps are cut from.
 * @param lang - of the letters on cards.
 * @returns undefined for what is no such picture.
 */
export function pictureSvg(src: string, alt: string, load: () => Board, lang: Lang = 'en'): string | undefined {
  const [, kind, name = ''] = /^(\w+):(.*)$/s.exec(src) ?? [];
  if (kind === 'dice') return diceSvg(name, alt);
  if (kind === 'cards') return cardsSvg(name, alt, lang);
  if (kind === 'ring') return ringSvg(name, alt);
  if (kind === 'map') return mapCutSvg(name, alt, load());
  return undefined;
}
