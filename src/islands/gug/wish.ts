import { atom } from 'nanostores';
import type { Mode } from './panel-context.ts';

/** What another panel asks the GUG panel to show; it takes the wish when it is next there. */
export const $wish = atom<Mode | null>(null);
