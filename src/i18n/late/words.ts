/**
 * The words of what a page does not show at once, one script a language: a page has only those of its own, and a panel brings
 * them with its parts.
 */
export const LATE_WORDS = {
  gug: {
    en: () => import('../gug-game/en.ts').then(({ GUG_GAME_EN }) => GUG_GAME_EN),
    nb: () => import('../gug-game/nb.ts').then(({ GUG_GAME_NB }) => GUG_GAME_NB),
  },
  gools: {
    en: () => import('../gools/en.ts').then(({ GOOLS_EN }) => GOOLS_EN),
    nb: () => import('../gools/nb.ts').then(({ GOOLS_NB }) => GOOLS_NB),
  },
  gabong: {
    en: () => import('../gabong/en.ts').then(({ GABONG_EN }) => GABONG_EN),
    nb: () => import('../gabong/nb.ts').then(({ GABONG_NB }) => GABONG_NB),
  },
  tournament: {
    en: () => import('../tournament/en.ts').then(({ TOURNAMENT_EN }) => TOURNAMENT_EN),
    nb: () => import('../tournament/nb.ts').then(({ TOURNAMENT_NB }) => TOURNAMENT_NB),
  },
  log: {
    en: () => import('../log/en.ts').then(({ LOG_EN }) => LOG_EN),
    nb: () => import('../log/nb.ts').then(({ LOG_NB }) => LOG_NB),
  },
} as const;
