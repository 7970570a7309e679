import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { encodeGame } from '../../src/storage/game-link.ts';
import { partsOf } from '../../src/storage/link-parts.ts';
import { packNews } from '../../src/storage/news-link.ts';
import { qrOf } from '../../src/storage/qr.ts';
import { withEvents } from '../../src/storage/saved-game.ts';
import { launchBrowser } from '../../src/tools/browser.ts';
import { keptAs, NO_LOG, savedGame } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const SIZE = { width: 640, height: 480 };
const GAME = savedGame({ id: 'read', name: 'From afar' });
const PLAYED_ON = withEvents(GAME, [...GAME.events, { ...GAME.events[0]!, id: 'page-1', seq: 99 }]);
const NEWS = `https://companion.example.org/#news=${packNews(PLAYED_ON, ({ length }) => length < 200)!.data}`;

/** How a code lies before the camera. */
interface Look {
  /** Pixels of a module. */
  readonly scale: number;
  /** Radians. */
  readonly tilt: number;
  /** How much wider its upper edge is than its lower one: held at a slant. */
  readonly slant: number;
  /** Pixels to either side that run into each other. */
  readonly blur: number;
}

/** A picture of a code on a grey table, as one byte of light a pixel. */
function pictureOf(text: string, { scale, tilt, slant, blur }: Look): Uint8Array {
  const code = qrOf(text)!;
  const side = code.length + 8;
  const sharp = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = 0; y < SIZE.height; y += 1) {
    for (let x = 0; x < SIZE.width; x += 1) {
      const [across, down] = [x - SIZE.width / 2, y - SIZE.height / 2];
      const away = 1 + (slant * down) / SIZE.height;
      const column = Math.floor((Math.cos(tilt) * across + Math.sin(tilt) * down) / (scale * away) + side / 2);
      const row = Math.floor((Math.cos(tilt) * down - Math.sin(tilt) * across) / (scale * away) + side / 2);
      const isPaper = column >= 0 && row >= 0 && column < side && row < side;
      sharp[y * SIZE.width + x] = !isPaper ? 110 : code[row - 4]?.[column - 4] === true ? 30 : 225;
    }
  }
  return blur === 0 ? sharp : blurred(sharp, blur);
}

function blurred(sharp: Uint8Array, blur: number): Uint8Array {
  return sharp.map((_, at) => {
    let sum = 0;
    for (let dy = -blur; dy <= blur; dy += 1)
      for (let dx = -blur; dx <= blur; dx += 1)
        sum += sharp[Math.min(sharp.length - 1, Math.max(0, at + dy * SIZE.width + dx))]!;
    return sum / (2 * blur + 1) ** 2;
  });
}

