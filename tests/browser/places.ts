import { PANELS } from '../../src/i18n/lang.ts';
import { builtPages } from './dist.ts';

const COMPANION = ['/', '/nb/'];

/** Every address a reader can stand at: each page, and each panel of the companion. */
export const places = (): readonly string[] =>
  builtPages().flatMap(({ address }) =>
    COMPANION.includes(address) ? PANELS.map((panel) => `${address}#${panel}`) : [address],
  );
