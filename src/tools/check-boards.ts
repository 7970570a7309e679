import { readdirSync, readFileSync } from 'node:fs';
import type { StationId } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import { HEADING_NAMES } from '../games/gug/geometry.ts';
import { makeNetwork, type Network } from '../games/gug/network.ts';
import { DEFAULT_RULINGS } from '../games/gug/rulings.ts';
import { groupBy } from '../games/shared/group.ts';
import { makeBoardOfFile } from '../map/board-file.ts';

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

/** A heading in the report, with the station it leads to. */
interface Leaving {
  readonly line: string;
  readonly heading: string;
  readonly to: StationId;
}

function leavingOf(board: Board, station: StationId): readonly Leaving[] {
  const stretches = [...board.lines.values()].flatMap((line) => line.stretches);
  return stretches.flatMap(({ line, a, b, headingA, headingB }) => [
    ...(a === station ? [{ line, heading: HEADING_NAMES[headingA], to: b }] : []),
    ...(b === station ? [{ line, heading: HEADING_NAMES[headingB], to: a }] : []),
  ]);
}

function headingsAt(board: Board, station: StationId): string | undefined {
  const leaving = groupBy(leavingOf(board, station), ({ line }) => line);
  const isBranch = [...leaving.values()].some((ways) => ways.length > 2);
  if (leaving.size < 2 && !isBranch) return undefined;
  const lines = [...leaving].map(
    ([line, ways]) => `${line} ${ways.map(({ heading, to }) => `${heading} ${to}`).join(', ')}`,
  );
  return `${station}: ${lines.join('; ')}`;
}

function present<T>(values: Iterable<T | undefined>): readonly T[] {
  return [...values].filter((value) => value !== undefined);
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return ['', `## ${title} (${lines.length})`, ...lines];
}

/** What can be read off a board, for a person to compare with the drawing and with what is published. */
export function reportBoard(network: Network): string {
  const { board } = network;
  const { uncertain } = board.data;
  const counts = [...board.lines.values()].map(
    ({ name, stations, stretches }) => `${name}: ${stations.length} stations, ${stretches.length} stretches`,
  );
  const ends = [...board.lines.values()].flatMap(({ id, stations }) =>
    stations
      .filter((station) => network.endsAt(station, id))
      .map(
        (station) =>
          `${station} by ${id}: ${network.sideOf(station, id)}, ${network.outbound(station, id)} from the loop`,
      ),
  );
  return [
    `# ${board.name} (${board.id}, version ${board.version}, as of ${board.data.asOf})`,
    `${board.stations.size} stations, ${board.others.size} of other railways, ${board.loop.length} on the loop, ${board.inside.size} inside`,
    ...section('Stations by line', counts),
    ...section('End stations, side of the Central line, distance outbound', ends),
    ...section(
      'Headings at junctions and branches',
      present([...board.stations.keys()].map((id) => headingsAt(board, id))),
    ),
    ...section(
      'Not settled by the sources',
      uncertain.map(({ about, what, confidence, note }) => `${about}, ${what} (${confidence}): ${note}`),
    ),
    '',
  ].join('\n');
}
