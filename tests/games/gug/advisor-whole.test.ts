import { describe, expect, it } from 'vitest';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { solveGoal } from '../../../src/games/gug/advisor/goal.ts';
import { bestOf, endsFrom, figuresAt } from '../../../src/games/gug/advisor/play.ts';
import { makeTurns } from '../../../src/games/gug/advisor/turns.ts';
import { makeWholeGame } from '../../../src/games/gug/advisor/whole-game.ts';
import { judgeLedger } from '../../../src/games/gug/ledger.ts';
import type { Drop, Position } from '../../../src/games/gug/position.ts';
import { seeded } from '../../../src/games/shared/seeded.ts';
import { CLASSIC } from '../../../src/games/gug/sips.ts';
import { networkOf, situationOf } from './ask.ts';

const network = networkOf('london-2025');
const turns = makeTurns(network, CLASSIC);
const whole = makeWholeGame(turns);
const { position: start } = situationOf('london-2025', 'at=kings-cross-st-pancras');

/** Nine drops made, Heathrow and one more to come. */
const LATE =
  'at=richmond&from=kew-gardens&by=district&touched=0&drops=piccadilly:cockfosters,northern:mill-hill-east,' +
  'victoria:walthamstow-central,jubilee:stanmore,jubilee:stratford,northern:battersea-power-station,victoria:brixton,' +
  'bakerloo:elephant-and-castle,district:richmond';

