import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Source {
  /** From the root, with slashes, as `src/games/gug/turn.ts`. */
  readonly path: string;
  readonly text: string;
  /** What it imports: a path from the root, or a package's name as written. */
  readonly imports: readonly string[];
}

const IMPORT = /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');

function read(path: string): Source {
  const text = withoutComments(readFileSync(join(ROOT, path), 'utf8'));
  const named = [...text.matchAll(IMPORT)].flatMap((match) => match[1] ?? match[2] ?? []);
  const imports = named.map((name) => (name.startsWith('.') ? posix.join(dirname(path), name) : name));
  return { path, text, imports };
}

const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT })
  // Declarations describe packages; they import nothing when it runs.
  .filter((path) => !path.endsWith('.d.ts'))
  .map((path) => read(path.split('\\').join('/')))
  .sort((a, b) => a.path.localeCompare(b.path));
const inside = (...folders: readonly string[]): readonly Source[] =>
  sources.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));

/** Where a folder's files may reach: folders and files of ours by their path, packages by name. */
const ARROWS: readonly { readonly from: string; readonly to: readonly string[] }[] = [
  { from: 'src/games/shared/', to: ['src/games/shared/'] },
  { from: 'src/games/gug/', to: ['src/games/gug/', 'src/games/shared/'] },
  { from: 'src/games/three-man/', to: ['src/games/three-man/', 'src/games/shared/'] },
  // Three Man is played inside it.
  { from: 'src/games/gools/', to: ['src/games/gools/', 'src/games/three-man/', 'src/games/shared/'] },
  { from: 'src/games/gabong/', to: ['src/games/gabong/', 'src/games/shared/'] },
  { from: 'src/games/tournament/', to: ['src/games/tournament/', 'src/games/shared/'] },
  // One value a game, of what the rules and the log's form of it have.
  { from: 'src/games/log-adapters/', to: ['src/games/'] },
  // The day's works, and what others say of them.
  { from: 'src/works/', to: ['src/works/', 'src/games/'] },
  { from: 'src/map/', to: ['src/map/', 'src/games/', 'leaflet'] },
  {
    from: 'src/storage/',
    to: ['src/storage/', 'src/games/', 'src/works/', 'nanostores', 'valibot', 'idb', 'uqr', 'fflate'],
  },
  {
    from: 'src/rulebooks/',
    to: [
      'src/rulebooks/',
      'content/synonyms.json',
      'src/games/',
      'src/map/',
      'src/i18n/',
      'astro',
      'node:fs',
      'node:url',
      'minisearch',
    ],
  },
  // Reads questions in words, and asks the games' judges.
  {
    from: 'src/ask/',
    to: [
      'src/ask/',
      'content/phrases.json',
      'content/questions.json',
      'content/verdicts.json',
      'src/games/',
      'src/works/',
      'src/rulebooks/',
      'src/i18n/',
    ],
  },
  // Situations to be judged, and what the games' judges say of them.
  { from: 'src/quiz/', to: ['src/quiz/', 'src/games/'] },
  // The worker is in one file, and fetches no other part of itself.
  { from: 'src/offline/', to: ['src/offline/'] },
  { from: 'src/i18n/', to: ['src/i18n/', 'src/games/', 'src/map/'] },
  // Buttons, sheets and helpers that know no game.
  { from: 'src/ui/', to: ['src/ui/', 'src/styles/', 'src/i18n/', 'preact', '@nanostores/preact', 'nanostores'] },
  {
    from: 'src/tables/',
    to: [
      'src/tables/',
      'src/ui/',
      'src/logbook/',
      // Boards and late style sheets are fetched by their address.
      'content/boards/',
      'src/styles/',
      'src/storage/',
      'src/games/',
      'src/map/',
      'src/works/',
      'src/rulebooks/',
      'src/ask/',
      'src/quiz/',
      'src/i18n/',
      'preact',
      'nanostores',
    ],
  },
  {
    from: 'src/logbook/',
    to: [
      'src/logbook/',
      'src/tables/',
      'src/ui/',
      'src/styles/',
      'src/storage/',
      'src/games/',
      'src/i18n/',
      'preact',
      'nanostores',
      // Reads codes where the browser cannot.
      'qr',
    ],
  },
];

