import type { Page } from 'playwright-core';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { BEGUN } from '../browser/begun.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { placeOf } from '../browser/gug.ts';
import { keptAs, savedGame } from '../browser/log.ts';
import { onTable } from '../browser/on-table.ts';
import { savedTournament } from '../storage/tournaments.ts';

/** What a finger or a key does, once; it is what is measured. */
export interface Press {
  readonly name: string;
  readonly press: (page: Page) => Promise<void>;
  /** Brings the page there first, and is not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What somebody waits for: where it comes later than the next paint, the press is as slow as that. */
  readonly content?: string;
}

/** One page of a phone, and what is pressed there one after the other. */
export interface Walk {
  readonly name: string;
  readonly address: string;
  /** What the phone keeps under its keys. */
  readonly kept?: Readonly<Record<string, string>>;
  /** What stands there once it can be pressed. */
  readonly ready: string;
  readonly presses: readonly Press[];
}

const PATIENCE = 10_000;
/** Milliseconds after a press in which nothing else is pressed; a second tap at once belongs to the first. */
export const APART = 900;

/** A finger on the first thing that a selector finds and that can be seen. */
export const tap = (name: string, selector: string, before?: Press['before']): Press => ({
  name,
  press: async (page) => {
    const { x, y } = await middleOf(page, selector);
    await page.touchscreen.tap(x, y);
  },
  before: async (page) => {
    await before?.(page);
    await page.locator(`${selector} >> visible=true`).first().waitFor({ timeout: PATIENCE });
    await page.locator(`${selector} >> visible=true`).first().scrollIntoViewIfNeeded();
  },
});

