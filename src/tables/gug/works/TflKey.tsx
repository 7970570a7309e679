import { useState } from 'preact/hooks';
import worksStyles from '../../../styles/works.css?url';
import { Fetched } from '../../../ui/Fetched.tsx';
import { withStyleSheet } from '../../../ui/style-sheet.ts';
import { usePanel } from '../panel-context.ts';
import { type WorksDesk, WorksDeskContext, WorksWordsContext } from './tfl-context.ts';

const WORDS = {
  en: () => import('../../../i18n/gug-works/en.ts').then(({ WORKS_EN }) => WORKS_EN),
  nb: () => import('../../../i18n/gug-works/nb.ts').then(({ WORKS_NB }) => WORKS_NB),
} as const;

/** Asks TfL for the day's closures. Until it is pressed, nothing of it is here, and nobody is asked. */
export function TflKey(desk: WorksDesk) {
  const { lang, words } = usePanel();
  const { works, trouble } = words.panel;
  const [isPressed, press] = useState(false);
  const load = async () => {
    const [{ TflPart }, text] = await Promise.all([
      import('./TflPart.tsx'),
      WORDS[lang](),
      withStyleSheet(worksStyles),
    ]);
    return () => (
      <WorksWordsContext.Provider value={text}>
        <TflPart />
      </WorksWordsContext.Provider>
    );
  };
  if (!isPressed) {
    return (
      <button type="button" class="key wide tfl-key" onClick={() => press(true)}>
        {works.fetch}
      </button>
    );
  }
  return (
    <WorksDeskContext.Provider value={desk}>
      <Fetched load={load} trouble={trouble.part} again={trouble.again} />
    </WorksDeskContext.Provider>
  );
}
