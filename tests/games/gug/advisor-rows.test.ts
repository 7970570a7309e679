import { describe, expect, it } from 'vitest';
import { solveGoal } from '../../../src/games/gug/advisor/goal.ts';
import {
  aheadOf,
  bestOf,
  compareBy,
  endsFrom,
  faultsAt,
  figuresAt,
  type FoundEnd,
  routeTo,
  worthOf,
} from '../../../src/games/gug/advisor/play.ts';
import {
  type Asking,
  bestInTime,
  compareInTime,
  endInTime,
  madeFrom,
} from '../../../src/games/gug/advisor/play-in-time.ts';
import { isIn } from '../../../src/games/gug/advisor/sets.ts';
import type { Ending, Solved } from '../../../src/games/gug/advisor/solve.ts';
import { EYES, makeTurns, tossOf, wayOf } from '../../../src/games/gug/advisor/turns.ts';
import { makeWholeGame } from '../../../src/games/gug/advisor/whole-game.ts';
import type { LineId, StationId } from '../../../src/games/gug/board-data.ts';
import type { Position } from '../../../src/games/gug/position.ts';
import type { Rulings } from '../../../src/games/gug/rulings.ts';
import { startPosition } from '../../../src/games/gug/situation.ts';
import { CLASSIC } from '../../../src/games/gug/sips.ts';
import { networkOf, situationOf } from './ask.ts';

describe('a set of classes in two numbers', () => {
  it.each([
    { low: 1, high: 0, index: 0, is: true },
    { low: 2, high: 0, index: 0, is: false },
    { low: 2 ** 25, high: 0, index: 25, is: true },
    { low: 1, high: 0, index: 26, is: false },
    { low: 0, high: 1, index: 26, is: true },
    { low: 0, high: 2, index: 27, is: true },
    { low: 0, high: 1, index: 0, is: false },
  ])('class $index in $low and $high: $is', ({ low, high, index, is }) => expect(isIn(low, high, index)).toBe(is));
});

describe('what is better for an aim', () => {
  const by = (aim: 'turns' | 'sips') => ({ task: { aim } }) as Solved;
  const figures = (turns: number, sips: number) => ({ turns, sips });
  const sign = (aim: 'turns' | 'sips', one: readonly [number, number], other: readonly [number, number]) =>
    Math.sign(compareBy(by(aim), figures(...one), figures(...other)));

  it.each([
    { say: 'fewer turns, whatever the sips', aim: 'turns', one: [2, 90], other: [3, 1], is: -1 },
    { say: 'of as many turns fewer sips', aim: 'turns', one: [2, 5], other: [2, 6], is: -1 },
    { say: 'of all but as many turns too', aim: 'turns', one: [2 + 1e-10, 5], other: [2, 6], is: -1 },
    { say: 'of a billionth of a turn neither', aim: 'turns', one: [1e-9, 5], other: [0, 6], is: -1 },
    { say: 'fewer sips, if not for too many turns', aim: 'sips', one: [3, 1], other: [2, 90], is: -1 },
    { say: 'a turn is worth a sip', aim: 'sips', one: [2, 5.5], other: [3, 5], is: -1 },
    { say: 'of as many sips with the turns fewer turns', aim: 'sips', one: [2, 5], other: [3, 4], is: -1 },
    { say: 'of as many of both neither', aim: 'sips', one: [2, 5], other: [2, 5], is: 0 },
    { say: 'of two that never get there neither', aim: 'turns', one: [Infinity, 5], other: [Infinity, 6], is: 0 },
  ] as const)('$say', ({ aim, one, other, is }) => {
    expect(sign(aim, one, other)).toBe(is);
    expect(sign(aim, other, one)).toBe(-is + 0);
  });
});

