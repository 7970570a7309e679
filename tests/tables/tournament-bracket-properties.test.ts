import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import { type Draw, drawSome, seeded } from '../../src/games/shared/seeded.ts';
import { type Layer, playersOf } from '../../src/games/tournament/format.ts';
import type { TournamentEvent } from '../../src/games/tournament/tournament-events.ts';
import { TOURNAMENT } from '../../src/games/tournament/tournament-play.ts';
import type { TournamentReadings } from '../../src/games/tournament/rulings.ts';
import { GAMES_MOST } from '../../src/games/tournament/tournament-setup.ts';
import type { TournamentState } from '../../src/games/tournament/tournament-state.ts';
import { writeFormat } from '../../src/games/tournament/parse-format.ts';
import { formats } from '../games/tournament/formats.ts';
import { type SlowBox, type SlowInput, type SlowLayer, slowOnward } from '../games/tournament/slow-onward.ts';
import { botEvent, wholeTournament } from '../games/tournament/tournament-bot.ts';
import { letters, setupOf } from '../games/tournament/tournament-table.ts';
import { bracketOf, linesSeen } from './bracket-of.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 60);
const SLOWLY = { timeout: 4_000 * RUNS };

const isAtOnce = ({ rotated, size }: Layer): boolean => rotated === null || rotated === size;

/** The two of the rule book, rotated ones in both readings, and any others. */
const CODES = [
  { format: '2H4/1F2R-1R4/2F-F4', players: 8, R24: 'layer' },
  { format: '3H3/2SF-2SF3/1F2R-1R4/2F-F4', players: 9, R24: 'layer' },
  { format: '2H5/1F2R-1R4/2F-F4', players: 10, R24: 'layer' },
  { format: '6H4@8/4F-F4', players: 8, R24: 'layer' },
  { format: '4H3/2SF-4SF4@8/4F-F4', players: 12, R24: 'layer' },
  { format: '2H4/2F-3F4@4', players: 8, R24: 'game' },
  { format: '4H4@8/1F1R-1R4/2F-F6', players: 8, R24: 'game' },
  { format: '4H4@8/1F-F4', players: 8, R24: 'game' },
] as const;
interface Start {
  readonly format: string;
  readonly players: number;
  readonly R24: TournamentReadings['R24'];
}
const starts: fc.Arbitrary<Start> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Start>(...CODES) },
  formats
    .filter((format) => format.every(isAtOnce) && playersOf(format[0]!) >= 3)
    .filter((format) => format.reduce((sum, layer) => sum + layer.games, 0) <= GAMES_MOST)
    .map((format) => ({ format: writeFormat(format), players: playersOf(format[0]!), R24: 'layer' as const })),
);

/** A result is put in anew, as it may have been all along: what no longer fits it is left out. */
function corrected(events: readonly TournamentEvent[], draw: Draw): readonly TournamentEvent[] {
  const results = events.flatMap(({ kind }, index) => (kind === 'result' ? [index] : []));
  const at = results[draw(Math.max(1, results.length))];
  return events.map((event, index) => {
    if (index !== at || event.kind !== 'result') return event;
    const all = [...event.order.flat(), ...event.dnf];
    const [first = 0, ...rest] = drawSome(draw, all, all.length);
    const second = rest.shift();
    const level = second !== undefined && draw(2) === 0;
    const order = [level ? [first, second] : [first], ...(level || second === undefined ? [] : [[second]])];
    return { ...event, order: [...order, ...rest.map((player) => [player])], dnf: [] };
  });
}

/** Plays a tournament to its end, mends a result, and plays what is left of it to its end again. */
function playedAndMended(start: Start, R25: TournamentReadings['R25'], seed: number, leaving: number) {
  const setup = setupOf(start.format, start.players, { R24: start.R24, R25 });
  const draw = seeded(seed);
  const mood = { leaving, seeds: 3 };
  const first = wholeTournament(setup, draw, mood).map(({ event }) => event);
  const plays = corrected(first, draw).map((event, at) => ({ id: `e${at}`, at, event, isCorrected: false }));
  const mended = reduceEvents(TOURNAMENT, setup, plays);
  const steps: { before: TournamentState; event: TournamentEvent; after: TournamentState }[] = mended.steps.map(
    ({ play: { event }, before, after }) => ({ before, event, after }),
  );
  for (let state = mended.state; ; state = steps.at(-1)!.after) {
    const event = botEvent(state, draw, mood);
    if (!event) return steps;
    steps.push({ before: state, event, after: TOURNAMENT.decide(state, event, 0).next() });
  }
}

/** The slow count beside every state; it remembers how everybody came to a layer, as it was when that layer began. */
function* slowly(start: Start, R25: TournamentReadings['R25'], steps: ReturnType<typeof playedAndMended>) {
  const came = new Map<string, SlowBox>();
  const events: TournamentEvent[] = [];
  const inputOf = (state: TournamentState): SlowInput => ({
    code: start.format,
    players: start.players,
    R24: start.R24,
    R25,
    events,
    begun: state.layers.map(({ groups }) => groups),
    came,
  });
  for (const { before, event, after } of steps) {
    const earlier = slowOnward(inputOf(before));
    for (const [layer, { groups }] of after.layers.entries()) {
      if (groups === null || before.layers[layer]!.groups !== null) continue;
      for (const way of earlier.flatMap(({ ways }) => ways)) {
        if (way.to === layer) came.set(`${way.player} > ${layer}`, way.from);
      }
    }
    events.push(event);
    const input = inputOf(after);
    yield { state: after, input, slow: slowOnward(input) };
  }
}

