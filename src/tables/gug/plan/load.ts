import type { Lang } from '../../../i18n/lang.ts';
import adviceStyles from '../../../styles/advice.css?url';
import planStyles from '../../../styles/plan.css?url';
import { withStyleSheet } from '../../../ui/style-sheet.ts';

const WORDS = {
  en: () => import('../../../i18n/gug-plan/en.ts').then(({ GUG_PLAN_EN }) => GUG_PLAN_EN),
  nb: () => import('../../../i18n/gug-plan/nb.ts').then(({ GUG_PLAN_NB }) => GUG_PLAN_NB),
} as const;

/** Brings a part of the advisor with its words and its looks, once somebody wants to know. */
export async function withPlanWords<Part>(lang: Lang, part: Promise<Part>) {
  const [found, words] = await Promise.all([
    part,
    WORDS[lang](),
    withStyleSheet(adviceStyles),
    withStyleSheet(planStyles),
  ]);
  return { ...found, words };
}
