/** Words for counting a deal. */
export const GABONG_DEAL_EN = {
  heading: '',
} as const;
