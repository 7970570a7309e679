import type { Lang } from '../../i18n/lang.ts';
import { LATE_WORDS } from '../../i18n/late/words.ts';
import lateStyles from '../../styles/gug-late.css?url';
import tableStyles from '../../styles/tables.css?url';
import { withStyleSheet } from '../../ui/style-sheet.ts';

/** Fetches the late parts, for who needs no words and no looks of theirs. */
export const lateParts = () => import('./late-parts.ts').then(({ LATE_PARTS }) => LATE_PARTS);

/** Fetches the late parts of the panel with their words and their looks: all of them come with the first that is wanted. */
export async function gugLate(lang: Lang) {
  const [parts, words] = await Promise.all([
    lateParts(),
    LATE_WORDS.gug[lang](),
    withStyleSheet(tableStyles),
    withStyleSheet(lateStyles),
  ]);
  return { ...parts, words };
}
