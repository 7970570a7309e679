import { atom } from 'nanostores';

/** What a link's fragment brought: a game, or a part of one, as it stood there. */
export interface Arrived {
  readonly is: 'game' | 'part';
  readonly text: string;
}

/** What a link brought waits here to be looked at, and nowhere else. */
export const $arrived = atom<Arrived | null>(null);
