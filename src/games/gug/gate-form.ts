import { LABEL_SIDES, OTHER_RAILWAYS } from './board-data.ts';
import {
  type Check,
  different,
  like,
  list,
  oneOf,
  optional,
  record,
  shape,
  text,
  that,
  tuple,
  whole,
} from './gate-shape.ts';

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
export const boardForm = shape({
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
