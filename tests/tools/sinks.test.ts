import { ESLint } from 'eslint';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** One that is not there: the linter knows its types by the language alone, and reads nothing else of the project. */
const FILE = 'src/tables/any.tsx';
const linter = new ESLint({
  overrideConfig: {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: [FILE], defaultProject: 'tsconfig.json' } },
    },
  },
});

/** The rules that refuse a line of a file of that name. */
async function refusedIn(filePath: string, line: string): Promise<readonly (string | null)[]> {
  const [result] = await linter.lintText(`${line}\n`, { filePath });
  return result!.messages
    .map(({ ruleId }) => ruleId)
    .filter((rule) => /restricted-syntax|eval|script-url/.test(rule ?? ''));
}

test.each([
  'element.innerHTML = name;',
  "element['innerHTML'] = name;",
  'element.outerHTML += name;',
  "element.insertAdjacentHTML('beforeend', name);",
  'element.setHTMLUnsafe(name);',
  'range.createContextualFragment(name);',
  'frame.srcdoc = name;',
  "frame.setAttribute('srcdoc', name);",
  "element.setAttribute('onclick', name);",
  'document.write(name);',
  'document.writeln(name);',
  "new DOMParser().parseFromString(name, 'text/html');",
  'eval(name);',
  'new Function(name)();',
  'const later = Function(name);',
  "setTimeout('run()', 1);",
  'Object.assign(element, { innerHTML: name });',
  'const props = { dangerouslySetInnerHTML: { __html: name } };',
  'const part = <p dangerouslySetInnerHTML={{ __html: name }} />;',
  'const part = <iframe srcdoc={name} />;',
  "const to = 'javascript:run()';",
])('%s is refused', async (line) => {
  expect(await refusedIn(FILE, line)).not.toEqual([]);
});

test('text as text is not', async () => {
  expect(await refusedIn(FILE, 'element.textContent = name;')).toEqual([]);
});

/** Pages may be built of what is ours: drawings, and clauses of the rule books. */
const MAY_SET_HTML: Readonly<Record<string, number>> = {
  'src/components/BoardMap.astro': 1,
  'src/components/Opening.astro': 1,
  'src/components/PocketCards.astro': 1,
  'src/components/TooOld.astro': 1,
  'src/components/WhatItDoes.astro': 1,
  'src/components/rules/ClauseText.astro': 1,
  // The order of the layers, which is ours.
  'src/layouts/Page.astro': 1,
  'src/pages/[...lang]/rules/sheets/board.astro': 2,
  'src/pages/[...lang]/rules/sheets/three-man.astro': 1,
};

test('pages set markup in the files of a short list alone', () => {
  const found = globSync('src/**/*.astro')
    .map((path) => path.split('\\').join('/'))
    .flatMap((path) => {
      const sinks = readFileSync(path, 'utf8').match(/set:html|is:raw|innerHTML|srcdoc|dangerouslySet|\beval\(/g) ?? [];
      return sinks.length > 0 ? [[path, sinks.length] as const] : [];
    });
  expect(Object.fromEntries(found)).toEqual(MAY_SET_HTML);
});