describe('planning the whole game', { timeout: 60_000 }, () => {
  it('finds eleven drops that are legal one after the other (12.2, 13.1-13.3, 16.2)', () => {
    const { drops, figures } = whole.order(start, 'turns');
    expect(drops.length).toBe(11);
    expect(judgeLedger(network, drops).faults.flat()).toEqual([]);
    expect(drops.map(({ station }) => station)).toContain('heathrow');
    // Every order of every eleven was tried once: none takes less.
    expect(figures.turns).toBeCloseTo(29.3272, 4);
    expect(figures.sips).toBeCloseTo(54.0729, 4);
  });

  it('takes fewer turns where one may change one’s mind with the dice', () => {
    const { figures } = whole.order(start, 'turns');
    const adaptive = figuresAt(turns, whole.next([], 'turns'), start);
    expect(adaptive.turns).toBeLessThan(figures.turns - 0.3);
    // By how much less is an estimate, from a few good orders: what it says today.
    expect(adaptive.turns).toBeCloseTo(28.74314, 4);
    expect(adaptive.sips).toBeCloseTo(49.979, 3);
  });

  describe('on a day on which the draw has left three ends (17.5)', () => {
    const { position: late } = situationOf('london-2025', LATE);
    const left: readonly string[] = ['heathrow', 'epping', 'harrow-and-wealdstone'];
    const closed = turns.arrivals.map(({ station }) => station).filter((station) => !left.includes(station));
    const few = { ...turns, variation: { ...CLASSIC, draw: { ...CLASSIC.draw, closed } } };

    it.each([
      ['turns', ['heathrow', 'harrow-and-wealdstone']],
      ['sips', ['harrow-and-wealdstone', 'heathrow']],
    ] as const)('takes the order of the fewest %s', (aim, order) => {
      expect(
        makeWholeGame(few)
          .order(late, aim)
          .drops.map(({ station }) => station),
      ).toEqual(order);
    });

    it.each([
      ['may-decline', false],
      ['must-drop', true],
    ] as const)('R19, %s: drops have to be made: %s', (R19, isForced) => {
      const plan = makeWholeGame({ ...few, network: { ...network, rulings: { ...network.rulings, R19 } } });
      expect(plan.next(late.drops, 'turns').task.isForced).toBe(isForced);
    });

    it('12.2: finds no way to eleven drops from the start', () => {
      const plan = makeWholeGame(few);
      expect(figuresAt(few, plan.next([], 'turns'), start).turns).toBe(Infinity);
      expect(plan.order(start, 'turns').drops).toEqual([]);
    });
  });

  // With so few ends a plan is made sooner.
  describe('on a day on which the draw has left twelve ends (17.5)', () => {
    const left: readonly string[] = [
      ...['cockfosters', 'mill-hill-east', 'walthamstow-central', 'stanmore', 'stratford', 'battersea-power-station'],
      ...['brixton', 'elephant-and-castle', 'richmond', 'heathrow', 'epping', 'harrow-and-wealdstone'],
    ];
    const closed = turns.arrivals.map(({ station }) => station).filter((station) => !left.includes(station));
    const day = { ...turns, variation: { ...CLASSIC, draw: { ...CLASSIC.draw, closed } } };

    it('says of what is left the same, whatever it was asked before', () => {
      const [asked, fresh] = [makeWholeGame(day), makeWholeGame(day)];
      const { drops } = asked.order(start, 'turns');
      expect(drops.length).toBe(11);
      const after = (count: number) => drops.slice(0, count);
      for (const count of [0, 10, 4]) asked.next(after(count), 'turns');
      const [again, once] = [asked, fresh].map((plan) => figuresAt(day, plan.next(after(3), 'turns'), start));
      expect(again).toEqual(once);
      expect(again!.turns).toBeLessThan(Infinity);
    });

    it('estimates a game of the fewest sips as before', () => {
      const { turns: count, sips } = figuresAt(day, makeWholeGame(day).next([], 'sips'), start);
      expect(count).toBeCloseTo(37.958, 2);
      expect(sips).toBeCloseTo(18.654, 2);
    });
  });

  it('12.2, R10: ends the game by the rules where the eleventh may lie anywhere', () => {
    const played = networkOf('london-2025', '', { rulings: { R10: 'at-least' } });
    const { position } = situationOf('london-2025', LATE);
    const { drops } = makeWholeGame(makeTurns(played, CLASSIC)).order(position, 'turns');
    const ledger = judgeLedger(played, [...position.drops, ...drops]);
    expect(ledger.faults.flat()).toEqual([]);
    expect(drops.length).toBe(2);
  });

  it('opens no end that the judge would close', () => {
    const { position } = situationOf('london-2025', LATE);
    const open = whole.open(position.drops).map((index) => turns.arrivals[index]!);
    const text = ({ station, line }: Drop) => `${line}:${station}`;
    expect(open.map(text).toSorted()).toEqual(
      judgeLedger(network, position.drops)
        .useful.map(({ drop }) => text(drop))
        .toSorted(),
    );
  });

  it.each([
    ['17.5: which the draw has closed', { ...CLASSIC, draw: { ...CLASSIC.draw, closed: ['stanmore' as StationId] } }],
    ['13.2, R29: which others have used', { ...CLASSIC, used: ['stanmore' as StationId] }],
  ])('plans for no end %s', (_, variation) => {
    const table = makeTurns(network, variation);
    const open = makeWholeGame(table)
      .open([])
      .map((index) => table.arrivals[index]!.station);
    expect(open).not.toContain('stanmore');
    expect(open).toContain('stratford');
    expect(solveGoal(table, 'stanmore' as StationId, []).blocks[1]!.turns.every((value) => value === Infinity)).toBe(
      true,
    );
  });

  const NINE =
    'metropolitan:chesham,piccadilly:heathrow,piccadilly:heathrow,victoria:walthamstow-central,piccadilly:cockfosters,' +
    'hammersmith-city:hammersmith-hc,bakerloo:harrow-and-wealdstone,northern:mill-hill-east,victoria:brixton';
  const OTHER_NINE =
    'district:richmond,central:ealing-broadway,northern:morden,circle:hammersmith-hc,piccadilly:heathrow,' +
    'hammersmith-city:barking,northern:mill-hill-east,jubilee:stanmore,bakerloo:elephant-and-castle';
  // From a program in another language that shares no code, and solves all sets of the last drops one after the other.
  it.each([
    ['at=leicester-square&from=charing-cross&by=northern&touched=0', NINE, 4.058128, 8.094907],
    ['at=west-harrow&from=rayners-lane&by=metropolitan&touched=0', OTHER_NINE, 6.127071939, 9.502599],
    ['at=epping&from=theydon-bois&by=central&touched=0', `${NINE},northern:morden`, 3.352494, 5.48874],
    ['at=edgware-road-circle&from=paddington&by=circle', `${OTHER_NINE},metropolitan:uxbridge`, 2.893539213, 3.645029],
  ])('is exact for the last two drops: %s', (at, drops, count, sips) => {
    const { position } = situationOf('london-2025', `${at}&drops=${drops}`);
    const ahead = figuresAt(turns, whole.next(position.drops, 'turns'), position);
    expect(ahead.turns).toBeCloseTo(count, 5);
    expect(ahead.sips).toBeCloseTo(sips, 4);
  });

  it('does not count how often turns ended at Leicester Square (16.4)', () => {
    const { position } = situationOf('london-2025', LATE);
    const covent = { at: 'covent-garden', came: { from: 'holborn', by: 'piccadilly' } } as Pick<
      Position,
      'at' | 'came'
    >;
    const [never, twice] = [0, 2].map((leicester) =>
      figuresAt(turns, whole.next(position.drops, 'turns'), { ...position, ...covent, leicester }),
    );
    expect(twice).toEqual(never);
  });

  it('is what the last drops of games come to that are played so', () => {
    const GAMES = 3_000;
    const { position: late } = situationOf('london-2025', LATE);
    const random = seeded(20);
    const counts = Array.from({ length: GAMES }, () => {
      let position: Position = late;
      let count = 0;
      while (position.drops.length < 11) {
        const { after, drop } = played(position, random(6));
        count += 1;
        position = drop
          ? {
              ...after,
              drops: [...after.drops, drop],
              touched: network.isOnLoop(network.place(after.at)),
              leicester: 0,
            }
          : after;
      }
      return count;
    });
    const expected = figuresAt(turns, whole.next(late.drops, 'turns'), late).turns;
    const mean = counts.reduce((sum, value) => sum + value, 0) / GAMES;
    const variance = counts.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (GAMES - 1);
    // The dice are always the same: five standard errors leave room for nothing but a wrong figure.
    expect(Math.abs(mean - expected)).toBeLessThan(5 * Math.sqrt(variance / GAMES));
  });
});

const known = new Map<string, { readonly after: Position; readonly drop: Drop | undefined }>();

function played(position: Position, die: number) {
  const { at, came, drops, touched, leicester } = position;
  const key = [at, came?.from, came?.by, drops.map(({ station }) => station).join(), touched, leicester, die].join(' ');
  const found = known.get(key);
  if (found) return found;
  const { end, worth } = bestOf(turns, whole.next(drops, 'turns'), endsFrom(network, position, CLASSIC)[die]!);
  const next = { after: end.after, drop: worth.drops ? end.arrival : undefined };
  known.set(key, next);
  return next;
}
