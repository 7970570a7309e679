import { atom } from 'nanostores';
import { type Arrived, arrivedIn } from '../storage/code-text.ts';

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

seeLink();
addEventListener('hashchange', seeLink);
