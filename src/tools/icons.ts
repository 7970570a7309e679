import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findBrowser, launchBrowser } from './browser.ts';

const SIZES = [192, 512];
/** So much of the icon is our mark: phones cut the rest into a shape of their own. */
const MARK = 0.72;

/** Draws the icons of the home screen from our mark, `favicon.svg`; they are committed. */
const folder = fileURLToPath(new URL('../../public', import.meta.url));
const mark = await readFile(`${folder}/favicon.svg`, 'utf8');
const browser = await launchBrowser(await findBrowser());
await mkdir(`${folder}/icons`, { recursive: true });
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:#fbf8f1">
      <div style="width:${size * MARK}px;line-height:0">${mark}</div>`,
  );
  await page.screenshot({ path: `${folder}/icons/${size}.png` });
  await page.close();
}
await browser.close();