async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(`${selector} >> visible=true`).first().boundingBox();
  if (!box) throw new Error(`nothing to tap: ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A first tap on what brings up a part of the page that was not there before. */
const opens = (name: string, selector: string, content: string, before?: Press['before']): Press => ({
  ...tap(name, selector, before),
  content,
});

const key = (name: string, pressed: string, before?: Press['before']): Press => ({
  name,
  press: (page) => page.keyboard.press(pressed),
  ...(before && { before }),
});

const station = (name: string, id: string): Press => ({
  name,
  press: async (page) => {
    const { x, y } = await placeOf(page, id);
    await page.touchscreen.tap(x + 3, y - 3);
  },
  before: (page) => page.evaluate(() => scrollTo(0, 0)),
});

const focus = (selector: string) => (page: Page) => page.locator(selector).first().focus();
/** Scrolls it to the middle of the screen: at the lower edge it would lie beneath the tabs of the panels. */
const amid = (selector: string) => (page: Page) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
const act = (what: string, panel = '') => `${panel} [data-do="${what}"]`.trim();
const button = (words: string, within = '#gug') => `${within} button:has-text("${words}")`;
const UNDO = ':is(.stage-undo, .bar) .undo';
const SHEET = 'dialog[open]';
const CLOSE = `${SHEET} header .key`;

const LOGGED = keptAs(
  ...Array.from({ length: 12 }, (_, at) =>
    savedGame({
      id: `game-${at}`,
      name: `Evening ${at}`,
      players: ['Kari', 'Ola', `Per ${at % 3}`],
      isOver: at % 2 === 0,
    }),
  ),
);
const kept = (game: SavedGame) => onTable(game);
/** The last game's people are seated once more. */
const seated = (panel: string) => async (page: Page) => {
  await page.locator(act('same', panel)).tap();
  await page.waitForTimeout(APART);
};

export const WALKS: readonly Walk[] = [
  {
    name: 'GUG, a question',
    address: '/#gug',
    ready: '.map-keys',
    presses: [
      tap('the field of a station', '#gug-stand'),
      key('a letter of a station', 'v'),
      key('a second letter', 'i'),
      opens(
        'a station that was found',
        '#gug [role="option"]:has-text("Victoria")',
        '#gug [data-question="came"] .chip',
      ),
      tap('how one came', '#gug [data-question="came"] .chip'),
      tap('a die', '#gug [data-question="die"] .die-key:nth-child(4)'),
      tap('the whole map', '.map-keys button:last-child'),
      tap('closer', '.map-keys button:nth-child(1)'),
      tap('further away', '.map-keys button:nth-child(2)'),
      station('a station on the map', 'green-park'),
      station('a station further on', 'oxford-circus'),
      tap('a step taken back', `#gug ${UNDO}`),
      tap('show the ends', button('Where can I go?')),
      opens('one of the ends', '#gug .option[data-end]', '.ticket-toggle'),
      tap('the ticket brought up', '.ticket-toggle'),
      tap('a clause', '.findings .clause'),
      tap('a sheet closed', CLOSE),
      tap('the ticket put away', '.ticket-toggle'),
      tap('the house rules unfolded', '#gug-house-rules .fold-key'),
      tap('a ruling unfolded', '#gug-house-rules .ruling button, #gug-house-rules .ruling summary'),
      tap('another reading chosen', '#gug-house-rules input[type="radio"]:not(:checked)'),
      tap('undo of that', `#gug ${UNDO}`),
      tap('start over', button('Start over')),
      key('an arrow on the map', 'ArrowRight', focus('#gug svg [data-station="victoria"]')),
      key('enter on the map', 'Enter'),
    ],
  },
  {
    name: 'GUG, a game',
    address: '/#gug',
    kept: kept(BEGUN),
    ready: '.map-keys',
    presses: [
      tap('a throw for who begins', '.game-dock .die-key[data-eyes="5"]'),
      tap('a throw of the next', '.game-dock .die-key[data-eyes="2"]'),
      tap('the die of a turn', '.game-dock .die-key[data-eyes="4"]'),
      station('a step on the map of a game', 'green-park'),
      tap('undo in a game', '.game-dock .undo'),
      tap('the standings of a game', '#gug [data-tab="results"]', amid('#gug [data-tab="results"]')),
      tap('the players again', '#gug [data-tab="players"]'),
      tap('what happened', '#gug [data-tab="happened"]'),
      tap('what happened closed', CLOSE),
      tap('more', act('table', '#gug')),
      tap('the question asked beside a game', `${SHEET} [data-to="ask"]`),
      tap('back to the game', '.mode-keys button'),
    ],
  },
  {
    name: 'the set-up of GUG',
    address: '/#gug',
    ready: '.map-keys',
    presses: [opens('to the set-up', '.mode-keys [data-to="setup"]', '.setup-foot [data-do="start"]')],
  },
  {
    name: 'the start of Gools',
    address: '/#gools',
    kept: keptAs(savedEvening([{ kind: 'end' }])),
    ready: act('same', '#gools'),
    presses: [opens('Gools started', act('start', '#gools'), act('roll', '#gools'), seated('#gools'))],
  },
  {
    name: 'the start of Gabong',
    address: '/#gabong',
    kept: keptAs(savedRound([{ kind: 'end' }])),
    ready: act('same', '#gabong'),
    presses: [opens('Gabong started', act('start', '#gabong'), '#gabong .rank-key', seated('#gabong'))],
  },
  {
    name: 'the four panels',
    address: '/?at=victoria&die=4#gug',
    ready: '.map-keys',
    presses: [
      opens('to Gools, first', 'a[data-panel="gools"]', '#gools .setup [data-do="start"]'),
      opens('to Gabong, first', 'a[data-panel="gabong"]', '#gabong .setup [data-do="start"]'),
      opens('to the log, first', 'a[data-panel="log"]', '#log .log-empty'),
      tap('to GUG again', 'a[data-panel="gug"]'),
      tap('to Gools again', 'a[data-panel="gools"]'),
      tap('to Gabong again', 'a[data-panel="gabong"]'),
      tap('to the log again', 'a[data-panel="log"]'),
    ],
  },
  {
    name: 'Gools',
    address: '/#gools',
    kept: kept(savedEvening([])),
    ready: act('roll', '#gools'),
    presses: [
      tap('dice rolled by the phone', act('roll', '#gools')),
      tap('a die picked', '.dice-pick', (page) => page.waitForTimeout(2_000)),
      tap('dice kept', act('keep', '#gools')),
      tap('undo of the kept', `#gools ${UNDO}`),
      tap('redo of the kept', act('redo', '#gools')),
      tap('undo of the kept again', `#gools ${UNDO}`),
      tap('undo of the roll', `#gools ${UNDO}`),
      ...[3, 3, 1, 2, 4].map((eyes, at) => tap(`die ${at + 1} by hand`, `.dice-face[data-eyes="${eyes}"]`)),
      tap('the table of Gools', act('table', '#gools')),
      tap('the story of Gools', act('happened', SHEET)),
      tap('the story of Gools closed', CLOSE),
    ],
  },
  {
    name: 'Gabong',
    address: '/#gabong',
    kept: kept(savedRound([])),
    ready: '#gabong .rank-key',
    presses: [
      tap('a card counted', '.rank-key'),
      tap('a second card counted', '.rank-key:nth-child(2)'),
      tap('a card taken back', `#gabong ${UNDO}`),
      tap('the next player', act('next', '#gabong')),
      tap('Theta', act('theta', '#gabong')),
      tap('the deal of the third', '.rank-key:nth-child(3)'),
      tap('the last player', act('next', '#gabong')),
      tap('the deal of the last', '.rank-key:nth-child(4)'),
      tap('the deal saved', act('write', '#gabong')),
      tap('the deal taken back', `#gabong ${UNDO}`),
      tap('the table of Gabong', act('table', '#gabong')),
      tap('to the checker', `${SHEET} [data-view="cards"]`),
      tap('a rank on the pile', '#gabong .card-ranks [data-rank="7"]'),
      tap('its suit', '#gabong .card-suits [data-suit="H"]'),
      tap('a rank of mine', '#gabong .card-ranks [data-rank="9"]'),
      tap('a suit of mine, judged', '#gabong .card-suits [data-suit="C"]'),
      tap('a card of the checker taken back', '.checker .undo'),
    ],
  },
  {
    name: 'a tournament',
    address: '/#log',
    kept: kept({ ...savedTournament('eight'), events: [] }),
    ready: '#log .view-keys',
    presses: [
      tap('to the tournaments', '#log .view-keys button:nth-child(3)'),
      tap('the draw', act('draw', '.game-table')),
      tap('a game to play', act('game', '#log')),
      tap('who came first', `${SHEET} .finish-keys button`),
      tap('who came second', `${SHEET} .finish-keys li:nth-child(2) button`),
      tap('the result closed', CLOSE),
      tap('the draw taken back', `#log ${UNDO}`),
      tap('the draw again', act('redo', '#log')),
    ],
  },
  {
    name: 'the log',
    address: '/#log',
    kept: LOGGED,
    ready: '[data-game="game-0"][data-state]',
    presses: [
      tap('the filter', '.log-count .chip'),
      tap('the finished games alone', '.log-states .chip:nth-child(3)'),
      tap('all games', '.log-states .chip:nth-child(1)'),
      tap('more about a game', '.log-row [aria-haspopup]'),
      tap('that closed', CLOSE),
      tap('to the players', '#log .view-keys button:nth-child(2)'),
      tap('to the storage', '#log .view-keys button:nth-child(4)'),
      tap('back to the games', '#log .view-keys button:nth-child(1)'),
      tap('games from elsewhere', '.log-take .key'),
      tap('back to the games again', '#log .view-keys button:nth-child(1)'),
      tap('a game opened', '.log-open'),
    ],
  },
  {
    name: 'the search',
    address: '/rules/search/',
    ready: '#find',
    presses: [
      tap('the field of the search', '#find'),
      key('a letter of the search', 's'),
      key('a second letter of the search', 'i'),
      key('a third letter of the search', 'p'),
      key('a letter taken back', 'Backspace'),
      key('the search sent', 'Enter'),
    ],
  },
  {
    name: 'the readings',
    address: '/rules/readings/',
    ready: '.gaps > .key',
    presses: [
      tap('a gap unfolded', '.gap summary'),
      tap('a reading of the readings page', '.gap input[type="radio"]:not(:checked)'),
    ],
  },
];
