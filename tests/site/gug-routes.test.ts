import { expect, test } from 'vitest';
import { makeSituation } from '../../src/games/gug/situation.ts';
import { seeded } from '../../src/games/shared/seeded.ts';
import { answered, mapReady, query } from '../browser/gug.ts';
import { askByKeys, askByTaps, startAnew, tabToQuestion } from '../browser/gug-asking.ts';
import { heardOfAnswer, listenToAnswer, untilAnswered } from '../browser/gug-heard.ts';
import { judgeOn, networkOf } from '../browser/gug-judged.ts';
import { type Asked, routesOn } from '../browser/gug-routes.ts';
import { SIZES, useBrowser } from '../browser/visit.ts';
import { seedOfSearch, tries } from '../explore.ts';

const visit = useBrowser();

/** Asked on each of the two boards; 500 in all are searched by `npm run explore`. `ROUTES=20` asks as many as one likes. */
const ROUTES = Number(process.env['ROUTES'] ?? tries(30, 250));
/** Milliseconds for each of them, and for opening the page: how long it takes is not what is tested. */
const PATIENCE = { route: 10_000, page: 60_000 };
/** Of so many, one is asked by taps too. */
const TAPPED = tries(3, 5);
/** Side by side, each with its share of the routes. */
const PAGES = 2;
/** The most that the middle one of all stations may take to be chosen. */
const PRESSES = 8;

test.each([
  { board: 'london-2025', lang: 'en', companion: '/' },
  { board: 'london-2003', lang: 'nb', companion: '/nb/' },
] as const)(
  'random routes by the keyboard alone, some by taps too: the verdict of the engine, in few presses, said once: $board',
  { timeout: PATIENCE.page + ROUTES * PATIENCE.route },
  async ({ board, lang, companion }) => {
    const network = networkOf(board);
    const judged = judgeOn(network, lang);
    // The die lies as it was until it is thrown anew.
    const routes = routesOn(network, seeded(seedOfSearch(500)), ROUTES).toSorted((one, other) => one.die - other.die);

    const ask = (mine: readonly Asked[]) =>
      visit(
        `${companion}?board=${board}&die=${mine[0]!.die}#gug`,
        async ({ page, problems }) => {
          await mapReady(page);
          await page.locator(`svg[data-board="${board}"] [data-station][tabindex="0"]`).waitFor({ state: 'attached' });
          await listenToAnswer(page);
          const presses: number[] = [];
          let die = mine[0]!.die;
          let before = '';
          /** Asks in one way; what the page shows at the end and says meanwhile is what the judge makes of each state. */
          const compare = async (asked: Asked, go: (isSaid: (states: number) => Promise<void>) => Promise<unknown>) => {
            const situations = asked.states.map((state, at) => (at < 2 ? { ...state, dice: [die] } : state));
            const states = situations.map(judged);
            const asks = situations.map(makeSituation);
            await go((count) => untilAnswered(page, states[count - 1]!, asks[count - 1]!));
            const message = JSON.stringify({ before: die, ...asked });
            // A press that was lost, or hit something else, shows in what is asked by then.
            expect(await query(page), message).toBe(`?${asks.at(-1)!}`);
            expect(await answered(page), message).toEqual(states.at(-1));
            const texts = [before, ...states.map(({ text }) => text)];
            // What does not change the answer is not announced.
            const changes = texts.filter((text, at) => at > 0 && text !== texts[at - 1]);
            // What is said late, or once more, stands before the next route's.
            expect(await heardOfAnswer(page), message).toEqual(changes);
            before = texts.at(-1)!;
            die = asked.die;
          };
          for (const [index, asked] of mine.entries()) {
            await (index === 0 ? tabToQuestion(page) : startAnew(page));
            await compare(asked, async (isSaid) => {
              presses.push(...(await askByKeys(page, asked, asked.die === die, isSaid)));
            });
          }
          for (const asked of mine.filter((_, index) => index % TAPPED === 0))
            await compare(asked, (isSaid) => askByTaps(page, asked, isSaid));
          expect(problems).toEqual([]);
          return presses;
        },
        { viewport: SIZES[1].viewport },
      );
    const shares = Array.from({ length: PAGES }, (_, share) => routes.filter((_, at) => at % PAGES === share));
    const presses = (await Promise.all(shares.map(ask))).flat();
    expect(presses.length).toBeGreaterThanOrEqual(2 * ROUTES);
    expect(presses.toSorted((one, other) => one - other)[presses.length >> 1]).toBeLessThanOrEqual(PRESSES);
    const outcomes = new Set(routes.map(({ states }) => judged(states.at(-1)!).verdict));
    expect([...outcomes].toSorted()).toEqual(['illegal', 'incomplete', 'legal']);
  },
);
