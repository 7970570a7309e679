import { useEffect, useState } from 'preact/hooks';
import type { GabongClause } from '../../games/gabong/clauses.ts';
import { $gabongView, openGabongView, showGabongView } from '../../log/gabong-view.ts';
import { Fetched } from '../shared/Fetched.tsx';
import { useSheets } from '../shared/use-sheets.ts';
import { useStore } from '../shared/use-store.ts';
import { ViewKeys } from '../shared/ViewKeys.tsx';
import { ScoreDesk } from './ScoreDesk.tsx';
import { GabongPanelContext, type GabongSheet, type GabongTexts } from './texts-context.ts';
import { $gabongWish } from './wish.ts';

interface GabongDeskProps extends GabongTexts {
  /** Said when a part cannot be fetched. */
  trouble: string;
  again: string;
}

const loadChecker = () => import('./checker/Checker.tsx').then(({ Checker }) => Checker);

/** Gabong: the scoreboard of a round, and the judge of single cards beside it. */
export function GabongDesk({ trouble, again, ...texts }: GabongDeskProps) {
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
      {view === 'score' ? <ScoreDesk /> : <Fetched load={loadChecker} trouble={trouble} again={again} />}
    </GabongPanelContext.Provider>
  );
}
