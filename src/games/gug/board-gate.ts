import { type BoardData, LABEL_SIDES, OTHER_RAILWAYS } from './board-data.ts';
import { checkDrawing, callsOf, checkStation, linesAt } from './gate-drawing.ts';
import {
  type Check,
  different,
  like,
  list,
  type Note,
  oneOf,
  optional,
  record,
  shape,
  text,
  that,
  tuple,
  whole,
} from './gate-shape.ts';
import { parseStop } from './legs.ts';

export type ParsedBoard =
  { readonly ok: true; readonly value: BoardData } | { readonly ok: false; readonly faults: readonly string[] };

/**
 * The one gate from a board file to `BoardData`.
 *
 * Three things are asked, each only of what has passed the one before: has every field its form, does
 * every id name something, and is the drawing one from which headings and neighbours can be read.
 *
 * @param file - named in every fault: `content/boards/x.json, stations.euston.at: is not a point ...`.
 * @returns the same object, unchanged, or all faults of the first question that has any.
 */
export function parseBoard(json: unknown, file: string): ParsedBoard {
  const faults: string[] = [];
  const note = (place: string, reason: string) => {
    faults.push(place === '' ? `${file}: ${reason}` : `${file}, ${place}: ${reason}`);
  };
  boardForm(json, '', note);
  if (faults.length > 0) return { ok: false, faults };
  const data = json as BoardData;
  checkNames(data, note);
  if (faults.length === 0) checkDrawing(data, note);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: data };
}

/** Every id must name something of this board, and nothing twice. */
function checkNames(data: BoardData, note: Note): void {
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

const id = like('an id: small letters and figures, joined by hyphens', /^[a-z0-9]+(-[a-z0-9]+)*$/);
/** `northern`, or `northern/bank` for one platform of a line. */
const platform = like('a line, or line/platform', /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+)?$/);
const stop = like('a station, or station/platform', /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+)?$/);

function isPair(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && Number.isFinite(value[0]) && Number.isFinite(value[1]);
}

/** The paper that a board may take, in grid units, with room for a river that comes in from beyond. */
const PAPER = { low: -20, high: 200 };

function isOnPaper(value: unknown): value is [number, number] {
  return isPair(value) && value.every((part) => part >= PAPER.low && part <= PAPER.high);
}

/** Where rules are read off the drawing, places are compared exactly. */
const gridPoint = that(
  `is not a point of two whole or half numbers from ${PAPER.low} to ${PAPER.high}`,
  (value) => isOnPaper(value) && value.every((part) => Number.isInteger(2 * part)),
);
const point = that(`is not a point of two numbers from ${PAPER.low} to ${PAPER.high}`, isOnPaper);

const FAR = 8;
const shift = that(
  `is not a shift of two numbers from -${FAR} to ${FAR}`,
  (value) => isPair(value) && value.every((part) => Math.abs(part) <= FAR),
);

const WIDEST = 5;
const width = that(
  `is not a width above 0 and up to ${WIDEST}`,
  (value) => typeof value === 'number' && value > 0 && value <= WIDEST,
);

/** Degrees around everything the Underground has reached: Amersham, Epping, Upminster, Morden. */
const LONDON = { south: 51.3, north: 51.75, west: -0.7, east: 0.4 };

const geo = that('is not a latitude and longitude in London', (value) => {
  if (!isPair(value)) return false;
  const [latitude, longitude] = value;
  return latitude > LONDON.south && latitude < LONDON.north && longitude > LONDON.west && longitude < LONDON.east;
});

const stationForm = shape({
  name: text,
  at: gridPoint,
  geo,
  platforms: optional(record(platform, gridPoint)),
  label: shape({
    side: oneOf(LABEL_SIDES),
    text: optional(text),
    shift: optional(shift),
    hidden: optional(that('is not true: leave it out', (value) => value === true)),
  }),
  dots: optional(list(list(platform, 1), 1)),
  circles: optional(whole(1, 4)),
});

const runEntry: Check = (value, place, note) => {
  (typeof value === 'string' ? stop : gridPoint)(value, place, note);
};

const lineForm = shape({
  name: text,
  colour: like('a colour such as #1a98dc', /^#[0-9a-f]{6}$/),
  letter: like('a capital, or a capital and a small letter', /^[A-Z][a-z]?$/),
  runs: list(list(runEntry, 2), 1),
});

/** The form of a board file: `BoardData` in words. Ids are looked up later. */
const boardForm = shape({
  id,
  version: whole(1, 9999),
  name: text,
  asOf: like('a year, year-month or year-month-day', /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/),
  sources: list(text, 1),
  stations: record(id, stationForm),
  lines: record(id, lineForm),
  bundles: list(shape({ path: list(gridPoint, 2), lines: different(id, 1), first: whole(-4, 4) })),
  joined: list(tuple(id, id)),
  walks: list(shape({ between: tuple(id, id), bends: optional(list(point, 1)) })),
  loop: id,
  divide: id,
  sides: record(id, oneOf(['north', 'south'])),
  special: shape({ heathrow: id, leicester: id, elephant: id }),
  noReturn: tuple(id, id),
  serviceEnds: record(id, different(id, 1)),
  others: record(id, shape({ name: text, at: gridPoint, railways: different(oneOf(OTHER_RAILWAYS), 1) })),
  river: shape({ path: list(point, 2), width }),
  uncertain: list(
    shape({
      about: id,
      what: oneOf(['dots', 'heading', 'side', 'adjacency', 'end', 'place', 'joined']),
      confidence: oneOf(['medium', 'low']),
      note: text,
    }),
  ),
});
