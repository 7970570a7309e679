import { $arrived, type Arrived } from './arrived.ts';
import { LINK_MARK, PART_MARK } from './link-mark.ts';

const MARKS: readonly (readonly [Arrived['is'], string])[] = [
  ['game', LINK_MARK],
  ['part', PART_MARK],
];

/** A game in the address is taken out of it and kept in memory; the Log panel shows what it is. Nothing is written. */
function seeLink(): void {
  for (const [is, mark] of MARKS) {
    if (!location.hash.startsWith(mark)) continue;
    $arrived.set({ is, text: location.hash.slice(mark.length) });
    // Set by the address itself, for that is what chooses the panel; replaced, so that going back does not bring it again.
    location.replace('#log');
  }
}

seeLink();
addEventListener('hashchange', seeLink);
