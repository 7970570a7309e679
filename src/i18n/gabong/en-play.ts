/** Words for the table: undo, refusals, penalty cards, what happened. */
export const GABONG_PLAY_EN = {
  heading: '',
} as const;
