import type { ComponentChildren } from 'preact';
import adviceStyles from '../../styles/advice.css?url';
import advisorStyles from '../../styles/advisor.css?url';
import diceStyles from '../../styles/dice.css?url';
import playStyles from '../../styles/game-play.css?url';
import setupStyles from '../../styles/game-setup.css?url';
import goolsStyles from '../../styles/gools.css?url';
import tableStyles from '../../styles/table.css?url';
import threeManStyles from '../../styles/three-man.css?url';
import { Fetched } from '../../ui/Fetched.tsx';
import { withStyleSheet } from '../../ui/style-sheet.ts';
import type { GoolsTexts } from './table.ts';

const WORDS = {
  en: () => import('../../i18n/gools/en.ts').then(({ GOOLS_EN }) => GOOLS_EN),
  nb: () => import('../../i18n/gools/nb.ts').then(({ GOOLS_NB }) => GOOLS_NB),
} as const;

const STYLES = [
  playStyles,
  setupStyles,
  tableStyles,
  diceStyles,
  goolsStyles,
  threeManStyles,
  adviceStyles,
  advisorStyles,
];

interface GoolsProps extends Omit<GoolsTexts, 'words'> {
  /** What the panel is for; it stands there until the panel itself does. */
  children?: ComponentChildren;
}

/** The Gools panel's island: fetches the panel, its words and its looks. */
export function Gools({ children, ...texts }: GoolsProps) {
  const { trouble, again } = texts;
  const load = async () => {
    const [{ GoolsPanel }, words] = await Promise.all([
      import('./GoolsPanel.tsx'),
      WORDS[texts.lang](),
      ...STYLES.map(withStyleSheet),
    ]);
    return () => <GoolsPanel {...texts} words={words} />;
  };
  return (
    <Fetched load={load} trouble={trouble} again={again}>
      {children}
    </Fetched>
  );
}
