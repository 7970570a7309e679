import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GoolsTexts, Sheets } from './table-context.ts';

/** What the whole panel has, also where no evening is on the table. */
export type GoolsPanel = GoolsTexts & Sheets;

export const GoolsPanelContext = createContext<GoolsPanel | undefined>(undefined);

export function useGools(): GoolsPanel {
  const panel = useContext(GoolsPanelContext);
  if (!panel) throw new Error('outside the Gools panel');
  return panel;
}
