import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findBrowser, launchBrowser } from './browser.ts';

const SIZES = [192, 512];
/** So much of the icon is our mark: phones cut the rest into a shape of their own. */
const MARK = 0.72;
/** Pixels on a side of the tab's icon: a tab shows 16, twice as sharp on most screens. */
const TAB = 32;

/**
 * Draws the icons of the home screen from our mark, `favicon.svg`, and `favicon.ico`, which browsers ask a host for
 * where a document names no icon. They are committed.
 */
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
const tab = await browser.newPage({ viewport: { width: TAB, height: TAB } });
await tab.setContent(`<body style="margin:0;line-height:0">${mark}`);
await writeFile(`${folder}/favicon.ico`, iconFile(TAB, await tab.screenshot({ omitBackground: true })));
await browser.close();

/** A Windows icon file of one square picture: its directory of one entry, and the PNG. */
function iconFile(size: number, png: Buffer): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // An icon, not a cursor.
  directory.writeUInt16LE(1, 4); // One picture.
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10); // Planes.
  directory.writeUInt16LE(32, 12); // Bits for each pixel.
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}
