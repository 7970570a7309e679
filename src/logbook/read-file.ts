import { type FileContents, foundAmong, type Import, readImport, fileText } from '../storage/import.ts';
import type { LoggedGame } from '../storage/reconcile.ts';
import type { ParsedGame } from '../storage/saved-game-schema.ts';
import { makeAsk, startWorker } from '../ui/ask-worker.ts';
import fileWorker from './file.worker.ts?worker&url';

/** The file, and then its games from one on. */
export type AskedOfFile = { readonly file: Blob | string } | { readonly from: number };
export type FileAnswer =
  /** `games`: how many; the contents have none of them. */
  | { readonly is: 'contents'; readonly contents: FileContents; readonly games: number }
  | { readonly is: 'games'; readonly games: readonly ParsedGame[] };

/** Longer texts are read beside the page. Characters; no link is as long. */
export const SHORT = 100_000;

/**
 * Looks at a file or a long text beside the page, however long that takes. Writes nothing.
 *
 * @param known - the games that are here. @returns undefined when it was stopped.
 */
export async function readFile(
  file: Blob | string,
  known: ReadonlyMap<string, LoggedGame>,
  stop: AbortSignal,
): Promise<Import | undefined> {
  let worker: Worker | undefined;
  const ask = makeAsk<AskedOfFile, FileAnswer>(() => (worker = startWorker(fileWorker)));
  const stopped = new Promise<undefined>((resolve) => stop.addEventListener('abort', () => resolve(undefined)));
  const reading = async (): Promise<Import> => {
    const answer = await ask({ file });
    // Where no worker starts, the page reads it.
    if (answer?.is !== 'contents') return readImport(await fileText(file), known);
    const { contents, games: count } = answer;
    if (!contents.ok) return contents;
    const games: ParsedGame[] = [];
    while (games.length < count) {
      const next = await ask({ from: games.length });
      if (next?.is !== 'games') throw new Error('The file could not be read to its end.');
      games.push(...next.games);
    }
    return foundAmong(contents, games, known);
  };
  try {
    return await Promise.race([reading(), stopped]);
  } finally {
    worker?.terminate();
  }
}
