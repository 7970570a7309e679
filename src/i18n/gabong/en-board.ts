/** Words for the scoreboard. */
export const GABONG_BOARD_EN = {
  heading: '',
} as const;
