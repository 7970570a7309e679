import type { ComponentChildren } from 'preact';
import gabongStyles from '../../styles/gabong.css?url';
import boardStyles from '../../styles/gabong-board.css?url';
import cardStyles from '../../styles/gabong-cards.css?url';
import checkerStyles from '../../styles/gabong-checker.css?url';
import playStyles from '../../styles/game-play.css?url';
import setupStyles from '../../styles/game-setup.css?url';
import tableStyles from '../../styles/table.css?url';
import { Fetched } from '../../ui/Fetched.tsx';
import { withStyleSheet } from '../../ui/style-sheet.ts';
import type { GabongTexts } from './table.ts';

const WORDS = {
  en: () => import('../../i18n/gabong/en.ts').then(({ GABONG_EN }) => GABONG_EN),
  nb: () => import('../../i18n/gabong/nb.ts').then(({ GABONG_NB }) => GABONG_NB),
} as const;

const STYLES = [playStyles, setupStyles, tableStyles, gabongStyles, cardStyles, boardStyles, checkerStyles];

interface GabongProps extends Omit<GabongTexts, 'words'> {
  /** What the panel is for; it stands there until the panel itself does. */
  children?: ComponentChildren;
}

/** The Gabong panel's island: fetches the panel, its words and its looks. */
export function Gabong({ children, ...texts }: GabongProps) {
  const { trouble, again } = texts;
  const load = async () => {
    const [{ GabongPanel }, words] = await Promise.all([
      import('./GabongPanel.tsx'),
      WORDS[texts.lang](),
      ...STYLES.map(withStyleSheet),
    ]);
    return () => <GabongPanel {...texts} words={words} />;
  };
  return (
    <Fetched load={load} trouble={trouble} again={again}>
      {children}
    </Fetched>
  );
}
