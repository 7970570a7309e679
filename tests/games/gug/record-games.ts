/** Plays the games of `game-plans.ts` by the bot, and writes them to `games/`: `node tests/games/gug/record-games.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { makeBoard } from '../../../src/games/gug/board.ts';
import { parseBoard } from '../../../src/games/gug/board-gate.ts';
import { drawClosed } from '../../../src/games/gug/closed-draw.ts';
import { gugGame } from '../../../src/games/gug/play.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import { seeded } from '../../../src/games/shared/seeded.ts';
import { type GugSetup, MARKERS, seatSize } from '../../../src/games/gug/setup.ts';
import { parseSituation } from '../../../src/games/gug/situation.ts';
import { makeNetwork } from '../../../src/games/gug/network.ts';
import { playedOf } from '../../../src/games/shared/played.ts';
import type { SavedGugGame } from '../../../src/storage/saved-game.ts';
import { botEvent } from './bot.ts';
import { botLog } from './bot-log.ts';
import { MISCHIEF } from './bot-mischief.ts';
import { type Plan, PLANS } from './game-plans.ts';
import { outcomeOf, type WholeGame } from './whole-game.ts';

const NAMES = ['Kari', 'Ola', 'Ingeborg', 'Per', 'Åse', 'Bjørn', 'Liv', 'Tor', 'Siri', 'Geir', 'Unni', 'Knut'];
const SEVEN_IN_THE_EVENING = Date.UTC(2026, 10, 21, 18);
/** Events before the first mischief, and from one to the next. */
const [QUIET, BETWEEN] = [22, 13];
/** So many seeds are tried for a game in which all comes to pass that its plan has. */
const TRIES = 20;
/** More lines than any game has: the bot has lost its way. */
const LOST = 1500;
/** Milliseconds between events; after the first finish people take their time, so that the 15 minutes end the game. */
const [QUICK, SLOW] = [20_000, 90_000];

const boards = new Map(
  ['london-2025', 'london-2003'].map((id) => {
    const file = new URL(`../../../content/boards/${id}.json`, import.meta.url);
    const parsed = parseBoard(JSON.parse(readFileSync(file, 'utf8')), id);
    if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
    return [id, makeBoard(parsed.value)] as const;
  }),
);

PLANS.forEach((plan, index) => {
  const seeds = Array.from({ length: TRIES }, (_, tried) => index + 1 + tried * 100);
  let saved: WholeGame | undefined;
  for (const seed of seeds) saved ??= record(plan, seed);
  if (!saved) throw new Error(`${plan.name}: no seed plays it`);
  const text = textOf(saved);
  writeFileSync(new URL(`games/${plan.name}.json`, import.meta.url), text);
  console.log(plan.name.padEnd(20), `${saved.game.events.length} lines, ${Math.round(text.length / 1024)} KB`);
});

/** Plays a plan; undefined where some of its mischief never had its moment, or nobody is left behind. */
function record(plan: Plan, seed: number): WholeGame | undefined {
  const board = boards.get(plan.on ?? 'london-2025')!;
  const rulings = { ...DEFAULT_RULINGS, ...plan.rulings };
  const sides = plan.sides ?? {};
  const setup = setupOf(plan, seed);
  const game = gugGame(board, rulings, sides);
  const draw = seeded(seed);
  const log = botLog(game, setup, draw, SEVEN_IN_THE_EVENING + seed * 86_400_000);
  const created = log.now();
  const left = [...plan.mischief];
  for (;;) {
    const isEnding = log.state().seats.some(({ status }) => status.is === 'finished') && plan.variation !== 'CSP';
    log.wait(1000 + draw(isEnding ? SLOW : QUICK));
    const isTime = log.entries().length > QUIET + BETWEEN * (plan.mischief.length - left.length);
    if (isTime && left[0] && log.state().phase === 'play' && MISCHIEF[left[0]](log)) left.shift();
    if (log.entries().length > LOST) throw new Error(`${plan.name}, seed ${seed}: no end in sight`);
    const event = botEvent(game, log.state(), log.now(), draw);
    if (!event) break;
    if (!log.play(event)) throw new Error(`${plan.name}: refused: ${JSON.stringify(event)}`);
  }
  if (left.length > 0 || log.state().seats.every(({ status }) => status.is === 'finished')) return undefined;
  const saved: SavedGugGame = {
    v: 1,
    id: `whole-${plan.name}`,
    game: 'gug',
    name: '',
    createdAt: created,
    setup,
    rulings,
    sides,
    board: { id: board.id, version: board.version },
    events: log.entries(),
  };
  return { game: saved, outcome: outcomeOf(log.state(), playedOf(log.entries()).length) };
}

function setupOf(plan: Plan, seed: number): GugSetup {
  const { on = 'london-2025', variation, wish, seats } = plan;
  const { works } = parseSituation(new URLSearchParams({ board: on, works: plan.works ?? '' }), boards).situation;
  const network = makeNetwork(boards.get(on)!, { ...DEFAULT_RULINGS, ...plan.rulings }, works, plan.sides);
  const drawn = wish && drawClosed(network, wish, seed);
  if (drawn && !drawn.ok) throw new Error(`${plan.name}: ${drawn.why}`);
  const size = seatSize(variation);
  return {
    variation,
    closedStations: wish && drawn ? { seed, wish, draw: drawn.draw } : null,
    isFriendly: plan.isFriendly ?? false,
    bottle: plan.bottle ?? 33,
    referee: plan.referee === null ? null : 'Gunnar',
    works,
    seats: MARKERS.slice(0, seats).map((marker, seat) => ({
      team: size === 2 ? `Team ${seat + 1}` : '',
      marker,
      players: NAMES.slice(seat * size, (seat + 1) * size).map((name) => ({ name, drink: plan.drink ?? 'beer' })),
    })),
  };
}

/** JSON, one event a line. */
function textOf({ game: { events, ...header }, outcome }: WholeGame): string {
  const lines = events.map((event) => JSON.stringify(event)).join(',\n');
  const head = JSON.stringify(header).slice(0, -1);
  return `{"outcome":${JSON.stringify(outcome)},\n"game":${head},"events":[\n${lines}\n]}}\n`;
}
