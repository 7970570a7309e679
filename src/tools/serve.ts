import { fileURLToPath } from 'node:url';
import { serveFolder } from './static-server.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const wanted = Number(process.env['PORT'] ?? 4321);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
  console.error(`PORT is a whole number from 0 to 65535, not "${process.env['PORT'] ?? ''}".`);
  process.exit(1);
}

const server = await serveFolder(DIST, wanted);
console.log(
  `\n  The companion is at  ${server.origin}/  (English) and  ${server.origin}/nb/  (norsk). Ctrl-C ends it.\n`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.close();
  });
}
