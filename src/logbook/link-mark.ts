import { atom } from 'nanostores';
import { type Arrived, arrivedIn, markOf } from '../storage/code-text.ts';

/** What a link brought waits here to be looked at, and nowhere else. */
export const $arrived = atom<Arrived | null>(null);

/** What a link brings is taken out of the address and kept in memory; the Log panel shows what it is. Nothing is written. */
function seeLink(): void {
  const arrived = arrivedIn(location.hash);
  if (!arrived) return;
  $arrived.set(arrived);
  // Set by the address itself, for that is what chooses the panel; replaced, so that going back does not bring it again.
  location.replace('#log');
}

/** Writes it into the address again, which does not bring it anew before the page is loaded. */
export function putBack(): void {
  const arrived = $arrived.get();
  if (arrived) history.replaceState(null, '', markOf(arrived));
}

seeLink();
addEventListener('hashchange', seeLink);
