import { contentsOf, type FileContents } from '../storage/import.ts';
import { FILE_MOST } from '../storage/file-format.ts';
import { type ParsedGame, parseSavedGame } from '../storage/saved-game-schema.ts';
import { answering } from '../ui/answering.ts';
import type { AskedOfFile, FileAnswer } from './read-file.ts';

// Beside the page, so that no file, however it was made, keeps anybody waiting.

/** So many events of games are handed over at a time: a task of the page takes them all at once. */
const PORTION = 2_000;

let games: readonly unknown[] = [];

answering(async (asked: AskedOfFile): Promise<FileAnswer> => {
  if ('file' in asked) {
    const { file } = asked;
    // What is too big is not read: its first part alone is enough to be refused by.
    const contents = contentsOf(typeof file === 'string' ? file : await file.slice(0, 4 * FILE_MOST).text());
    games = contents.ok ? contents.games : [];
    return { is: 'contents', contents: withoutGames(contents), games: games.length };
  }
  const parsed: ParsedGame[] = [];
  let events = 0;
  for (let at = asked.from; at < games.length && events < PORTION; at += 1) {
    const game = parseSavedGame(games[at]);
    parsed.push(game);
    events += game.kind === 'game' ? game.game.events.length + 1 : 1;
  }
  return { is: 'games', games: parsed };
});

const withoutGames = (contents: FileContents): FileContents => (contents.ok ? { ...contents, games: [] } : contents);
