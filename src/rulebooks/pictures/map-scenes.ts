import type { Point } from '../../games/gug/board-data.ts';

/** One point of a route, from a stop to its neighbour. */
export interface Step {
  readonly line: string;
  readonly from: string;
  readonly to: string;
  /** What the rule says of it: the route goes there and the stop gets its number, or a broken arrow is crossed out. */
  readonly may: boolean;
  /** Of the arrow, in grid units; without one the casing and the numbers tell the way. */
  readonly arrow?: {
    /** How far to the right of the line it runs, seen along it. */
    readonly aside: number;
    /** How far from its ends it begins and ends, seen along the line. */
    readonly clear: readonly [number, number];
    /** How much farther aside its sign stands, where the arrow is too short to bear it. */
    readonly sign?: number;
  };
}

/** What a cut of the map shows. */
export interface MapScene {
  /** Stations that are in it with dots and name. */
  readonly around: readonly string[];
  readonly steps: readonly Step[];
  /** Stations whose names are followed by the number of their dots. */
  readonly prices?: readonly string[];
  /** Stations whose names are followed by a sign that tells whether something may be dropped there. */
  readonly drops?: readonly { readonly station: string; readonly may: boolean }[];
  /** Names that make room for an arrow, in grid units. */
  readonly moved?: Readonly<Record<string, Point>>;
  /** Letters of lines, each halfway to the first bend between two neighbours. */
  readonly letters: readonly (readonly [line: string, from: string, to: string])[];
}

const TURNING: MapScene = {
  around: ['oxford-circus', 'warren-street', 'goodge-street'],
  steps: [
    {
      line: 'victoria',
      from: 'oxford-circus',
      to: 'warren-street',
      may: true,
      arrow: { aside: -0.9, clear: [1.5, 0.6] },
    },
    {
      line: 'northern',
      from: 'warren-street',
      to: 'goodge-street',
      may: false,
      arrow: { aside: -0.75, clear: [-0.15, -0.15], sign: 0.65 },
    },
  ],
  moved: { 'warren-street': [1.3, -0.1], 'goodge-street': [1.3, 0.1], 'tottenham-court-road': [0.3, 0.1] },
  letters: [
    ['victoria', 'oxford-circus', 'warren-street'],
    ['northern', 'goodge-street', 'tottenham-court-road'],
  ],
};

const ADJACENT: MapScene = {
  around: ['victoria', 'sloane-square', 'south-kensington'],
  steps: [
    {
      line: 'district',
      from: 'victoria',
      to: 'sloane-square',
      may: true,
      arrow: { aside: 1.3, clear: [0.3, 0.2] },
    },
    {
      line: 'circle',
      from: 'sloane-square',
      to: 'south-kensington',
      may: true,
      arrow: { aside: 0.9, clear: [0.2, 0.7] },
    },
  ],
  moved: { victoria: [3.3, 0.3] },
  letters: [
    ['district', 'victoria', 'sloane-square'],
    ['circle', 'sloane-square', 'south-kensington'],
  ],
};

const EALING_COMMON: MapScene = {
  around: ['acton-town', 'ealing-common'],
  steps: [
    {
      line: 'district',
      from: 'acton-town',
      to: 'ealing-common',
      may: true,
      arrow: { aside: -0.85, clear: [2.9, 0.9] },
    },
    {
      line: 'piccadilly',
      from: 'ealing-common',
      to: 'acton-town',
      may: false,
      arrow: { aside: -0.85, clear: [0.3, 0.9] },
    },
  ],
  moved: { 'acton-town': [0.9, -0.1] },
  letters: [
    ['district', 'ealing-common', 'acton-town'],
    ['piccadilly', 'ealing-common', 'acton-town'],
  ],
};

const OUTBOUND: MapScene = {
  around: ['embankment', 'waterloo', 'lambeth-north', 'elephant-and-castle'],
  steps: [
    { line: 'bakerloo', from: 'embankment', to: 'waterloo', may: true },
    { line: 'bakerloo', from: 'waterloo', to: 'lambeth-north', may: true },
    { line: 'bakerloo', from: 'lambeth-north', to: 'elephant-and-castle', may: true },
  ],
  drops: [
    { station: 'waterloo', may: false },
    { station: 'elephant-and-castle', may: true },
  ],
  moved: { embankment: [0.3, 0.1], waterloo: [0.3, -0.05], 'lambeth-north': [-0.05, -0.25] },
  letters: [
    ['circle', 'embankment', 'temple'],
    ['waterloo-city', 'waterloo', 'bank'],
    ['bakerloo', 'embankment', 'waterloo'],
  ],
};

const DOTS: MapScene = {
  around: ['warren-street', 'euston', 'kings-cross-st-pancras'],
  steps: [],
  prices: ['warren-street', 'euston', 'kings-cross-st-pancras'],
  letters: [['victoria', 'warren-street', 'euston']],
};

/** The pictures of the board in the rules of Gaa Under Gunnar, by their names there. */
export const MAP_SCENES: ReadonlyMap<string, MapScene> = new Map([
  ['turning', TURNING],
  ['adjacent', ADJACENT],
  ['ealing-common', EALING_COMMON],
  ['outbound', OUTBOUND],
  ['dots', DOTS],
]);
