import type { Browser, Page } from 'playwright-core';
import { dueOf, type GoolsDue } from '../../src/games/gools/due.ts';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { GOOLS } from '../../src/games/gools/play.ts';
import type { SavedGame, SavedGugGame } from '../../src/storage/saved-game.ts';
import { serveFolder } from '../../src/tools/static-server.ts';
import { DIST } from '../browser/dist.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { keptAs, savedGame } from '../browser/log.ts';
import { onTable } from '../browser/on-table.ts';
import { chanceOf, evening } from '../storage/evening.ts';
import { TASK, workIn } from './page-work.ts';
import { type Press, tap } from './tap-walks.ts';
import { answerOf, atRest, openAt, phoneWith, pressOnce, row, type Traced, TRACED } from './taps.ts';

const ROUNDS = 3;
const [SHORT, LONG] = [20, 2_000];
const [FEW, MANY] = [5, 500];

/** What is opened, with little in it and with much. */
interface Grown {
  readonly name: string;
  readonly goal: number;
  readonly sizes: readonly [few: number, many: number];
  readonly kept: (size: number) => Readonly<Record<string, string>>;
  readonly address: string;
  readonly ready: string;
  readonly presses: readonly Press[];
}

/** An evening of so many events, as the rules let them through. */
export function longEvening(size: number): SavedGame {
  const chance = chanceOf(7);
  const eyes = () => 1 + Math.floor(chance() * 6);
  const dice = (count: number) => Array.from({ length: count }, eyes);
  const doing = (due: GoolsDue): GoolsEvent => {
    switch (due.kind) {
      case 'throw':
      case 'keep': {
        const all = dice(5);
        return { kind: 'enter', seat: due.seat, dice: all, last: all };
      }
      case 'roll-off':
        return { kind: 'roll-off', seat: due.seat, dice: dice(5), by: 'hand' };
      case 'one-die':
        return { kind: 'one-die', seat: due.seat, eyes: eyes(), by: 'hand' };
      case 'name':
        return { kind: 'name', seat: due.seat, threeMan: Math.floor(chance() * 4) };
      case 'three-man':
        return { kind: 'three-man', event: { kind: 'call-off' } };
      case 'rule':
        return { kind: 'rule', seat: due.seat, text: null };
      case 'over':
        throw new Error('the evening is over');
    }
  };
  const events: GoolsEvent[] = [];
  let state = GOOLS.start(savedEvening([]).setup);
  for (let tries = 0; events.length < size; tries += 1) {
    if (tries > 20 * size) throw new Error(`stuck at ${JSON.stringify(dueOf(state))}`);
    const due = dueOf(state);
    // Whoever has to, drinks at once.
    const event: GoolsEvent = state.pours.length > state.drunk ? { kind: 'drunk' } : doing(due[tries % due.length]!);
    const { judgement, next } = GOOLS.decide(state, event, 0);
    if (!judgement.allowed) continue;
    events.push(event);
    state = next();
  }
  return savedEvening(events);
}

let played: SavedGugGame | undefined;
/** A game on the map of so many events; not all evenings come that far. */
function longGame(size: number): SavedGame {
  for (let seed = 1; !played; seed += 1) {
    const game = evening({ seed, seats: 6, turns: 2 * LONG });
    if (game.events.length > LONG) played = game;
  }
  return { ...played, events: played.events.slice(0, size) };
}

const logOf = (size: number) =>
  keptAs(
    ...Array.from({ length: size }, (_, at) =>
      savedGame({
        id: `game-${at}`,
        name: `Evening ${at}`,
        players: ['Kari', 'Ola', `Per ${at % 9}`],
        isOver: at % 2 === 0,
      }),
    ),
  );