const reaches = (name: string, allowed: readonly string[]): boolean =>
  allowed.some((place) =>
    place.endsWith('/') ? name.startsWith(place) : name === place || name.startsWith(`${place}/`),
  );

test('the sources are found, and so are their imports', () => {
  expect(inside('src/games/gug/').length).toBeGreaterThan(4);
  expect(sources.find(({ path }) => path === 'src/layouts/Page.astro')?.imports).toContain('src/i18n/lang.ts');
});

describe('imports go one way', () => {
  test.each(ARROWS)('$from', ({ from, to }) => {
    const strays = inside(from).flatMap(({ path, imports }) =>
      imports.filter((name) => !reaches(name, to)).map((name) => `${path} imports ${name}`),
    );
    expect(strays).toEqual([]);
  });

  test('nothing but tests, tools and pages reaches up', () => {
    const upper = ['src/pages/', 'src/layouts/', 'src/tools/'];
    const strays = sources
      .filter(({ path }) => !upper.some((folder) => path.startsWith(folder)))
      .flatMap(({ path, imports }) => imports.filter((name) => reaches(name, upper)).map((name) => `${path}: ${name}`));
    expect(strays).toEqual([]);
  });

  test('no file imports itself by a round', () => {
    expect(rounds()).toEqual([]);
  });
});

/**
 * Folders that reach each other by rounds, still: whoever unties one takes it out of the list, and nobody adds one.
 */
const KNOT: readonly string[] = [
  'src/logbook',
  'src/rulebooks',
  'src/rulebooks/tables',
  'src/tables/gabong',
  'src/tables/gabong/board',
  'src/tables/gabong/cards',
  'src/tables/gabong/checker',
  'src/tables/gabong/checker/card',
  'src/tables/gabong/checker/deal',
  'src/tables/gabong/checker/gabong',
  'src/tables/gabong/deal',
  'src/tables/gabong/play',
  'src/tables/gabong/setup',
  'src/tables/gools',
  'src/tables/gools/advisor',
  'src/tables/gools/play',
  'src/tables/gools/sheets',
  'src/tables/gools/three-man',
  'src/tables/gug',
  'src/tables/gug/game',
  'src/tables/gug/game/book',
  'src/tables/gug/game/play',
  'src/tables/gug/game/setup',
  'src/tables/gug/works',
  'src/tables/shell',
  'src/tables/shell/setup',
  'src/tables/tournament',
  'src/tables/tournament/bracket',
  'src/tables/tournament/game',
  'src/tables/tournament/paper',
  'src/tables/tournament/play',
  'src/tables/tournament/setup',
];

test('folders import one way, but for a knot that only grows smaller', () => {
  expect(knot()).toEqual(KNOT);
});

/** Who chooses by the game elsewhere, still: by panels, by rule books, or by what a tournament is of. Nobody adds one. */
const CHOOSING = [
  'src/tables/rules/phone-readings.ts',
  'src/tables/rules/ask.worker.ts',
  'src/tables/tournament/game/play-heat.ts',
  'src/tables/tournament/setup/OfPart.tsx',
  'src/storage/house-rules.ts',
  'src/rulebooks/books.ts',
  'src/rulebooks/rulings.ts',
];

