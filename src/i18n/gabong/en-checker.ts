/** Words for the judge of single cards. */
export const GABONG_CHECKER_EN = {
  heading: '',
} as const;
