import type { GoolsThreeManWords } from './three-man-words.ts';

export const GOOLS_THREE_MAN_EN: GoolsThreeManWords = {
  heading: '',
};
