import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AnyClause } from '../../games/gools/play-state.ts';
import type { Sheets } from '../shared/use-sheets.ts';
import type { GoolsSheet, GoolsTexts } from './table-context.ts';

/** What the whole panel has, also where no evening is on the table. */
export type GoolsPanel = GoolsTexts & Sheets<GoolsSheet, AnyClause>;

export const GoolsPanelContext = createContext<GoolsPanel | undefined>(undefined);

export function useGools(): GoolsPanel {
  const panel = useContext(GoolsPanelContext);
  if (!panel) throw new Error('outside the Gools panel');
  return panel;
}
