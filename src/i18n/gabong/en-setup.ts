/** Words for the set-up of a round. */
export const GABONG_SETUP_EN = {
  heading: '',
} as const;
