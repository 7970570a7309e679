import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/games/shared/seeded.ts';
import { layersOf } from '../../../src/games/tournament/tournament-layers.ts';
import { tournamentPlaces } from '../../../src/games/tournament/tournament-places.ts';
import { type Layer, playersOf as playersIn } from '../../../src/games/tournament/format.ts';
import { parseFormat, writeFormat } from '../../../src/games/tournament/parse-format.ts';
import { checkTournamentSetup } from '../../../src/games/tournament/tournament-check-setup.ts';
import { GAMES_MOST } from '../../../src/games/tournament/tournament-setup.ts';
import { formats } from './formats.ts';
import { wholeTournament } from './tournament-bot.ts';
import { slowTournament } from './tournament-brute.ts';
import { setupOf } from './tournament-table.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 60);
const SLOWLY = { timeout: 2_000 * RUNS };

/** Rotated layers whose tables are soon made; what a table is worth is tested beside it. */
const ROTATED = ['6H4@8/4F-F4', '12H3@9/3F3R-1R3/1F-F4', '4H3/2SF-4SF4@8/4F-F4', '2H4/2F-3F4@4'] as const;
const isAtOnce = ({ rotated, size }: Layer): boolean => rotated === null || rotated === size;

const codes = fc.oneof(
  {
    weight: 4,
    arbitrary: formats
      .filter((format) => format.every(isAtOnce) && playersIn(format[0]!) >= 3)
      .filter((format) => format.reduce((sum, layer) => sum + layer.games, 0) <= GAMES_MOST)
      .map((format) => ({ format: writeFormat(format), players: playersIn(format[0]!) })),
  },
  fc.constantFrom(...ROTATED).map((format) => {
    const parsed = parseFormat(format);
    if (!parsed.ok) throw new Error(parsed.why);
    return { format, players: playersIn(parsed.format[0]!) };
  }),
);
const tournaments = fc
  .record({ code: codes, R25: fc.constantFrom('sum-of-places' as const, 'referee' as const), seed: fc.nat() })
  .map(({ code, R25, seed }) => ({ setup: setupOf(code.format, code.players, { R25 }), seed }));

describe('whole tournaments of any format', () => {
  test('everybody’s way and place are those of a slow count', SLOWLY, () => {
    fc.assert(
      fc.property(tournaments, ({ setup, seed }) => {
        expect(checkTournamentSetup(setup)).toEqual([]);
        const tossed = { ...setup, rulings: { ...setup.rulings, R25: 'sum-of-places' as const } };
        const steps = wholeTournament(tossed, seeded(seed), { leaving: 0, seeds: 3 });
        const state = steps.at(-1)!.after;
        const views = layersOf(state);
        const groups = views.map(({ games }) => games.map(({ players }) => players));
        const slow = slowTournament(
          setup.format,
          setup.players.length,
          groups,
          steps.map(({ event }) => event),
        );
        const came = views.map(({ arrivals }) => arrivals.map(({ player }) => player).toSorted((a, b) => a - b));
        expect(came).toEqual(slow.came);
        const places = tournamentPlaces(state, views).toSorted((a, b) => a.player - b.player);
        expect(places.map(({ place }) => place)).toEqual(slow.places);
      }),
      { numRuns: RUNS },
    );
  });

  test('every game is filled, whoever leaves, and one has won', SLOWLY, () => {
    fc.assert(
      fc.property(tournaments, fc.constantFrom(0, 3, 12), ({ setup, seed }, leaving) => {
        const state = wholeTournament(setup, seeded(seed), { leaving, seeds: 3 }).at(-1)!.after;
        const views = layersOf(state);
        views.forEach(({ games, arrivals, status }, index) => {
          const layer = state.format[index]!;
          const seated = games.flatMap(({ players }) => players);
          const players = arrivals.map(({ player }) => player);
          expect(status).toBe('done');
          expect(new Set(players).size).toBe(playersIn(layer));
          for (const game of games) expect(new Set(game.players).size).toBe(layer.size);
          // Everybody plays as many games as anybody.
          const each = (layer.games * layer.size) / playersIn(layer);
          for (const player of players) expect(seated.filter((one) => one === player)).toHaveLength(each);
          for (const { places, players } of games)
            expect(places.map(({ player }) => player).toSorted()).toEqual(players.toSorted());
        });
        const places = tournamentPlaces(state, views);
        expect(places.map(({ player }) => player).toSorted((a, b) => a - b)).toEqual(setup.players.map((_, at) => at));
        expect(places.filter(({ place }) => place === 1)).toHaveLength(1);
        places.forEach(({ place }, index) => expect(place).toBeLessThanOrEqual(index + 1));
      }),
      { numRuns: RUNS },
    );
  });

  test('who has withdrawn goes on only where nobody else of their game is left', SLOWLY, () => {
    fc.assert(
      fc.property(tournaments, ({ setup, seed }) => {
        let before: readonly number[] = [];
        for (const { event, after } of wholeTournament(setup, seeded(seed), { leaving: 4, seeds: 3 })) {
          const views = layersOf(after);
          if (event.kind === 'draw') {
            const { arrivals } = views[event.layer]!;
            for (const { player, from } of arrivals) {
              if (from === null || !before.includes(player)) continue;
              const table = views[from.layer]!.tables.find(({ game }) => game === from.game)!;
              const out = table.rows.filter((row) => row.to === 'out' && !before.includes(row.player));
              expect(out).toEqual([]);
            }
          }
          before = after.withdrawn;
        }
      }),
      { numRuns: RUNS },
    );
  });
});
