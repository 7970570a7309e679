import { readdirSync, readFileSync } from 'node:fs';
import { makeNetwork } from '../games/gug/network.ts';
import { DEFAULT_RULINGS } from '../games/gug/rulings.ts';
import { makeBoardOfFile } from '../map/board-file.ts';
import { reportBoard } from './board-report.ts';

const FOLDER = new URL('../../content/boards/', import.meta.url);

/** The report on a board file, or its faults. A file that is not JSON is a fault like any other. */
function checkFile(name: string): { readonly report: string } | { readonly faults: readonly string[] } {
  const file = `content/boards/${name}`;
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
  } catch (error) {
    return { faults: [`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`] };
  }
  const board = makeBoardOfFile(json, file);
  return board.ok ? { report: reportBoard(makeNetwork(board.value, DEFAULT_RULINGS)) } : { faults: board.faults };
}

for (const name of readdirSync(FOLDER)
  .filter((entry) => entry.endsWith('.json'))
  .sort()) {
  const result = checkFile(name);
  if ('report' in result) {
    console.log(result.report);
  } else {
    process.exitCode = 1;
    for (const fault of result.faults) console.error(fault);
  }
}
