import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import type { GabongClause } from '../../games/gabong/clauses.ts';
import { $gabongView, openGabongView, showGabongView } from '../../log/gabong-view.ts';
import { useSheets } from '../shared/use-sheets.ts';
import { ViewKeys } from '../shared/ViewKeys.tsx';
import { Checker } from './checker/Checker.tsx';
import { ScoreDesk } from './ScoreDesk.tsx';
import { GabongPanelContext, type GabongSheet, type GabongTexts } from './texts-context.ts';
import { $gabongWish } from './wish.ts';

/** Gabong: the scoreboard of a round, and the judge of single cards beside it. */
export function GabongDesk(texts: GabongTexts) {
  const sheets = useSheets<GabongSheet, GabongClause>();
  const view = useStore($gabongView);
  const { views } = texts.words;
  // Before anything is drawn, so that nothing blinks.
  useState(openGabongView);
  // Whoever asks for the round on the table wants the scoreboard.
  useEffect(() => $gabongWish.subscribe((isWished) => isWished && showGabongView('score')), []);
  // A sheet belongs to the view that it was opened over.
  useEffect(() => sheets.close, [view]);
  return (
    <GabongPanelContext.Provider value={{ ...texts, ...sheets }}>
      <ViewKeys
        label={views.label}
        views={[
          ['score', views.score],
          ['cards', views.cards],
        ]}
        view={view}
        show={showGabongView}
      />
      {view === 'score' ? <ScoreDesk /> : <Checker />}
    </GabongPanelContext.Provider>
  );
}
