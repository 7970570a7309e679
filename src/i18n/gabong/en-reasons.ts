/** Words for refusals. */
export const GABONG_REASONS_EN = {
  heading: '',
} as const;
