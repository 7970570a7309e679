import type { Lang } from '../i18n/lang.ts';
import logStyles from '../styles/log.css?url';
import { Fetched } from '../ui/Fetched.tsx';
import type { TournamentPage } from '../tables/tournament/table.ts';
import { withStyleSheet } from '../ui/style-sheet.ts';

const WORDS = {
  en: () => import('../i18n/log/en.ts').then(({ LOG_EN }) => LOG_EN),
  nb: () => import('../i18n/log/nb.ts').then(({ LOG_NB }) => LOG_NB),
} as const;

interface LogProps {
  lang: Lang;
  tournaments: TournamentPage;
  /** Said when the rest cannot be fetched, its own words among it. */
  trouble: string;
  again: string;
}

/** The Log panel's island: fetches the panel, its words and its looks. */
export function Log({ lang, tournaments, trouble, again }: LogProps) {
  const load = async () => {
    const [{ LogDesk }, words] = await Promise.all([import('./LogDesk.tsx'), WORDS[lang](), withStyleSheet(logStyles)]);
    return () => <LogDesk lang={lang} words={words} tournaments={tournaments} />;
  };
  return <Fetched load={load} trouble={trouble} again={again} />;
}
