import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { BoardData, StationId } from '../../src/games/gug/board-data.ts';
import { makeBoard } from '../../src/games/gug/board.ts';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { type Draw, seeded } from '../../src/games/gug/seeded.ts';
import { emptySituation, type Situation } from '../../src/games/gug/situation.ts';
import { judgeTurn } from '../../src/games/gug/turn.ts';
import { clausesOf } from '../../src/islands/gug/answer.ts';
import { rideTo, standAt } from '../../src/islands/gug/asking.ts';
import { search } from '../../src/islands/gug/search.ts';
import { type Arrow, walk } from '../../src/map/walk.ts';
import { mapReady } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const ROUTES = 250;
const KEYS = { up: 'ArrowUp', right: 'ArrowRight', down: 'ArrowDown', left: 'ArrowLeft' } as const;
const ARROWS = Object.keys(KEYS) as readonly Arrow[];

const networkOf = (board: string) =>
  makeNetwork(
    makeBoard(
      JSON.parse(readFileSync(new URL(`../../content/boards/${board}.json`, import.meta.url), 'utf8')) as BoardData,
    ),
    DEFAULT_RULINGS,
  );
type Network = ReturnType<typeof networkOf>;

/** A question as hands ask it: where they stand, what was thrown, and the stations they ride to, near and far. */
interface Asked {
  readonly at: StationId;
  readonly die: number;
  /** Each station with the arrows that lead to it from the one before. */
  readonly rides: readonly { readonly to: StationId; readonly arrows: readonly Arrow[] }[];
  readonly situation: Situation;
}

function drawRoute(network: Network, draw: Draw): Asked {
  const { board } = network;
  const stations = [...board.stations.keys()];
  const at = stations[draw(stations.length)]!;
  const die = draw(6) + 1;
  let situation: Situation = { ...standAt(emptySituation(board.id), at), dice: [die] };
  const rides: Asked['rides'][number][] = [];
  let head = at;
  for (let left = draw(4) + 1; left > 0; left -= 1) {
    const arrows: Arrow[] = [];
    let to = head;
    for (let steps = draw(4) + 1; steps > 0; steps -= 1) {
      const arrow = ARROWS[draw(ARROWS.length)]!;
      const next = walk(board, to, arrow, 'near');
      if (next === to || !board.stations.has(next)) continue;
      arrows.push(arrow);
      to = next;
    }
    const ridden = to === head ? undefined : rideTo(network, situation, to);
    if (!ridden) continue;
    situation = ridden;
    rides.push({ to, arrows });
    head = to;
  }
  return rides.length > 0 ? { at, die, rides, situation } : drawRoute(network, draw);
}

/** What is typed of a name until the station is the first that is found. */
function typedFor(stations: readonly { readonly id: StationId; readonly name: string }[], id: StationId): string {
  const { name } = stations.find((station) => station.id === id)!;
  const letters = [...name.toLowerCase()];
  const enough = letters.findIndex((_, at) => search(stations, letters.slice(0, at + 1).join(''))[0]?.id === id);
  return letters.slice(0, enough + 1).join('');
}

/** Waits for what the next press is for. */
const until = (page: Page, css: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), css);