describe('who cannot move at all', () => {
  const ways = ['covent-garden', 'piccadilly-circus', 'tottenham-court-road', 'charing-cross'];
  const network = networkOf('london-2025', `works=${ways.map((to) => `leicester-square~${to}`).join()}`);
  const ends = (leicester: number) =>
    endsFrom(network, { ...startPosition('leicester-square' as StationId), leicester }, CLASSIC);

  it('stays, drinks for staying, and tosses at Leicester Square while that may be', () => {
    const [first, twice] = [ends(0), ends(2)].map((found) =>
      found.map(([end, ...more]) => [end!, more.length] as const),
    );
    expect(first).toHaveLength(6);
    for (const [end, more] of [...first!, ...twice!]) {
      expect([end.node, end.arrival, more, end.after.at]).toEqual([null, undefined, 0, 'leicester-square']);
      expect(routeTo(end)).toEqual([]);
    }
    expect(tossOf(CLASSIC)).toBe(3.5);
    expect([first![0]![0].sips, twice![0]![0].sips]).toEqual([1 + 3.5, 1]);
  });

  it.each([
    ['stands on the loop has touched it', 'bayswater', 'bayswater~notting-hill-gate,bayswater~paddington', false, true],
    ['stands elsewhere has not', 'pimlico', 'pimlico~victoria,pimlico~vauxhall', false, false],
    ['had touched it still has', 'pimlico', 'pimlico~victoria,pimlico~vauxhall', true, true],
  ])('14.1: who %s', (_, at, works, before, is) => {
    const position = { ...startPosition(at as StationId), touched: before };
    const [[end]] = endsFrom(networkOf('london-2025', `works=${works}`), position, CLASSIC) as [[FoundEnd]];
    expect([end.node, end.touched, end.after.touched]).toEqual([null, is, is]);
  });

  it('stays elsewhere without a toss, and outside the loop without a sip', () => {
    const pimlico = networkOf('london-2025', 'works=pimlico~victoria,pimlico~vauxhall');
    const found = endsFrom(pimlico, startPosition('pimlico' as StationId), CLASSIC);
    expect(found.map((each) => each.map(({ sips }) => sips))).toEqual([[0], [0], [0], [0], [0], [0]]);
  });
});

const turns = makeTurns(networkOf('london-2025'), CLASSIC);
const arrivalAt = (station: string, line: string) =>
  turns.arrivalOf({ station: station as StationId, line: line as LineId });

it('no turn leads to an end where there is none', () => {
  expect([arrivalAt('bank', 'northern'), arrivalAt('brixton', 'victoria') >= 0]).toEqual([-1, true]);
});

it('a whole game that is played for one end alone takes as long as that end', () => {
  const [brixton, victoria] = ['brixton', 'victoria'] as StationId[];
  const alone = makeWholeGame(turns).alone(arrivalAt('brixton', 'victoria'), 'turns');
  const goal = solveGoal(turns, brixton!, []);
  const figures = [alone, goal].map((solved) => figuresAt(turns, solved, startPosition(victoria!)).turns);
  expect(figures[0]).toBeCloseTo(1.527778, 6);
  expect(figures[1]).toBeCloseTo(figures[0]!, 6);
});

describe('a turn that ends short (R6), since works have closed what lies behind', () => {
  const works = ['piccadilly-circus', 'tottenham-court-road', 'charing-cross'].map((to) => `leicester-square~${to}`);
  const shut = networkOf('london-2025', `works=${works.join()}`);
  const came = (at: string, from: string) => {
    return { at: at as StationId, came: { from: from as StationId, by: 'piccadilly' as LineId } };
  };
  const [covent, leicester] = [came('covent-garden', 'holborn'), came('leicester-square', 'covent-garden')];

  const [twice, noToss] = (['twice', 'no-toss'] as const).map((R16) =>
    makeTurns({ ...shut, rulings: { ...shut.rulings, R16 } }, CLASSIC),
  );

  it.each([
    { R16: 'twice', level: 0, at: leicester, isLeicester: true, isToss: true, sips: 1 },
    { R16: 'twice', level: 2, at: covent, isLeicester: false, isToss: false, sips: 0 },
    { R16: 'no-toss', level: 1, at: leicester, isLeicester: true, isToss: true, sips: 1 },
    { R16: 'no-toss', level: 2, at: leicester, isLeicester: true, isToss: false, sips: 1 },
  ] as const)('16.4, R16: $R16, after $level endings at Leicester Square', ({ R16, level, at, ...end }) => {
    const { network, ways, short } = R16 === 'twice' ? twice! : noToss!;
    const [from, way] = [covent, at].map((stand) => ways.get(wayOf(network, stand))!);
    const one = from! * EYES.length;
    expect(short(level).get(one + 1)).toEqual([{ way, touched: false, ...end }]);
    expect(short(level).has(one)).toBe(!end.isLeicester);
  });

  it.each([
    { R16: 'twice', level: 1, isToss: true },
    { R16: 'twice', level: 2, isToss: false },
    { R16: 'no-toss', level: 2, isToss: false },
  ] as const)('16.4, R16: $R16, who stays at Leicester Square after $level endings', ({ R16, level, isToss }) => {
    const { network, ways, short } = R16 === 'twice' ? twice! : noToss!;
    const way = ways.get(wayOf(network, leicester))!;
    const stays = { way, touched: false, isLeicester: true, isToss, sips: 1 };
    expect(short(level).get(way * EYES.length)).toEqual([stays]);
  });
});

