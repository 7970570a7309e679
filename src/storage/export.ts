import { FILE_FORMAT, FILE_MOST, FILE_VERSION, GAMES_MOST } from './file-format.ts';
import { type LoggedGame, textOf } from './reconcile.ts';
import { RELEASE } from './release.ts';
import type { Season } from './season-form.ts';
import { inForm } from './saved-game-schema.ts';

/**
 * Files of games, as many as it takes for each to be read again; one where there are no games. What a newer version
 * wrote goes in as it was found, byte by byte, so that nothing is lost by passing through here. Seasons go with the first,
 * before its games: older versions pass them over.
 */
export function exportAll(logged: readonly LoggedGame[], seasons: readonly Season[] = []): readonly string[] {
  const files: string[][] = [[]];
  const said = seasons.length === 0 ? '' : `,"seasons":${JSON.stringify(seasons)}`;
  const head = ABOUT + said + GAMES;
  let room = ROOM - (head.length - HEAD.length);
  for (const each of logged) {
    const text = textIn(each);
    const last = files.at(-1)!;
    const isFull = last.length > 0 && (last.length === GAMES_MOST || text.length > room);
    if (isFull) files.push([text]);
    else last.push(text);
    room = (isFull ? ROOM : room) - text.length - BETWEEN.length;
  }
  return files.map((texts, at) => fileOf(texts, at === 0 ? head : HEAD));
}

/** One game as a file; what a newer version wrote is a file of its own, unchanged. */
export function exportGame(logged: LoggedGame): string {
  return logged.kind === 'game' ? fileOf([textIn(logged)], HEAD) : logged.text;
}

const GAMES = ',"games":[\n';
/** Which build wrote it is for people who look for a fault: nothing reads it. */
const ABOUT = JSON.stringify({ format: FILE_FORMAT, v: FILE_VERSION, build: RELEASE }).slice(0, -1);
const HEAD = ABOUT + GAMES;
const BETWEEN = ',\n';
const TAIL = '\n]}\n';
/** Characters that the games of a file may have together. */
const ROOM = FILE_MOST - HEAD.length - TAIL.length;

const fileOf = (texts: readonly string[], head = HEAD): string => head + texts.join(BETWEEN) + TAIL;

const textIn = (logged: LoggedGame): string => (logged.kind === 'game' ? textOf(inForm(logged.game)) : logged.text);
