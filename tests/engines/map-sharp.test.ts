import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Phone, withPhone } from './phone.ts';

/**
 * The mean difference of all pixels that is still sharp, as a share of black against white. What WebKit enlarges by a
 * transform is off by twice to thirty times as much.
 */
const SHARP = 0.002;

const MOST_LOOKS = 200;

/** CSS pixels of the window. */
interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page. @returns where the map is, and what changes as it goes elsewhere. */
async function lookAtMap(): Promise<Cut & { readonly names: number; readonly drawn: string }> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const map = document.querySelector('#gug [data-map]')!;
  const svg = map.querySelector('svg.board')!;
  const { x, y, width, height } = map.getBoundingClientRect();
  const names = [...svg.querySelectorAll('.names text')].filter((name) => name.getClientRects().length > 0).length;
  return { x, y, width, height, names, drawn: JSON.stringify([svg.getBoundingClientRect(), names]) };
}

/** Waits until the map is elsewhere than before, and stands still there, look after look. */
async function restingMap(phone: Phone, before: string) {
  let now = await phone.run(lookAtMap);
  for (let still = 0, looks = 0; still < 12 || now.drawn === before; looks += 1) {
    if (looks > MOST_LOOKS) throw new Error('The map does not come to rest anywhere else.');
    await sleep(100);
    const next = await phone.run(lookAtMap);
    still = next.drawn === now.drawn ? still + 1 : 0;
    now = next;
  }
  return now;
}

/** Runs in the page. Draws the same cut anew without any transform, or puts it back as it was. */
async function drawPlainly(isPlain: boolean): Promise<void> {
  const sheet = document.querySelector<HTMLElement>('#gug .board-sheet')!;
  const svg = sheet.querySelector<SVGSVGElement>('svg.board')!;
  if (isPlain) {
    const frame = sheet.parentElement!.getBoundingClientRect();
    const { x, y, width, height } = svg.getBoundingClientRect();
    sheet.dataset['before'] = sheet.style.cssText;
    svg.dataset['before'] = svg.style.cssText;
    sheet.style.cssText = `transform: none; position: absolute; left: ${x - frame.x}px; top: ${y - frame.y}px`;
    svg.style.width = `${width}px`;
    svg.style.height = `${height}px`;
  } else for (const each of [sheet, svg]) each.style.cssText = each.dataset['before']!;
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 500));
}

/** How far two screens differ within a cut, from 0 to 1. */
function difference(one: Buffer, other: Buffer, { x, y, width, height }: Cut, scale: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'companion-sharp-'));
  const files = [one, other].map((png, at) => {
    const file = join(folder, `${at}.png`);
    writeFileSync(file, png);
    return file;
  });
  const [across, down, left, top] = [width, height, x, y].map((length) => Math.round(length * scale));
  const cut = ['-crop', `${across}x${down}+${left}+${top}`, '+repage'];
  const compared = ['-compose', 'difference', '-composite', '-format', '%[fx:mean]', 'info:'];
  const mean = execFileSync('convert', [...files, ...cut, ...compared], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return Number(mean);
}

/** How far the map on the screen is from the same cut drawn at that size. */
async function lookedAt(phone: Phone, scale: number, before: string) {
  const { names, drawn, ...cut } = await restingMap(phone, before);
  const seen = await phone.screen();
  await phone.run(drawPlainly, true);
  const plain = await phone.screen();
  await phone.run(drawPlainly, false);
  return { off: difference(seen, plain, cut, scale), names, drawn };
}

test.each([1, 2])('at every zoom the map is as sharp as one drawn at that size, at %i pixels to one of CSS', (scale) =>
  withPhone(
    'webkit',
    async (phone) => {
      await phone.open('/#gug');
      await phone.see({ css: '.map-keys button:first-child', name: /./ });
      const seen = [await lookedAt(phone, scale, '')];
      // From the whole map closer as far as it goes, and a step back.
      for (const key of [1, 1, 1, 1, 1, 1, 2]) {
        await phone.run((place) => {
          document.querySelector<HTMLElement>(`.map-keys button:nth-child(${place})`)!.click();
        }, key);
        seen.push(await lookedAt(phone, scale, seen.at(-1)!.drawn));
      }
      expect(seen.every(({ names }) => names > 5)).toBe(true);
      expect(Math.max(...seen.map(({ off }) => off))).toBeLessThan(SHARP);
    },
    { width: 360, height: 740, scale },
  ),
);