test('two registries name the games, and nobody else chooses by them', () => {
  const chosen = inside('src/storage/', 'src/tables/', 'src/logbook/', 'src/rulebooks/', 'src/tools/').filter(
    ({ text }) => {
      const named = text.matchAll(/(?:case '|^ +'?)(gug|gools|gabong|tournament)'?:/gm);
      return new Set([...named].map(([, game]) => game)).size > 2;
    },
  );
  const registries = ['src/logbook/registry.ts', 'src/storage/registry.ts'];
  expect(chosen.map(({ path }) => path)).toEqual([...CHOOSING, ...registries].toSorted());
});

test('games know no document, clock, chance, storage or console', () => {
  const foreign =
    /\b(?:Date|Math\.random|crypto|performance|setTimeout|setInterval|queueMicrotask|fetch|document|window|globalThis|navigator|location|localStorage|sessionStorage|indexedDB|console|process)\b(?!\s*[:?])/;
  const strays = inside('src/games/').flatMap(({ path, text }) => {
    const found = foreign.exec(text.replace(/'[^'\n]*'|"[^"\n]*"/g, "''"));
    return found === null ? [] : [`${path}: ${found[0]}`];
  });
  expect(strays).toEqual([]);
});

test('one file imports Leaflet', () => {
  const importers = sources.filter(({ imports }) => imports.some((name) => reaches(name, ['leaflet'])));
  expect(importers.map(({ path }) => path).filter((path) => !path.endsWith('.astro'))).toEqual(
    sources.some(({ path }) => path === 'src/map/leaflet.ts') ? ['src/map/leaflet.ts'] : [],
  );
  // A page or its panel may link the style sheet; never a layout, which text pages share.
  for (const { path, imports } of importers.filter(({ path }) => path.endsWith('.astro'))) {
    expect(path).not.toMatch(/^src\/layouts\//);
    expect(imports.filter((name) => reaches(name, ['leaflet']))).toEqual(['leaflet/dist/leaflet.css']);
  }
});

test('islands and pages load the map late', () => {
  const early = inside('src/tables/', 'src/logbook/', 'src/ui/').filter(({ text }) =>
    /^import\s(?!type\b)[^;]*map\/leaflet/m.test(text),
  );
  expect(early.map(({ path }) => path)).toEqual([]);
});

test('storage is touched in the log alone', () => {
  const touching = sources.filter(
    ({ path, text }) =>
      !path.startsWith('src/storage/') &&
      /\b(?:localStorage|sessionStorage|indexedDB|persistentAtom|persistentMap)\b/.test(text),
  );
  expect(touching.map(({ path }) => path)).toEqual([]);
});

test('no file passes others on', () => {
  const barrels = sources.filter(({ text }) => /^export\s+(?:\*|\{[^}]*\}|type\s*\{[^}]*\})\s*from/m.test(text));
  expect(barrels.map(({ path }) => path)).toEqual([]);
});

describe('ARCHITECTURE.md', () => {
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');

  test('is short enough to be read at once', () => {
    expect(text.match(/\S+/g)!.length).toBeLessThanOrEqual(1_500);
  });

  test('names only what there is', () => {
    const paths = [...text.matchAll(/`((?:src|content|tests)\/[^`\s]*)`/g)].flatMap(([, path]) =>
      globSync(path!.replace(/<\w+>(?=Panel)/g, '*').replace(/<\w+>/g, '*'), { cwd: ROOT }).length > 0 ? [] : [path],
    );
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const commands = [...text.matchAll(/`npm run ([\w:]+)`/g)].filter(([, name]) => !Object.hasOwn(scripts, name!));
    expect([...paths, ...commands]).toEqual([]);
  });
});

/** The folders from which a way of imports leads back, by their names. */
function knot(): readonly string[] {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = posix.dirname(path);
    const to = imports.filter((name) => name.startsWith('src/')).map((name) => posix.dirname(name));
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...to.filter((folder) => folder !== from)]));
  }
  const reached = (from: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const rest = [...(arrows.get(from) ?? [])];
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      rest.push(...(arrows.get(next) ?? []));
    }
    return found;
  };
  return [...arrows.keys()].filter((folder) => reached(folder).has(folder)).toSorted();
}

/** Every round of imports, as the paths on it. */
function rounds(): readonly string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    for (const name of byPath.get(path)?.imports ?? []) visit(name, [...trail, path]);
    done.add(path);
  };
  for (const { path } of sources) visit(path, []);
  return found;
}

test('every rule of a style sheet stands in a layer: one that does not would win over all others', () => {
  const sheets = [
    ...globSync('src/styles/*.css', { cwd: ROOT }).map((path) => [path, read(path).text] as const),
    ...sources.flatMap(({ path, text }) =>
      [...text.matchAll(/<style[^>]*>\n(.*?)<\/style>/gs)].map(([, style]) => [path, style!] as const),
    ),
  ];
  const strays = sheets.flatMap(([path, text]) => {
    const around: string[] = [];
    const found: string[] = [];
    for (const [, head, end] of text.matchAll(/([^{};]*)([{};])/g)) {
      if (end === '}') around.pop();
      if (end !== '{') continue;
      around.push(head!.trim());
      if (!head!.trim().startsWith('@') && !around.some((each) => each.startsWith('@layer ')))
        found.push(`${path}: ${head!.trim()}`);
    }
    return found;
  });
  expect(strays).toEqual([]);
});
