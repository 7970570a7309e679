/** Words for cards and suits. */
export const GABONG_CARDS_EN = {
  heading: '',
} as const;
