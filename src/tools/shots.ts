import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LANGS, pathIn } from '../i18n/lang.ts';
import { findBrowser, launchBrowser } from './browser.ts';
import { serveFolder } from './static-server.ts';
import { STATES } from './shot-states.ts';

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const SCHEMES = ['light', 'dark'] as const;

const folder = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

// Only those whose name holds the word given: `npm run shots -- rules`.
const wanted = STATES.filter(({ name }) => name.includes(process.argv[2] ?? ''));
const server = await serveFolder(folder('dist'), 0);
const browser = await launchBrowser(await findBrowser());
await mkdir(folder('shots'), { recursive: true });

for (const colorScheme of SCHEMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', deviceScaleFactor: 2 });
    const page = await context.newPage();
    for (const { name, address, wholePage, prepare } of wanted) {
      for (const lang of LANGS) {
        await page.goto('about:blank');
        await page.goto(server.origin + pathIn(lang, address), { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        await prepare?.(page);
        await page.screenshot({
          path: `${folder('shots')}/${name}-${size}-${colorScheme}-${lang}.png`,
          fullPage: wholePage ?? false,
        });
      }
    }
    await context.close();
  }
}

await browser.close();
await server.close();
console.log(`${wanted.length * 8} pictures of ${wanted.length} states are in shots/.`);