/** A one from Stockwell to Brixton. */
const brixtonEnd = (): FoundEnd => {
  const [found] = endsFrom(turns.network, startPosition('stockwell' as StationId), CLASSIC);
  return found!.find(({ arrival }) => arrival?.station === 'brixton')!;
};

describe('whether to drop at an end that may be dropped at (R19)', () => {
  const brixton = 'brixton' as StationId;
  const end = brixtonEnd();
  const goal = solveGoal(turns, brixton, []);
  const worth = (ahead: Ending, over: { isForced?: boolean; touched?: boolean } = {}) => {
    const task = { ...goal.task, endings: turns.arrivals.map(() => ahead), isForced: over.isForced ?? false };
    return worthOf(turns, { ...goal, task }, { ...end, touched: over.touched ?? true });
  };
  const [here, never] = [0, 99].map((count): Ending => ({ is: 'drop', ahead: { turns: count, sips: 3 } }));

  it.each([
    { say: 'it is dropped where that leads to less', found: worth(here!), drops: true, turns: 0 },
    { say: 'it is kept where that leads to less', found: worth(never!), drops: false },
    { say: 'it is dropped where it must be', found: worth(never!, { isForced: true }), drops: true, turns: 99 },
    { say: 'it is kept before the loop was touched', found: worth(here!, { touched: false }), drops: false },
    { say: 'it is kept where nothing may be dropped', found: worth({ is: 'none' }), drops: false },
  ])('$say', ({ found, drops, turns: ahead = figuresAt(turns, goal, end.after).turns }) => {
    expect(found).toMatchObject({ drops, turns: ahead });
    if (drops) expect(found.sips).toBe(end.sips + 3);
  });

  it('it is dropped where both lead to as much', () => {
    expect(worth({ is: 'drop', ahead: figuresAt(turns, goal, end.after) }).drops).toBe(true);
  });

  it('who has to drop elsewhere has the loop before them again (14.1)', () => {
    const [[far]] = endsFrom(turns.network, startPosition('south-wimbledon' as StationId), CLASSIC).map((found) =>
      found.filter(({ arrival }) => arrival?.station === 'morden'),
    ) as [[FoundEnd]];
    const task = { ...goal.task, endings: turns.arrivals.map((): Ending => ({ is: 'elsewhere' })) };
    const [kept, dropped] = [true, false].map((touched) => figuresAt(turns, goal, { ...far.after, touched }));
    const found = worthOf(turns, { ...goal, task }, far);
    expect(found).toEqual({ turns: dropped!.turns, sips: dropped!.sips + far.sips, drops: true });
    expect(found.turns).toBeGreaterThan(kept!.turns);
  });

  it('of ends that are as good the first is the best', () => {
    const twin = { ...end };
    expect(bestOf(turns, goal, [end, twin]).end).toBe(end);
  });
});

