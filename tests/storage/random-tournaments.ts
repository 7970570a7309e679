import fc from 'fast-check';
import { TOURNAMENT_RULINGS, type TournamentRulingId } from '../../src/games/tournament/rulings.ts';
import type { TournamentEvent } from '../../src/games/tournament/tournament-events.ts';
import type { PlayedGame, TournamentSetup } from '../../src/games/tournament/tournament-setup.ts';
import type { SavedTournament } from '../../src/storage/saved-game.ts';
import { by, entriesOf, eyes, headOf, ids, names } from './random-entries.ts';

const kind = <const Kind extends string>(name: Kind) => fc.constant(name);
const player = fc.nat({ max: 47 });
const players = fc.array(player, { maxLength: 5 });
const layer = fc.nat({ max: 5 });
const game = fc.option(fc.nat({ max: 9 }));
const RULING_IDS = Object.keys(TOURNAMENT_RULINGS) as readonly TournamentRulingId[];

const events: fc.Arbitrary<TournamentEvent> = fc
  .tuple(
    fc.oneof(
      fc.record({ kind: kind('draw'), layer, seed: fc.nat({ max: 2 ** 32 - 1 }) }),
      {
        weight: 4,
        arbitrary: fc.record({
          kind: kind('result'),
          layer,
          game: fc.nat({ max: 9 }),
          from: fc.option(ids),
          order: fc.array(fc.array(player, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
          dnf: players,
        }),
      },
      fc.record({
        kind: kind('toss'),
        layer,
        game,
        throws: fc.array(fc.record({ player, eyes }), { maxLength: 4 }),
        by,
      }),
      fc.record({ kind: kind('decide'), layer, game, order: players }),
      fc.record({ kind: kind('withdraw'), player }),
      fc.record({ kind: kind('ruling'), ruling: fc.constantFrom(...RULING_IDS), option: names }),
      fc.record({ kind: kind('join'), name: names, instead: fc.nat({ max: 60 }) }),
      fc.record({ kind: kind('end') }),
    ),
    fc.option(fc.record({ reason: names }), { nil: undefined, freq: 6 }),
  )
  .map(([event, overrule]) => (overrule ? { ...event, overrule } : event));

const played: fc.Arbitrary<PlayedGame> = fc.oneof(
  fc.record({ is: kind('gug'), variation: fc.constantFrom(null, 'C', 'DUT-CS') }),
  fc.record({ is: kind('gools') }),
  fc.record({ is: kind('gabong') }),
  fc.record({ is: kind('other'), name: names }),
);

/** Codes, and how many they are for. */
const CODES = [
  ['2H4/1F2R-1R4/2F-F4', 8],
  ['3H3/2SF-2SF3/1F2R-1R4/2F-F4', 9],
  ['6H4@8/4F-F4', 8],
  ['2H2/1F-F2', 4],
] as const;

const setups: fc.Arbitrary<TournamentSetup> = fc.constantFrom(...CODES).chain(([format, count]) =>
  fc.record({
    format: fc.constant(format),
    of: played,
    players: fc.array(fc.record({ name: names }), { minLength: count, maxLength: count }),
    rulings: fc.record({
      R24: fc.constant('layer' as const),
      R25: fc.constantFrom('sum-of-places' as const, 'referee' as const),
    }),
  }),
);

/** Tournaments of the documented form, with no regard to what makes sense at a table. */
export const savedTournaments: fc.Arbitrary<SavedTournament> = fc.record({
  ...headOf('tournament'),
  setup: setups,
  events: entriesOf(events),
});
