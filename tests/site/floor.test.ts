import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Node } from 'acorn';
import { full } from 'acorn-walk';
import { describe, expect, test } from 'vitest';
import { LANGS, pathIn } from '../../src/i18n/lang.ts';
import { SHELL } from '../../src/i18n/shell.ts';
import { DIST } from '../browser/dist.ts';
import { NO_LOG } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/**
 * What came after Chrome 100, Firefox 115 or Safari 15.4, and which no compiler puts in (MDN's browser-compat-data). Where
 * a browser is asked first whether it has one, as `CompressionStream`, it is not here.
 */
const TOO_NEW =
  /^(?:to(?:Sorted|Reversed|Spliced)|(?:Map|Object)\.groupBy|AbortSignal\.(?:any|timeout)|Array\.fromAsync|Promise\.(?:try|withResolvers)|URL\.(?:canParse|parse)|Response\.json|Iterator\.from|isWellFormed|toWellFormed|checkVisibility|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|startViewTransition|Segmenter|DurationFormat)$/;

const propertyOf = (node: Node): string =>
  'name' in node ? String(node.name) : 'value' in node ? String(node.value) : '';

/** What a script has that the oldest browsers lack; one that they cannot read at all throws. */
function tooNewIn(code: string): readonly string[] {
  const found = new Set<string>();
  full(parse(code, { ecmaVersion: 2022, sourceType: 'module' }), (node) => {
    const { type } = node;
    if (type === 'StaticBlock') found.add('static {}');
    if (type === 'Literal' && 'regex' in node && /\(\?<[=!]/.test(code.slice(node.start, node.end))) found.add('(?<=');
    if (type !== 'MemberExpression') return;
    const { object, property } = node as Node & { object: Node; property: Node };
    const name = propertyOf(property);
    for (const each of [name, `${propertyOf(object)}.${name}`]) if (TOO_NEW.test(each)) found.add(each);
  });
  return [...found];
}

/** All scripts of the site by their file, also those in pages. */
const scripts = globSync('**/*.{js,html}', { cwd: DIST }).flatMap((file) => {
  const text = readFileSync(join(DIST, file), 'utf8');
  if (file.endsWith('.js')) return [{ file, code: text }];
  const inline = text.matchAll(/<script(?![^>]* (?:src|type="application)[^>]*>)[^>]*>(.*?)<\/script>/gs);
  return [...inline].map(([, code]) => ({ file, code: code! }));
});

/** What no rule may need: before each, the oldest browsers pass over the rule, or the whole block. */
const TOO_NEW_STYLES =
  /@media[^{]*[<>]|[;{] *&|\d[dsl]v[hwib]\b(?![^}]*@supports)|[;{](?:translate|rotate|scale):|color-mix\(|@scope/;
const FALLBACKS = /min-height:\d+vh;min-height:\d+svh|@supports \([^)]*\)\{[^{}]*\{[^{}]*\}\}/g;

describe('the oldest browsers that the site is built for', () => {
  test('can read each script, and have all that it takes', () => {
    expect(scripts.length).toBeGreaterThan(45);
    const found = scripts.map(({ file, code }) => ({ file, has: tooNewIn(code) }));
    expect(found.filter(({ has }) => has.length > 0)).toEqual([]);
  });

  test('can read each style sheet', () => {
    const sheets = globSync('**/*.css', { cwd: DIST }).map((file) => ({
      file,
      has: TOO_NEW_STYLES.exec(readFileSync(join(DIST, file), 'utf8').replaceAll(FALLBACKS, ''))?.[0],
    }));
    expect(sheets.length).toBeGreaterThan(10);
    expect(sheets.filter(({ has }) => has !== undefined)).toEqual([]);
  });

  /** What a browser makes of a style sheet that it does not know all of: it passes over rules that ask for `:has`. */
  test.each(['gug', 'gools', 'gabong', 'log'] as const)('show the panel %s alone without `:has`', (panel) =>
    visit(NO_LOG, async ({ page }) => {
      await page.route('**/*.css', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(':has(', ':had(') });
      });
      await page.goto(new URL(`/#${panel}`, page.url()).href, { waitUntil: 'networkidle' });
      await page.locator(`#${panel} .key`).first().waitFor();
      const shown = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.panel')]
            .filter((each) => each.offsetHeight > 0)
            .map(({ id }) => id),
        );
      expect(await shown()).toEqual([panel]);
      const next = panel === 'gools' ? 'log' : 'gools';
      await page.locator(`nav a[href="#${next}"]`).click();
      await expect.poll(shown).toEqual([next]);
      // What that panel needs may still be on its way.
      await page.unrouteAll({ behavior: 'wait' });
    }),
  );
});

test.each(LANGS)('a browser that is too old is told so in each panel, and led to the rules (%s)', (lang) =>
  visit(NO_LOG, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
    for (const panel of ['gug', 'gools', 'gabong', 'log']) {
      await page.goto(new URL(`${pathIn(lang, '')}#${panel}`, page.url()).href);
      const told = page.locator(`#${panel} .too-old`);
      await told.waitFor();
      expect(await told.textContent()).toContain(SHELL[lang].tooOld);
    }
    await page.locator('#log .too-old a').click();
    await page.waitForURL(`**${pathIn(lang, 'rules/')}`);
    expect(await page.locator('.too-old').count()).toBe(0);
  }),
);
