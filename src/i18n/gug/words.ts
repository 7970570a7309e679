import type { Words } from '../words.ts';
import type { GUG_EN } from './en.ts';

/**
 * All words of the GUG panel in one language. Strings only, so that a page can hand them to its islands; most are
 * templates for `fill`. `{station}`, `{other}`, `{line}`, `{otherLine}` and `{places}` are names, not ids; a railway
 * that may not be used is a `{line}` by its name in `panel.railways`. `headlines` has the reasons that need a short form:
 * a `Partial` over all reasons when one is looked up.
 */
export type GugWords = Words<typeof GUG_EN>;