/** Asks by keyboard alone, from the key that says where one stands. @returns the presses for each station chosen. */
async function byKeyboard(page: Page, { at, die, rides }: Asked, typed: string): Promise<readonly number[]> {
  const presses: number[] = [];
  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  const chosen = async () => {
    await press('Enter');
    presses.push(pressed);
    pressed = 0;
  };
  await page.locator('.fact-at').focus();
  await press('Enter');
  await until(page, '#gug-stand');
  for (const letter of typed) await press(letter);
  await chosen();
  await until(page, '[data-question="came"]');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await until(page, '[data-question="die"]');
  for (let eyes = 0; eyes < die; eyes += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await until(page, '[data-question="route"]');
  await press('Tab');
  await press('Enter');
  await until(page, `[data-station="${at}"]`);
  for (const { to, arrows } of rides) {
    for (const arrow of arrows) await press(KEYS[arrow]);
    await until(page, `[data-station="${to}"]`);
    await chosen();
  }
  return presses;
}

/** What the answer says of itself, once nothing more happens. */
function answerNow() {
  const { dataset, textContent } = document.getElementById('gug-answer')!;
  const { verdict, clauses, sips, drop } = dataset;
  return { text: textContent.trim(), verdict, clauses, sips: Number(sips), drop };
}

/** Asks the same by taps on the map, where the stations are drawn, and on the keys. */
function byTaps(page: Page, { at, die, rides }: Asked) {
  return page.evaluate(
    async ({ stations, die }) => {
      const rest = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const press = async (css: string) => {
        document.querySelector<HTMLElement>(css)!.click();
        await rest();
      };
      const tap = async (station: string) => {
        const { e, f } = document.querySelector<SVGGElement>(`#gug svg [data-station="${station}"]`)!.getScreenCTM()!;
        const tapped = new MouseEvent('click', { bubbles: true, clientX: e + 2, clientY: f - 2, detail: 1 });
        document.querySelector('#gug svg.board')!.dispatchEvent(tapped);
        await rest();
      };
      await press('.fact-at');
      const [first, ...others] = stations;
      await tap(first!);
      await press('[data-question="came"] .chip');
      await press(`[data-question="die"] .die-key:nth-of-type(${die})`);
      for (const station of others) await tap(station);
    },
    { stations: [at, ...rides.map(({ to }) => to)], die },
  );
}

describe.each(['london-2025', 'london-2003'])('%s', (board) => {
  test(
    'random routes get the same answer by keyboard alone, by taps, and from the judge, in few presses a station',
    { timeout: 400_000 },
    () =>
      visit(
        `/?board=${board}#gug`,
        async ({ page, problems }) => {
          await mapReady(page);
          await page.locator(`svg[data-board="${board}"] [data-station][tabindex="0"]`).waitFor({ state: 'attached' });
          const network = networkOf(board);
          const stations = [...network.board.stations.values()];
          const draw = seeded(500);
          const presses: number[] = [];
          const outcomes = new Map<string, number>();
          for (let route = 0; route < ROUTES; route += 1) {
            const asked = drawRoute(network, draw);
            presses.push(...(await byKeyboard(page, asked, typedFor(stations, asked.at))));
            const keyed = await page.evaluate(answerNow);
            await byTaps(page, asked);
            const tapped = await page.evaluate(answerNow);
            const verdict = judgeTurn(network, asked.situation.position!, {
              dice: asked.situation.dice,
              route: asked.situation.route,
            });
            const judged = {
              verdict: verdict.outcome,
              clauses: clausesOf(verdict).join(' '),
              sips: verdict.sips.total,
              drop: verdict.drop.allowed,
            };
            expect(keyed, JSON.stringify(asked)).toMatchObject(judged);
            expect(tapped, JSON.stringify(asked)).toEqual(keyed);
            outcomes.set(verdict.outcome, (outcomes.get(verdict.outcome) ?? 0) + 1);
          }
          const sorted = presses.toSorted((one, other) => one - other);
          expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(8);
          for (const outcome of ['legal', 'illegal', 'incomplete']) expect(outcomes.get(outcome)).toBeGreaterThan(9);
          expect(problems).toEqual([]);
        },
        { viewport: { width: 1280, height: 800 } },
      ),
  );

  test('every station and every line has a name of its own in the accessibility tree', () =>
    visit(`/?board=${board}#gug`, async ({ page }) => {
      await mapReady(page);
      await page.locator(`svg[data-board="${board}"] [data-station][tabindex="0"]`).waitFor({ state: 'attached' });
      const { stations, lines } = networkOf(board).board;
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const named = (role: string) =>
        nodes.flatMap((node) =>
          !node.ignored && node.role?.value === role ? [String(node.name?.value ?? '').trim()] : [],
        );
      const keys = named('button');
      expect(keys.filter((name) => name === '')).toEqual([]);
      for (const { name } of stations.values())
        expect(
          keys.filter((key) => key === name),
          name,
        ).toHaveLength(1);
      for (const { name } of lines.values())
        expect(
          keys.filter((key) => key === `The ${name} line`),
          name,
        ).toHaveLength(1);
    }));
});
