/** The four panels of the companion, in the order of the bar; each is the hash that shows it. */
export const PANELS = ['gug', 'gools', 'gabong', 'log'] as const;
export type PanelId = (typeof PANELS)[number];
