import { astro } from './astro.ts';

process.exitCode = await astro(process.argv.slice(2));
