import type { BoardData, Point } from './board-data.ts';
import type { Note } from './gate-shape.ts';
import { parseStop, platformPoint } from './legs.ts';

/** The platforms at which runs stop, by station: `northern`, or `northern/bank`. */
export type Calls = ReadonlyMap<string, ReadonlySet<string>>;

export function callsOf(data: BoardData): Calls {
  const calls = new Map<string, Set<string>>();
  for (const [line, { runs }] of Object.entries(data.lines)) {
    for (const stop of runs.flat()) {
      if (typeof stop !== 'string') continue;
      const { station, platform } = parseStop(line, stop);
      calls.set(station, (calls.get(station) ?? new Set()).add(platform));
    }
  }
  return calls;
}

/** Where lines meet a station on paper. */
export interface Meeting {
  readonly id: string;
  readonly platform: string;
  readonly at: Point;
}

/** Once for each station and platform at which a line calls. */
export function meetingsOf(data: BoardData): readonly Meeting[] {
  const calls = callsOf(data);
  return Object.entries(data.stations).flatMap(([id, station]) =>
    [...(calls.get(id) ?? [])].map((platform) => ({ id, platform, at: platformPoint(station, platform) })),
  );
}

const lineOf = (platform: string): string => platform.split('/')[0] ?? platform;

export function linesAt(calls: Calls, station: string): ReadonlySet<string> {
  return new Set([...(calls.get(station) ?? [])].map(lineOf));
}

/** Dots, circles and platforms must be those of the lines that call. */
export function checkStation(data: BoardData, id: string, calls: Calls, note: Note): void {
  const place = `stations.${id}`;
  const { platforms = {}, dots, circles } = data.stations[id] ?? {};
  const here = calls.get(id) ?? new Set<string>();
  const lines = linesAt(calls, id);
  if (lines.size === 0) note(place, 'no line calls here');
  const named = (platform: string, where: string) => {
    const line = lineOf(platform);
    if (!Object.hasOwn(data.lines, line)) note(where, `"${line}" is not a line of this board`);
    else if (!here.has(platform)) note(where, `${platform} does not call here`);
  };
  for (const platform of Object.keys(platforms)) named(platform, `${place}.platforms.${platform}`);
  dots?.forEach((dot, index) => {
    for (const platform of dot) named(platform, `${place}.dots[${index}]`);
  });
  const isJoined = data.joined.flat().includes(id);
  if (dots && lines.size === 1 && !isJoined)
    note(`${place}.dots`, 'only one line calls here: give the number of circles');
  if (circles !== undefined && lines.size > 1) note(`${place}.circles`, 'more than one line calls here: give the dots');
  else if (circles !== undefined && isJoined) note(`${place}.circles`, 'is joined to another station: give the dots');
  if (isJoined && !dots)
    note(`${place}.dots`, 'is missing: a white corridor joins the dots of this station to another');
  if (!dots) return;
  for (const platform of here) {
    const count = dots.flat().filter((one) => one === platform).length;
    if (count === 0) note(`${place}.dots`, `${platform} calls here and is in no dot`);
    if (count > 1) note(`${place}.dots`, `${platform} is named ${count} times`);
  }
}