describe('what speaks against a drop at a station, and whether anybody gets there', () => {
  const drawn = { ...turns, variation: { ...CLASSIC, draw: { ...CLASSIC.draw, closed: ['brixton' as StationId] } } };
  const used = { ...turns, variation: { ...CLASSIC, used: ['brixton' as StationId] } };

  it.each([
    { say: '13.1: it is too near the loop', goal: 'waterloo', why: ['drop-near'] },
    { say: '13.2: something was dropped there', goal: 'brixton', drops: 'victoria:brixton', why: ['drop-used'] },
    { say: '13.2, R29: others have used it', goal: 'brixton', table: used, why: ['drop-taken'] },
    {
      say: '13.3: the colour is used on that side',
      goal: 'edgware',
      drops: 'northern:high-barnet',
      why: ['drop-same-colour'],
    },
    { say: '12.1: it is no end station', goal: 'acton-town', why: ['drop-not-an-end'] },
    { say: '17.5: the draw has closed it', goal: 'brixton', table: drawn, why: ['drop-closed'] },
    { say: '13.3: one of two lines can still drop', goal: 'uxbridge', drops: 'piccadilly:cockfosters', why: [] },
    { say: '13.3: the other one can', goal: 'uxbridge', drops: 'metropolitan:watford', why: [] },
    { say: 'nothing', goal: 'brixton', drops: 'northern:high-barnet', why: [] },
  ])('$say', ({ goal, drops = '', table = turns, why }) => {
    const { position } = situationOf('london-2025', `at=victoria&drops=${drops}`);
    const faults = faultsAt(table, position.drops, goal as StationId);
    expect(faults.map(({ reason }) => reason)).toEqual(why);
    const { turns: count } = figuresAt(
      table,
      solveGoal(table, goal as StationId, position.drops, 'turns', 1),
      position,
    );
    expect(count === Infinity).toBe(why.length > 0);
  });
});

describe('a goal where every drop that can be made must be (R19)', () => {
  const { network } = turns;
  const forced = { ...turns, network: { ...network, rulings: { ...network.rulings, R19: 'must-drop' as const } } };
  const from = (at: string, before: string, by: string) =>
    startPosition(at as StationId, { from: before as StationId, by: by as LineId });
  const totteridge = from('totteridge-and-whetstone', 'woodside-park', 'northern');
  const oakwood = from('oakwood', 'southgate', 'piccadilly');
  const ahead = (table: typeof turns, goal: string, position: Position) =>
    figuresAt(table, solveGoal(table, goal as StationId, [], 'turns', 1), position).turns;

  it.each([
    ['is lost where a drop on the way takes its colour (13.3)', 'edgware', totteridge, true],
    ['is still there where a drop on the way takes another', 'brixton', totteridge, false],
    ['is still there by another line', 'uxbridge', oakwood, false],
  ])('%s', (_, goal, position, isLost) => {
    expect(ahead(turns, goal, position)).toBeLessThan(Infinity);
    expect(ahead(forced, goal, position) === Infinity).toBe(isLost);
  });
});

describe('who can move with half of the throws', () => {
  const goal = solveGoal(turns, 'brixton' as StationId, []);
  const stockwell = startPosition('stockwell' as StationId);
  const there = endsFrom(turns.network, stockwell, CLASSIC)[0]!.filter(({ arrival }) => arrival?.station === 'brixton');
  const ahead = (from: Partial<Position>, to: Partial<Position>) => {
    const stay: FoundEnd = {
      after: { ...stockwell, ...to },
      arrival: undefined,
      touched: true,
      sips: 2,
      toss: 0,
      node: null,
    };
    return aheadOf(turns, goal, { ...stockwell, ...from }, [there, [stay], there, [stay], there, [stay]]);
  };
  const { sips } = there[0]!;

  it.each([
    ['whatever else there is', {}, {}],
    [
      'nor does one ending more at Leicester Square once there were as many as may be',
      { leicester: 2 },
      { leicester: 3 },
    ],
    ['nor does one more than that', { leicester: 3 }, { leicester: 4 }],
  ])('takes twice as long where staying changes nothing: %s', (_, from, to) => {
    expect(ahead(from, to)).toEqual({ turns: 2, sips: sips + 2 });
  });

  it.each([
    ['the loop is touched', { touched: false }, { touched: true }],
    ['Leicester Square has been ended at once more', { leicester: 0 }, { leicester: 1 }],
    ['both', { touched: false, leicester: 0 }, { touched: true, leicester: 1 }],
  ])('goes on from there where staying changes something: %s', (_, from, to) => {
    const later = figuresAt(turns, goal, { ...stockwell, ...to });
    const found = ahead(from, to);
    expect(found.turns).toBeCloseTo(1 + later.turns / 2, 9);
    expect(found.sips).toBeCloseTo((sips + 2 + later.sips) / 2, 9);
  });
});

