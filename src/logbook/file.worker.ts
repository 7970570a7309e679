import { contentsOf, type FileContents, fileText } from '../storage/import.ts';
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
    const contents = contentsOf(await fileText(file));
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
