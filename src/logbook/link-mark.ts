import { atom } from 'nanostores';

/** What stands in an address before the data of a game. */
export const LINK_MARK = '#game=';
/** What stands in an address before a part of the data of a game. */
export const PART_MARK = '#part=';

/** What a link's fragment brought: a game, or a part of one, as it stood there. */
export interface Arrived {
  readonly is: 'game' | 'part';
  readonly text: string;
}

/** What a link brought waits here to be looked at, and nowhere else. */
export const $arrived = atom<Arrived | null>(null);

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
