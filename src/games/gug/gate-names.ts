import type { BoardData } from './board-data.ts';
import type { Note } from './gate-shape.ts';
import { callsOf, checkStation, linesAt } from './gate-stations.ts';
import { parseStop } from './legs.ts';

/** Every id must name something of this board, and nothing twice. */
export function checkNames(data: BoardData, note: Note): void {
  const calls = callsOf(data);
  const isStation = (id: string) => Object.hasOwn(data.stations, id);
  const isLine = (id: string) => Object.hasOwn(data.lines, id);
  const station = (id: string, place: string) => {
    if (!isStation(id)) note(place, `"${id}" is not a station of this board`);
  };
  const line = (id: string, place: string) => {
    if (!isLine(id)) note(place, `"${id}" is not a line of this board`);
  };
  const pair = (ids: readonly [string, string], place: string) => {
    ids.forEach((id, index) => {
      station(id, `${place}[${index}]`);
    });
    if (ids[0] === ids[1]) note(place, `names ${ids[0]} twice`);
  };

  checkRuns(data, note);
  for (const id of Object.keys(data.stations)) checkStation(data, id, calls, note);
  data.bundles.forEach(({ lines }, index) => {
    lines.forEach((id, place) => {
      line(id, `bundles[${index}].lines[${place}]`);
    });
  });
  data.joined.forEach((ids, index) => {
    pair(ids, `joined[${index}]`);
    const earlier = data.joined.slice(0, index).flat();
    for (const id of ids) if (earlier.includes(id)) note(`joined[${index}]`, `${id} is joined twice`);
  });
  data.walks.forEach(({ between }, index) => {
    pair(between, `walks[${index}].between`);
  });
  line(data.loop, 'loop');
  line(data.divide, 'divide');
  for (const id of Object.keys(data.sides)) station(id, `sides.${id}`);
  const special = Object.entries(data.special);
  special.forEach(([rule, id], index) => {
    station(id, `special.${rule}`);
    const earlier = special.slice(0, index).find(([, other]) => other === id);
    if (earlier) note(`special.${rule}`, `names ${id}, as special.${earlier[0]} does`);
  });
  pair(data.noReturn, 'noReturn');
  for (const [id, ends] of Object.entries(data.serviceEnds)) {
    line(id, `serviceEnds.${id}`);
    ends.forEach((end, index) => {
      const place = `serviceEnds.${id}[${index}]`;
      station(end, place);
      if (isStation(end) && isLine(id) && !linesAt(calls, end).has(id)) note(place, `${id} does not call at ${end}`);
    });
  }
  for (const id of Object.keys(data.others)) {
    if (isStation(id)) note(`others.${id}`, 'is an Underground station of this board too');
  }
  data.uncertain.forEach(({ about }, index) => {
    if (!isStation(about) && !isLine(about)) {
      note(`uncertain[${index}].about`, `"${about}" is neither a station nor a line of this board`);
    }
  });
  checkTwins(data, note);
}

function checkRuns(data: BoardData, note: Note): void {
  for (const [line, { runs }] of Object.entries(data.lines)) {
    runs.forEach((run, index) => {
      const place = `lines.${line}.runs[${index}]`;
      if (typeof run[0] !== 'string') note(place, 'does not begin at a station');
      if (typeof run.at(-1) !== 'string') note(place, 'does not end at a station');
      run.forEach((stop, at) => {
        if (typeof stop !== 'string') return;
        const { station, platform } = parseStop(line, stop);
        if (!Object.hasOwn(data.stations, station)) {
          note(`${place}[${at}]`, `"${station}" is not a station of this board`);
          return;
        }
        const platforms = data.stations[station]?.platforms ?? {};
        if (platform !== line && !Object.hasOwn(platforms, platform)) {
          note(`${place}[${at}]`, `${station} has no platform "${platform}"`);
        }
      });
    });
  }
}

/** Two of a kind that nobody could tell apart. */
function checkTwins(data: BoardData, note: Note): void {
  const tell = <T>(kind: string, things: Readonly<Record<string, T>>, field: string, look: (thing: T) => string) => {
    const seen = new Map<string, string>();
    for (const [id, thing] of Object.entries(things)) {
      const first = seen.get(look(thing));
      if (first === undefined) seen.set(look(thing), id);
      else note(`${kind}.${id}.${field}`, `is the same as that of ${first}`);
    }
  };
  tell('stations', data.stations, 'name', ({ name }) => name);
  tell('lines', data.lines, 'name', ({ name }) => name);
  tell('lines', data.lines, 'colour', ({ colour }) => colour);
  tell('lines', data.lines, 'letter', ({ letter }) => letter);
}
