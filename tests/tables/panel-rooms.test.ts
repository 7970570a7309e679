import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('src/styles/*.css')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('what the panel of the map is told of its contents is not handed down to all that is drawn in the map', () => {
  // Rules on the panel itself, by the rows that stand around its map just now.
  const rules = [...sheets.matchAll(/^ *\[data-stage[^{]*\] > \.gug \{([^}]*)\}/gm)].map(([, body]) => body!);
  const told = new Set(rules.flatMap((body) => [...body.matchAll(/(--[a-z-]+):/g)].map(([, name]) => name!)));
  const kept = [...sheets.matchAll(/@property (--[a-z-]+) \{[^}]*inherits: false;/g)].map(([, name]) => name!);
  expect(told).toContain('--owed-height');
  expect(told).toContain('--keys-height');
  expect([...told].filter((name) => !kept.includes(name))).toEqual([]);
});