/** A film in which the pictures stand one after the other, each for some frames. */
function filmOf(pictures: readonly Uint8Array[]): Buffer {
  const colour = Buffer.alloc((SIZE.width * SIZE.height) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${SIZE.width} H${SIZE.height} F10:1 Ip A1:1 C420jpeg\n`);
  const frames = pictures.flatMap((picture) => [Buffer.from('FRAME\n'), Buffer.from(picture), colour]);
  return Buffer.concat([head, ...frames]);
}

/** Opens the reader of codes. */
async function openScanner(page: Page, companion: string): Promise<void> {
  await page.goto(`${inject('origin')}${companion}#log`);
  await page
    .getByRole('button', { name: /^(Import games|Importer spill)$/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^(Scan a code|Skann en kode)$/ }).click();
}

/** Opens the reader of codes in a browser whose camera sees a film. */
async function withCamera(
  pictures: readonly Uint8Array[],
  companion: string,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'companion-camera-'));
  const film = join(folder, 'film.y4m');
  writeFileSync(film, filmOf(pictures));
  const browser = await launchBrowser(inject('browser'), [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await page.goto(inject('origin') + NO_LOG);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), Object.entries(keptAs(GAME))[0]!);
    await openScanner(page, companion);
    await work(page);
    // Nothing but files of the site is asked for: the picture stays here.
    expect(asked.filter((each) => !each.startsWith(`GET ${inject('origin')}/`))).toEqual([]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

test.each<Look & { readonly name: string }>([
  { name: 'straight', scale: 5, tilt: 0, slant: 0, blur: 0 },
  { name: 'tilted', scale: 5, tilt: 0.35, slant: 0, blur: 0 },
  { name: 'blurred and held at a slant', scale: 5, tilt: 0.08, slant: 0.07, blur: 1 },
  { name: 'on its corner, blurred and held at a slant', scale: 5, tilt: Math.PI / 4, slant: 0.2, blur: 1 },
  { name: 'far away, tilted and held at a slant', scale: 4, tilt: 0.35, slant: 0.2, blur: 1 },
])('the camera reads what is new from a code that lies there $name', (look) =>
  withCamera([pictureOf(NEWS, look)], '/', async (page) => {
    await page.locator('[data-found="more"]', { hasText: 'From afar' }).waitFor();
    // Nothing is added before somebody says so, and the camera is off.
    expect(await page.evaluate(() => localStorage.getItem('game:read'))).toBe(JSON.stringify(GAME));
    expect(await page.locator('video').count()).toBe(0);
  }),
);

test('the camera collects the codes of a game in whatever order they come', async () => {
  const parts = partsOf((await encodeGame({ ...GAME, id: 'other' }))!, 180);
  expect(parts.length).toBeGreaterThan(2);
  const [first, ...rest] = parts.map((part) =>
    pictureOf(`https://companion.example.org/#part=${part}`, { scale: 4.4, tilt: 0.1, slant: 0, blur: 0 }),
  );
  // Each stands long enough for a slow machine, and the first comes last, and twice.
  const film = [...rest.toReversed(), first!, first!].flatMap((picture) => Array<Uint8Array>(12).fill(picture));
  await withCamera(film, '/nb/', async (page) => {
    // How many are there stands only as long as some are missing.
    const told = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const look = () => {
            const found = /\d av \d koder skannet\. /.exec(document.body.textContent)?.[0];
            if (found === undefined) return;
            changes.disconnect();
            resolve(found);
          };
          const changes = new MutationObserver(look);
          changes.observe(document.body, { subtree: true, childList: true, characterData: true });
          look();
        }),
    );
    const found = page.locator('[data-found="new"]', { hasText: 'From afar' });
    const [said] = await Promise.all([told, found.waitFor()]);
    expect(said).not.toBe('');
  });
});

test('the camera tells another code from ours, and a link can be pasted instead', () =>
  withCamera(
    [pictureOf('https://menu.example.org/drinks', { scale: 8, tilt: 0, slant: 0, blur: 0 })],
    '/',
    async (page) => {
      await page.getByText('That code is not one of ours.').waitFor();
      await page.getByRole('button', { name: 'Paste a link or choose a file' }).click();
      await page.getByLabel('Or paste the text or the link here').waitFor();
    },
  ));

test.each([
  { name: 'NotAllowedError', companion: '/', said: 'This page is not allowed to use the camera.' },
  { name: 'NotFoundError', companion: '/nb/', said: 'Siden finner ikke noe kamera' },
  { name: 'NotReadableError', companion: '/', said: 'Another app is using the camera.' },
])('a camera that answers $name is told in words, with another way', ({ name, companion, said }) =>
  visit('/favicon.svg', async ({ page, problems }) => {
    await page.addInitScript((kind) => {
      Object.defineProperty(navigator, 'mediaDevices', {
        value: { getUserMedia: () => Promise.reject(new DOMException('', kind)) },
      });
    }, name);
    await openScanner(page, companion);
    await page.getByRole('alert').filter({ hasText: said }).waitFor();
    await page.getByRole('button', { name: /^(Paste a link|Lim inn en lenke)/ }).click();
    await page.getByRole('textbox').waitFor();
    expect(problems).toEqual([]);
  }),
);
