import { $arrived } from './arrived.ts';
import { LINK_MARK } from './link-mark.ts';

/** A game in the address is taken out of it and kept in memory; the Log panel shows what it is. Nothing is written. */
function seeLink(): void {
  if (!location.hash.startsWith(LINK_MARK)) return;
  $arrived.set(location.hash.slice(LINK_MARK.length));
  // Set by the address itself, for that is what chooses the panel; replaced, so that going back does not bring it again.
  location.replace('#log');
}

seeLink();
addEventListener('hashchange', seeLink);
