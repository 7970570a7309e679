import { writeFileSync } from 'node:fs';
import { makeSiteFont, SITE_FONT } from './site-font.ts';

writeFileSync(SITE_FONT, await makeSiteFont());
