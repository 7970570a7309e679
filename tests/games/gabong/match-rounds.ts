import fc from 'fast-check';
import { expect } from 'vitest';
import type { GabongEvent } from '../../../src/games/gabong/match-events.ts';
import { GABONG } from '../../../src/games/gabong/match-play.ts';
import { checkMatchSetup } from '../../../src/games/gabong/match-check-setup.ts';
import { type GabongSetup, PRESETS } from '../../../src/games/gabong/match-setup.ts';
import { stageOf } from '../../../src/games/gabong/match-standing.ts';
import type { GabongState } from '../../../src/games/gabong/match-state.ts';
import { seeded } from '../../../src/games/shared/seeded.ts';
import { frozen } from '../frozen.ts';
import { botMatchEvent } from './match-bot.ts';
import { setupOf } from './match-table.ts';

export const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 100);
export const SLOWLY = { timeout: 2_000 * RUNS };

const ends: fc.Arbitrary<GabongSetup['ends']> = fc.oneof(
  fc.integer({ min: 1, max: 10 }).map((deals) => ({ by: 'deals', deals }) as const),
  fc.constantFrom(50, 200, 500).map((limit) => ({ by: 'points', limit }) as const),
);
export const setups: fc.Arbitrary<GabongSetup> = fc
  .record({
    players: fc.integer({ min: 2, max: 10 }),
    packs: fc.constantFrom(2, 3),
    preset: fc.constantFrom(...Object.values(PRESETS)),
    ends,
    B1: fc.constantFrom('every-two', 'once'),
    B6: fc.constantFrom('shared', 'extra-deal'),
    B8: fc.constantFrom('off', 'halved'),
  })
  .map(({ players, packs, preset, ends: end, ...rulings }) => ({
    ...setupOf(players),
    ...preset,
    packs,
    ends: end,
    rulings: { ...preset.rulings, ...rulings },
  }));
export const rounds = fc.record({ setup: setups, seed: fc.nat(), length: fc.integer({ min: 1, max: 40 }) });
export type Round = typeof rounds extends fc.Arbitrary<infer Value> ? Value : never;

export interface Step {
  readonly event: GabongEvent;
  readonly after: GabongState;
}

/** What the bot plays, to the end at most; every event of it must be allowed, and every state is frozen. */
export function stepsOf({ setup, seed, length }: Round): readonly Step[] {
  expect(checkMatchSetup(setup)).toEqual([]);
  const draw = seeded(seed);
  const steps: Step[] = [];
  let state = frozen(GABONG.start(frozen(setup)));
  while (steps.length < length && stageOf(state).is !== 'over') {
    const event = frozen(botMatchEvent(state, draw));
    const { judgement, next } = GABONG.decide(state, event, 0);
    expect({ event, ...judgement }).toEqual({ event, allowed: true, findings: [], canOverrule: false });
    state = frozen(next());
    steps.push({ event, after: state });
  }
  return steps;
}
