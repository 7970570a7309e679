import { atom } from 'nanostores';
import type { Mode } from './session.ts';

/** What another panel asks the GUG panel to show; it takes the request when it is next there. */
export const $request = atom<Mode | null>(null);
