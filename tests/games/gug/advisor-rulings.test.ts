import { describe, expect, it } from 'vitest';
import { solveGoal } from '../../../src/games/gug/advisor/goal.ts';
import { aheadOf, bestOf, endsFrom, figuresAt, routeTo } from '../../../src/games/gug/advisor/play.ts';
import { makeTurns } from '../../../src/games/gug/advisor/turns.ts';
import type { LineId, StationId } from '../../../src/games/gug/board-data.ts';
import { GUG_RULINGS, RULING_IDS, type RulingId, type Rulings } from '../../../src/games/gug/rulings.ts';
import { startPosition } from '../../../src/games/gug/situation.ts';
import { CLASSIC, type Variation } from '../../../src/games/gug/sips.ts';
import { judgeTurn } from '../../../src/games/gug/turn.ts';
import { type BoardName, networkOf } from './ask.ts';

/** What a table may play otherwise, and the board it matters on. */
interface Other {
  readonly say: string;
  readonly on?: BoardName;
  readonly rulings?: Partial<Rulings>;
  readonly variation?: Partial<Variation>;
  readonly works?: string;
}

const drawn = (closed: readonly string[], double: readonly string[] = [], triple: readonly string[] = []) => ({
  closed: closed as readonly StationId[],
  double: double as readonly StationId[],
  triple: triple as readonly StationId[],
});

/** Rulings that matter in a turn only beside something else. */
const BESIDE: Partial<Record<RulingId, Omit<Other, 'say' | 'rulings'>>> = {
  R20: { works: 'works=green-park~victoria,camden-town' },
  R32: { variation: { code: 'DUT' } },
  R33: { variation: { draw: drawn(['brixton', 'morden']) } },
};

/** Those that decide nothing within a turn. */
const ELSEWHERE: readonly RulingId[] = [
  ...(['R17', 'R26', 'R27', 'R28', 'R29', 'R30', 'R34', 'R35', 'R36', 'R38', 'R39', 'R41', 'R42', 'R43'] as const),
  ...(['R44', 'R45', 'R56'] as const),
];

const RULED = RULING_IDS.filter((id) => !ELSEWHERE.includes(id)).flatMap((id): Other[] => {
  const [, ...others] = GUG_RULINGS[id].options;
  return others.map((option) => ({ say: `${id}: ${option}`, rulings: { [id]: option }, ...BESIDE[id] }));
});

const PLAYED: readonly Other[] = [
  { say: '2.2: on the board of 2003', on: 'london-2003' },
  { say: '2.2, R20: a stretch and a station are closed', works: 'works=green-park~victoria,camden-town' },
  { say: '17.2: a team drinks double', variation: { code: 'CT' } },
  { say: '17.4: each icon by itself', variation: { code: 'DUT' } },
  {
    say: '17.5: ends are closed, doubled and tripled',
    variation: { draw: drawn(['morden'], ['brixton'], ['epping']) },
  },
  { say: '13.2, R29: others have used ends', variation: { used: ['morden' as StationId] } },
];

describe('turns in tables are the turns of the judge', () => {
  it.each([...PLAYED, ...RULED])('$say', { timeout: 30_000 }, ({ on = 'london-2025', rulings, works, variation }) => {
    const played: Variation = { ...CLASSIC, ...variation };
    const network = networkOf(on, works ?? '', { ...(rulings && { rulings }), variation: played });
    const turns = makeTurns(network, played);
    const solved = solveGoal(turns, 'brixton' as StationId, []);
    const hops = network.hops.filter(({ index }) => index % 13 === 0);
    expect(hops.length).toBeGreaterThan(50);
    hops.forEach(({ from, line, to }, index) => {
      const came = { from, by: line };
      const position = { ...startPosition(to, came), touched: index % 3 > 0, leicester: index % 4 };
      const ends = endsFrom(network, position, played);
      const tables = figuresAt(turns, solved, position);
      const search = aheadOf(turns, solved, position, ends);
      expect(search.turns).toBeCloseTo(tables.turns, 8);
      expect(search.sips).toBeCloseTo(tables.sips, 6);

      const die = (index % 6) + 1;
      const { end, worth } = bestOf(turns, solved, ends[die - 1]!);
      const verdict = judgeTurn(network, position, { dice: [die], route: routeTo(end) }, played);
      const toss = verdict.findings.some(({ reason }) => reason === 'leicester-toss') ? turns.toss : 0;
      expect(verdict.outcome).toBe('legal');
      expect(verdict.after).toEqual(end.after);
      expect(end.sips).toBe(verdict.sips.total + toss);
      if (worth.drops) expect(verdict.drop.allowed).toBe('yes');
    });
  });

  it.each([
    ['twice', 1, 4.5],
    ['twice', 2, undefined],
    ['no-limit', 2, 4.5],
    ['no-toss', 1, 4.5],
    ['no-toss', 2, 1],
  ] as const)('16.4, R16: %s, after %i endings at Leicester Square one more costs %s', (R16, leicester, sips) => {
    const network = networkOf('london-2025', '', { rulings: { R16 } });
    const position = { ...startPosition('covent-garden' as StationId), leicester };
    const [ends] = endsFrom(network, position, CLASSIC);
    expect(ends!.find(({ after: { at } }) => at === 'leicester-square')?.sips).toBe(sips);
    // The tables know it as well.
    const turns = makeTurns(network, CLASSIC);
    const solved = solveGoal(turns, 'cockfosters' as StationId, [], 'sips');
    const came = { from: 'holborn' as StationId, by: 'piccadilly' as LineId };
    const riding = { ...startPosition('covent-garden' as StationId, came), leicester };
    const search = aheadOf(turns, solved, riding, endsFrom(network, riding, CLASSIC));
    expect(search.sips).toBeCloseTo(figuresAt(turns, solved, riding).sips, 6);
  });
});
