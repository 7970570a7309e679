import type { Words } from '../lang.ts';

/**
 * The words around the day's closures as TfL tells them. `{line}`, `{lines}`, `{station}` and `{names}` are names, `{day}`,
 * `{times}` and `{age}` are written out in the page's language.
 */
export const WORKS_EN = {
  heading: 'Closures from TfL',
  day: 'Day of play',
  fetch: 'Fetch',
  again: 'Fetch again',
  asking: 'Asking TfL …',
  idle: 'Nothing has been fetched for {day} yet.',
  fetched: 'Fetched {age}, for {day}.',
  kept: 'Saved on this phone, fetched {age}, for {day}.',
  showKept: 'Show what is saved for {day}',
  credit: 'Powered by TfL Open Data',
  byHand: 'You can always close stations and stretches by hand.',
  parts: {
    lines: 'Line closures are missing: {why}',
    stations: 'Station closures are missing: {why}',
  },
  failures: {
    offline: 'This phone is offline.',
    slow: 'TfL took too long to answer.',
    unreachable: 'TfL could not be reached, or its answer could not be read from here.',
    busy: 'TfL is too busy just now. Wait a minute and fetch again.',
    unreadable: 'TfL’s answer could not be read.',
    'too-large': 'TfL’s answer is too large.',
    refused: 'TfL answered with error {status}.',
  },
  none: 'TfL lists no closures for this day.',
  noneRead: 'No closures in the part that could be read.',
  proposed: 'Close these?',
  whole: '{line} line, all of it',
  part: '{line} line: {names}',
  shared: 'Also where the {lines} {count|line|lines} still {count|runs|run}: {names}',
  between: '{other} – {station}',
  isClosed: 'already closed here',
  saying: 'What TfL says',
  times: 'When: {times}',
  sometimes: 'Only for part of that day: {times}',
  undated: 'The dates could not be read.',
  noStops: 'No stations are named. Read the text: it may be less than the whole line.',
  unknown: 'Not on this line of the board: {names}.',
  close: 'Close {count|nothing|the one ticked|the # ticked}',
  done: 'Closed. You can undo it.',
  undo: 'closures from TfL',
  unplaced: 'For you to place on the map',
  place: 'Place it by hand',
  notices:
    '{count|No other notices|One other notice|# other notices}, not marked as {count|closures|a closure|closures}. Read {count|them|it|them} anyway',
  why: {
    'no-stops': 'Part of the line is closed, but no stretch of the board is named.',
    'one-direction': 'Only trains in one direction are affected.',
    'some-lines': 'Only some of the lines here are affected.',
    terminal: 'Only one terminal is affected; the board has a single Heathrow.',
    'unknown-station': 'Closed, but not found on this board.',
    notice: 'A notice.',
  },
  line: '{line} line',
  unreadable: '{count|No entries|One entry|# entries} in the answer could not be read. There may be more closures.',
  silent: 'TfL said nothing about: {lines}.',
  unasked: 'Not run by TfL: {lines}. Close stations there by hand.',
  left: 'Left out: {runs|no entries|one entry|# entries} about delays or good service, {days|none|one|#} for other days.',
} as const;

export type WorksWords = Words<typeof WORKS_EN>;
