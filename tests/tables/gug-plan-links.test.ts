import { describe, expect, it } from 'vitest';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { CLASSIC } from '../../src/games/gug/sips.ts';
import { makeAnswer } from '../../src/tables/gug/plan/answer.ts';
import { type BoardName, BOARDS, situationOf } from '../games/gug/ask.ts';

interface Row {
  readonly on: BoardName;
  /** As a link asks it. */
  readonly ask: string;
  /** Before the throw, on average, under the fewest turns; sips are the fewest among equal plays. */
  readonly turns: number;
  readonly sips: number;
  /** Turns left after each legal end of the throw. */
  readonly ends?: Readonly<Record<string, number>>;
}

/**
 * Found by a program in another language, written from the rule book and the board files alone: it numbers the stretches
 * of the drawing, tries every way on from each, and sweeps until nothing moves.
 */
const ROWS: readonly Row[] = [
  { on: 'london-2025', ask: 'at=kings-cross-st-pancras&goal=heathrow', turns: 4.757463, sips: 15.717993 },
  { on: 'london-2025', ask: 'at=victoria&goal=epping', turns: 4.174718, sips: 5.064372 },
  { on: 'london-2025', ask: 'at=liverpool-street&goal=morden', turns: 3.259445, sips: 5.654078 },
  {
    on: 'london-2025',
    ask: 'at=stockwell&from=brixton&by=victoria&goal=walthamstow-central&touched=0',
    turns: 2.837626,
    sips: 5.30774,
  },
  { on: 'london-2025', ask: 'at=stockwell&goal=brixton&touched=0', turns: 1.908436, sips: 1.335005 },
  {
    on: 'london-2025',
    ask: 'at=earls-court&from=gloucester-road&by=district&goal=wimbledon',
    turns: 1.587963,
    sips: 2.449074,
  },
  {
    on: 'london-2025',
    ask: 'at=camden-town&from=euston&by=northern&goal=high-barnet&die=2',
    turns: 1.852623,
    sips: 2.968364,
    ends: { highgate: 1.361111, 'golders-green': 5.267486 },
  },
  { on: 'london-2025', ask: 'at=baker-street&goal=uxbridge&leicester=2', turns: 2.867327, sips: 5.602709 },
  {
    on: 'london-2025',
    ask: 'at=holborn&from=covent-garden&by=piccadilly&goal=cockfosters&leicester=2&die=3',
    turns: 2.930345,
    sips: 4.364265,
    ends: {
      'highbury-and-islington': 1.852623,
      'caledonian-road': 2.161394,
      euston: 2.161394,
      angel: 2.977736,
      bank: 3.224291,
      farringdon: 3.497013,
      'euston-square': 3.771077,
    },
  },
  {
    on: 'london-2025',
    ask: 'at=bank&goal=stratford&die=1',
    turns: 2.213735,
    sips: 4.653678,
    ends: {
      'london-bridge': 1.587963,
      waterloo: 1.852623,
      'liverpool-street': 1.949074,
      moorgate: 2.27392,
      'tower-hill': 2.27392,
      'cannon-street': 3.459204,
      'st-pauls': 4.026606,
    },
  },
  {
    on: 'london-2025',
    ask: 'at=brixton&from=stockwell&by=victoria&drops=victoria:brixton&touched=0&goal=morden',
    turns: 3.043325,
    sips: 4.567162,
  },
  {
    on: 'london-2025',
    ask: 'at=heathrow&from=hatton-cross&by=piccadilly&drops=piccadilly:heathrow&touched=0&goal=heathrow',
    turns: 4.9596,
    sips: 15.739796,
  },
  { on: 'london-2025', ask: 'at=edgware-road-circle&goal=hammersmith-hc', turns: 2.48624, sips: 6.085005 },
  {
    on: 'london-2025',
    ask: 'at=acton-town&from=ealing-common&by=district&goal=ealing-broadway',
    turns: 1.361111,
    sips: 3.805556,
  },
  {
    on: 'london-2025',
    ask: 'at=amersham&from=chalfont-and-latimer&by=metropolitan&goal=upminster&touched=0',
    turns: 6.186919,
    sips: 6.560382,
  },
  { on: 'london-2025', ask: 'at=oxford-circus&goal=elephant-and-castle', turns: 1.814815, sips: 4.916667 },
  { on: 'london-2003', ask: 'at=victoria&goal=brixton', turns: 1.527778, sips: 1.990741 },
  { on: 'london-2003', ask: 'at=kings-cross-st-pancras&goal=heathrow', turns: 4.757947, sips: 14.784265 },
  { on: 'london-2003', ask: 'at=whitechapel&goal=new-cross', turns: 1.361111, sips: 1.398148 },
  {
    on: 'london-2003',
    ask: 'at=paddington&from=edgware-road-circle&by=circle&goal=epping',
    turns: 4.733245,
    sips: 4.823174,
  },
  {
    on: 'london-2003',
    ask: 'at=monument&goal=barking&die=2',
    turns: 2.416024,
    sips: 4.722351,
    ends: {
      'bethnal-green': 1.587963,
      'aldgate-east': 1.852623,
      bermondsey: 1.852623,
      waterloo: 2.161394,
      'liverpool-street': 2.27392,
      southwark: 2.75763,
      borough: 2.775231,
      aldgate: 2.86718,
      'old-street': 2.880635,
      barbican: 3.42175,
      'mansion-house': 3.575435,
      'chancery-lane': 4.087337,
    },
  },
  {
    on: 'london-2003',
    ask: 'at=morden&from=south-wimbledon&by=northern&drops=northern:morden&touched=0&goal=edgware',
    turns: 4.479033,
    sips: 5.035499,
  },
];

describe.each(['london-2025', 'london-2003'] as const)('links to %s', (on) => {
  const answer = makeAnswer();
  const table = { board: BOARDS.get(on)!, rulings: DEFAULT_RULINGS, works: situationOf(on, 'at=bank').works };
  const asked = (ask: string, isFirst: boolean) => {
    const { position, dice, goal } = situationOf(on, ask);
    const found = answer({
      kind: 'plan',
      table: isFirst ? { ...table, sides: {}, variation: CLASSIC } : null,
      position,
      dice,
      goal: goal!,
      aim: 'turns',
      isCountedOut: false,
    });
    if (found.kind !== 'plan') throw new Error(found.kind);
    return found;
  };

  it.each(ROWS.filter((row) => row.on === on))('$ask', ({ ask, turns, sips, ends }) => {
    const before = asked(ask.replace(/&die=./, ''), true);
    expect(before.turns).toBeCloseTo(turns, 6);
    expect(before.sips).toBeCloseTo(sips, 6);
    expect(before.byDie.map(({ die }) => die)).toEqual([1, 2, 3, 4, 5, 6]);
    // What the six throws are worth is what the turn is worth.
    const average = before.byDie.reduce((sum, end) => sum + end.turns, 0) / before.byDie.length;
    expect(1 + average).toBeCloseTo(turns, 6);
    if (!ends) return;
    const thrown = asked(ask, false);
    const found = Object.fromEntries(thrown.ends.map((end) => [end.station, Number(end.turns.toFixed(6))]));
    expect(found).toEqual(ends);
    expect(thrown.turns).toBeCloseTo(1 + Math.min(...Object.values(ends)), 5);
  });
});