/** Whether somebody was in a game of a layer that was played. */
const playedIn = ({ events }: SlowInput, player: number, layer: number): boolean =>
  events.some(
    (event) =>
      event.kind === 'result' && event.layer === layer && [...event.order.flat(), ...event.dnf].includes(player),
  );

/** Who goes on and takes part there: a seat that stays empty is nobody's way on. */
const goingOn = (slow: readonly SlowLayer[], input: SlowInput, withdrawn: readonly number[]) =>
  slow.flatMap(({ ways }) =>
    ways.filter(({ player, to }) => !withdrawn.includes(player) || playedIn(input, player, to)),
  );

interface Seen {
  readonly state: TournamentState;
  readonly input: SlowInput;
  readonly slow: readonly SlowLayer[];
}

/** Holds something of every state of tournaments of any format, with ties, withdrawals and a mended result. */
function always(holds: (seen: Seen) => void): void {
  const readings = fc.constantFrom('sum-of-places' as const, 'referee' as const);
  fc.assert(
    fc.property(starts, readings, fc.nat(), fc.constantFrom(0, 4, 9), (start, R25, seed, leaving) => {
      for (const seen of slowly(start, R25, playedAndMended(start, R25, seed, leaving))) holds(seen);
    }),
    { numRuns: RUNS },
  );
}

/** Where the best of a layer go by its games: the game in which they came in first, or the first of such. */
function bestGameOf(player: number, layer: number, slow: readonly SlowLayer[], { events }: SlowInput): number {
  const places = slow[layer]!.games!.map((players, game) => {
    if (!players.includes(player)) return Infinity;
    const result = events.find((event) => event.kind === 'result' && event.layer === layer && event.game === game);
    if (result?.kind !== 'result') return players.length > 1 ? 1 : Infinity;
    const group = result.order.findIndex((together) => together.includes(player));
    return group < 0 ? players.length : 1 + result.order.slice(0, group).flat().length;
  });
  return places.indexOf(Math.min(...places));
}

test('each line goes from the box that sends a person to the box they are in, by a slow count', SLOWLY, () => {
  always(({ state, input, slow }) => {
    const bracket = bracketOf(state);
    const boxesOf = (layer: number) => bracket.layout.boxes.filter((box) => box.layer === layer);
    const isWhole = (layer: number) => boxesOf(layer)[0]!.game === null;
    /** Where in a layer somebody is; empty while nobody knows. */
    const slotOf = (player: number, layer: number): string => {
      const { games, members } = slow[layer]!;
      if (!members.includes(player)) return '';
      if (isWhole(layer)) return `/all ${letters([player])}`;
      // A layer of one game has its players as they come.
      const game = games ? games.findIndex((each) => each.includes(player)) : 0;
      return games || boxesOf(layer).length === 1 ? `/${game} ${letters([player])}` : '';
    };
    const wanted = goingOn(slow, input, state.withdrawn).map(({ player, from: { layer, game }, to }) => {
      const start = isWhole(layer) ? 'all' : (game ?? bestGameOf(player, layer, slow, input));
      return `${layer}/${start} ${letters([player])} > ${to}${slotOf(player, to)}`;
    });
    const persons = linesSeen(bracket).filter((line) => /^\S+ [a-zA-Z] >/.test(line));
    expect(persons).toEqual(wanted.toSorted());
  });
});

test(
  'out is who comes from a layer that is over and settled to no later one; who has gone home is said to have',
  SLOWLY,
  () => {
    always(({ state, input, slow }) => {
      const { layout, contents } = bracketOf(state);
      const on = goingOn(slow, input, state.withdrawn);
      const everybody = letters(state.setup.players.map((_, player) => player));
      const wordsOf = (player: number, layer: number): string => {
        if (on.some((way) => way.player === player && way.from.layer === layer)) return 'in';
        if (state.withdrawn.includes(player)) return 'gone went home';
        return slow[layer]!.isDone && layer < slow.length - 1 ? 'out out' : 'in';
      };
      for (const [index, { lines }] of contents.entries()) {
        const { layer } = layout.boxes[index]!;
        expect(lines.map(({ name, way, is }) => `${name} ${is}${is === 'in' ? '' : ` ${way}`}`)).toEqual(
          lines.map(({ name }) => `${name} ${wordsOf(everybody.indexOf(name), layer)}`),
        );
      }
      // Nobody is missing: who is in a layer stands in it.
      for (const [layer, { games, members }] of slow.entries()) {
        const here = contents.filter((_, index) => layout.boxes[index]!.layer === layer);
        if (games === null && here.length > 1) continue;
        const shown = new Set(here.flatMap(({ lines }) => lines.map(({ name }) => name)));
        expect([...shown].toSorted()).toEqual([...letters(members)].toSorted());
      }
    });
  },
);