const GROWN: readonly Grown[] = [
  {
    name: 'an evening of Gools',
    goal: 1.3,
    sizes: [SHORT, LONG],
    kept: (size) => onTable(longEvening(size)),
    address: '/#gools',
    ready: '#gools .undo',
    presses: [
      tap('undo', '#gools .undo'),
      tap('redo', '#gools [data-do="redo"]'),
      tap('undo again', '#gools .undo'),
      tap('more', '#gools [data-do="table"]'),
      tap('what happened', '.sheet [data-do="happened"]'),
    ],
  },
  {
    name: 'a game on the map',
    goal: 1.3,
    sizes: [SHORT, LONG],
    kept: (size) => onTable(longGame(size)),
    address: '/#gug',
    ready: '.game-dock .undo',
    presses: [
      tap('undo', '.game-dock .undo'),
      tap('redo', '.game-dock [data-do="redo"]'),
      tap('undo again', '.game-dock .undo'),
    ],
  },
  {
    name: 'the log',
    goal: 1.5,
    sizes: [FEW, MANY],
    kept: logOf,
    address: '/#log',
    ready: '.log-card',
    presses: [
      tap('the filter', '.log-count .chip'),
      tap('the finished games alone', '.log-states .chip:nth-child(3)'),
      tap('all games', '.log-states .chip:nth-child(1)'),
      tap('more about a game', '.log-row [aria-haspopup]'),
    ],
  },
];

/** Milliseconds of the main thread. */
interface Opened {
  readonly first: number;
  readonly whole: number;
  readonly elements: number;
  readonly presses: ReadonlyMap<string, number>;
}

/** Opens it on a phone that has had it for long, a quarter as fast; `first`: until it stands and is painted, `whole`: until nothing is done any more. */
async function opened(browser: Browser, origin: string, grown: Grown, size: number): Promise<Opened> {
  const { page, slow } = await phoneWith(browser, origin, grown.kept(size));
  await openAt(page, origin, grown);
  await settled(page);
  // Another page, so that the next is not only a step within this one.
  await page.goto(`${origin}/404.html`);
  await slow();
  await browser.startTracing(page, { categories: TRACED });
  await page.goto(origin + grown.address, { waitUntil: 'commit' });
  await page.evaluate(async (selector) => {
    while (!document.querySelector(selector)) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    performance.mark('stands');
  }, grown.ready);
  await settled(page);
  await page.evaluate(() => void performance.mark('whole'));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const pressed = [];
  for (const [at, press] of grown.presses.entries()) pressed.push(await pressOnce(page, press, `press ${at}`));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly Traced[];
  };
  await page.context().close();
  const until = (mark: string) => {
    const { ts, pid } = traceEvents.find(({ name }) => name === mark)!;
    return workIn(
      traceEvents.filter((event) => event.ph === 'M' || (event.pid === pid && event.ts < ts)),
      TASK,
    );
  };
  return {
    first: until('stands'),
    whole: until('whole'),
    elements,
    presses: new Map(
      pressed.flatMap((each) => (each ? [[each.name, answerOf('', each, traceEvents).work] as const] : [])),
    ),
  };
}

/** Until the page has done nothing by itself for a while. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (let calm = 0; calm < 3; calm += 1) {
    await page.waitForTimeout(300);
    await atRest(page);
  }
}

/** How much longer what has grown takes than what is small, in the same run, of each the least of some rounds. */
export async function benchLong(browser: Browser): Promise<void> {
  const rounds = Number(process.env['ROUNDS'] ?? ROUNDS);
  console.log(
    `\n## What has grown against what is small: the main thread's work, a quarter as fast, the least of ${rounds}`,
  );
  const server = await serveFolder(DIST, 0);
  for (const grown of GROWN.filter(({ name }) => name.includes(process.env['WALKS'] ?? ''))) {
    const best = new Map<string, [number, number]>();
    for (let round = 1; round <= rounds; round += 1)
      for (const [at, size] of grown.sizes.entries()) {
        console.log(`  round ${round} of ${rounds}: ${grown.name}, ${size}`);
        const { first, whole, elements, presses } = await opened(browser, server.origin, grown, size);
        for (const [what, value] of [
          ['until it stands', first],
          ['until nothing is done', whole],
          ['elements', elements],
          ...presses,
        ] as const) {
          const row = best.get(what) ?? [Infinity, Infinity];
          row[at] = Math.min(row[at]!, value);
          best.set(what, row);
        }
      }
    console.log(row([grown.name, ...grown.sizes.map(String), 'ratio', 'goal']));
    for (const [what, [few, many]] of best)
      console.log(row([`  ${what}`, few, many, (many / few).toFixed(2), `${grown.goal}`]));
  }
  await server.close();
}