describe('the most drops in the turns left', () => {
  type MadeFor = readonly [made: number, sips: number];
  const ended = ([made, sips]: MadeFor) => ({ made, drops: false, end: { ...brixtonEnd(), sips } });

  it.each<{ say: string; one: MadeFor; other: MadeFor; is: number }>([
    { say: 'more drops, whatever the sips', one: [2, 9], other: [1, 1], is: -1 },
    { say: 'of as many drops fewer sips', one: [2, 1], other: [2, 2], is: -1 },
    { say: 'of all but as many drops fewer sips too', one: [1e-9, 2], other: [0, 1], is: 1 },
    { say: 'of as many of both neither', one: [2, 1], other: [2, 1], is: 0 },
  ])('are better: $say', ({ one, other, is }) => {
    expect(Math.sign(compareInTime(ended(one), ended(other)))).toBe(is);
    expect(Math.sign(compareInTime(ended(other), ended(one)))).toBe(-is + 0);
  });

  /** A plan that knows one figure for a drop and one for none, and says what it was asked. */
  const asked: string[] = [];
  const asking = (dropped: number | undefined, kept: number, R19: Rulings['R19'] = 'may-decline'): Asking => ({
    turns: { ...turns, network: { ...turns.network, rulings: { ...turns.network.rulings, R19 } } },
    set: {} as Asking['set'],
    inTime: {
      withDrop: (_, arrival, left) => (asked.push(`drop ${arrival} ${left}`), dropped),
      from: (_, place, left) => (asked.push(`from ${place} ${left}`), kept),
    },
  });
  const way = () => turns.ways.get(wayOf(turns.network, brixtonEnd().after))!;

  it.each([
    { say: 'are with a drop where that brings more', plan: asking(2, 1), made: 2, drops: true },
    { say: 'are with a drop where it brings as many', plan: asking(2 - 5e-10, 2), made: 2 - 5e-10, drops: true },
    { say: 'are with a drop where it brings a billionth less', plan: asking(0, 1e-9), made: 0, drops: true },
    { say: 'are without a drop where that brings more', plan: asking(1, 2), made: 2, drops: false },
    { say: 'are with a drop where one must be made', plan: asking(1, 2, 'must-drop'), made: 1, drops: true },
    { say: 'are without a drop where none is legal', plan: asking(undefined, 2), made: 2, drops: false },
    {
      say: 'are without one where none is legal and one must be made where it is',
      plan: asking(undefined, 2, 'must-drop'),
      made: 2,
      drops: false,
    },
    { say: 'are without a drop before the loop', plan: asking(2, 1), over: { touched: false }, made: 1, drops: false },
    { say: 'are without a drop at no end', plan: asking(2, 1), over: { arrival: undefined }, made: 1, drops: false },
  ])('$say', ({ plan, over, made, drops }) => {
    const end = { ...brixtonEnd(), ...over };
    expect(endInTime(plan, end, 3)).toEqual({ end, made, drops });
  });

  it('are asked for the end, for the way of who has touched the loop or has not, and for the turns left', () => {
    asked.length = 0;
    const { after } = brixtonEnd();
    endInTime(asking(undefined, 1), brixtonEnd(), 3);
    madeFrom(asking(undefined, 1), { ...after, touched: false }, 2);
    const touched = way() + turns.startsTouching.length;
    expect(asked).toEqual([`drop ${arrivalAt('brixton', 'victoria')} 3`, `from ${touched} 3`, `from ${way()} 2`]);
  });

  it('are asked for the first of all ends as for any', () => {
    asked.length = 0;
    const plan = asking(2, 1);
    expect(endInTime({ ...plan, turns: { ...plan.turns, arrivalOf: () => 0 } }, brixtonEnd(), 3).drops).toBe(true);
    expect(asked[0]).toBe('drop 0 3');
  });

  it('are none where no turn is left', () => expect(madeFrom(asking(2, 1), brixtonEnd().after, 0)).toBe(0));

  it('are the first of ends that bring as many for as many sips', () => {
    const [one, twin] = [brixtonEnd(), brixtonEnd()];
    expect(bestInTime(asking(2, 1), [one, twin], 1).end).toBe(one);
  });
});
