import type { Words } from '../lang.ts';

const words = {
  heading: 'Big screen',
  leave: 'Close',
  full: 'Full screen',
  last: 'What just happened',
  standings: 'Standings',
  none: 'No game yet',
  noneHint: 'Start a game in another tab of this browser. It shows up here by itself.',
  trouble: 'Part of this page did not load. Check your connection and try again.',
  again: 'Try again',
  join: 'Scan to get this game',
  catchUp: 'Scan to catch up: {count|nothing|one entry|# entries}',
  sips: '{count|no sips|one sip|# sips}',
  points: '{count|no points|one point|# points}',
  owes: 'owes {count}',
  dropped: '{count} of {of} dropped',
  wins: '{count|no wins|one win|# wins}',
  drinks: '{count|no drinks|one drink|# drinks}',
  thetas: '{count} θ',
  master: 'GM: {name}',
  gone: '{name} (left)',
  toPlay: 'Not played yet',
};

export type TvWords = Words<typeof words>;
export const TV_EN: TvWords = words;
