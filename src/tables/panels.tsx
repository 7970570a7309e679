import type { ComponentChildren } from 'preact';
import type { Lang } from '../i18n/lang.ts';
import { LATE_WORDS } from '../i18n/late/words.ts';
import gabongStyles from '../styles/gabong-panel.css?url';
import goolsStyles from '../styles/gools-panel.css?url';
import logStyles from '../styles/log-panel.css?url';
import tableStyles from '../styles/tables.css?url';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { withStyleSheet } from '../ui/style-sheet.ts';
import type { GabongTexts } from './gabong/table.ts';
import type { GoolsTexts } from './gools/table.ts';
import type { PanelWords } from './gug/panel-context.ts';
import type { TournamentPage } from './tournament/table.ts';

// The islands of the four panels. Each fetches its panel, with its words and its looks, once it is shown: `Opening.astro` names
// the same in the page, so that all of it is on its way by then.

interface Waiting {
  /** What the page has in the panel's place until it is there. */
  children?: ComponentChildren;
}

export function Gug({ children, ...texts }: PanelWords & Waiting) {
  const { part, again } = texts.words.panel.trouble;
  const load = async () => {
    const { GugPanel } = await import('./gug/GugPanel.tsx');
    return () => <GugPanel {...texts}>{children}</GugPanel>;
  };
  return (
    <LazyBoundary load={load} trouble={part} again={again}>
      {children}
    </LazyBoundary>
  );
}

export function Gools({ children, ...texts }: Omit<GoolsTexts, 'words'> & Waiting) {
  const load = async () => {
    const [{ GoolsPanel }, words] = await Promise.all([
      import('./gools/GoolsPanel.tsx'),
      LATE_WORDS.gools[texts.lang](),
      withStyleSheet(tableStyles),
      withStyleSheet(goolsStyles),
    ]);
    return () => <GoolsPanel {...texts} words={words} />;
  };
  return (
    <LazyBoundary load={load} trouble={texts.trouble} again={texts.again}>
      {children}
    </LazyBoundary>
  );
}

export function Gabong({ children, ...texts }: Omit<GabongTexts, 'words'> & Waiting) {
  const load = async () => {
    const [{ GabongPanel }, words] = await Promise.all([
      import('./gabong/GabongPanel.tsx'),
      LATE_WORDS.gabong[texts.lang](),
      withStyleSheet(tableStyles),
      withStyleSheet(gabongStyles),
    ]);
    return () => <GabongPanel {...texts} words={words} />;
  };
  return (
    <LazyBoundary load={load} trouble={texts.trouble} again={texts.again}>
      {children}
    </LazyBoundary>
  );
}

interface LogProps {
  lang: Lang;
  tournaments: TournamentPage;
  /** Said when the rest cannot be fetched, its own words among it. */
  trouble: string;
  again: string;
}

export function Log({ lang, tournaments, trouble, again }: LogProps) {
  const load = async () => {
    const [{ LogPanel }, words] = await Promise.all([
      import('../logbook/LogPanel.tsx'),
      LATE_WORDS.log[lang](),
      withStyleSheet(tableStyles),
      withStyleSheet(logStyles),
    ]);
    return () => <LogPanel lang={lang} words={words} tournaments={tournaments} />;
  };
  return <LazyBoundary load={load} trouble={trouble} again={again} />;
}
