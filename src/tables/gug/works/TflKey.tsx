import { useState } from 'preact/hooks';
import type { WorksWords } from '../../../i18n/gug-works/en.ts';
import { usePanel } from '../panel-context.ts';
import { TflPart } from './TflPart.tsx';
import { type WorksDesk, WorksDeskContext, WorksWordsContext } from './tfl-context.ts';

/** Asks TfL for the day's closures. Until it is pressed, nobody is asked. */
export function TflKey({ text, ...desk }: WorksDesk & { readonly text: WorksWords }) {
  const { works } = usePanel().words.panel;
  const [isPressed, press] = useState(false);
  if (!isPressed) {
    return (
      <button type="button" class="key wide tfl-key" onClick={() => press(true)}>
        {works.fetch}
      </button>
    );
  }
  return (
    <WorksDeskContext.Provider value={desk}>
      <WorksWordsContext.Provider value={text}>
        <TflPart />
      </WorksWordsContext.Provider>
    </WorksDeskContext.Provider>
  );
}
