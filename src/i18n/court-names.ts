/** What the cards above the ten are called, by rank. */
export const COURT_NAMES = {
  en: { 11: 'Jack', 12: 'Queen', 13: 'King', 14: 'Ace' },
  nb: { 11: 'Knekt', 12: 'Dame', 13: 'Konge', 14: 'Ess' },
} as const;
