import { expect, test } from 'vitest';
import { withPreloads } from '../../src/tools/preloads.ts';

const BUILT: Readonly<Record<string, readonly string[]>> = {
  'src/a.tsx': ['/_astro/a.js', '/_astro/base.js'],
  'src/b.ts': ['/_astro/b.js', '/_astro/base.js', '/_astro/c.js'],
};
const link = (href: string) => `<link rel="modulepreload" href="${href}">`;
const low = (href: string) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`;
const list = (...links: string[]) => `<template data-needs="gools">${links.join('')}</template>`;

test('a list names every script of its modules once, and leaves all else as it is', () => {
  const style = '<link rel="preload" href="/_astro/s.css" as="style">';
  const page = `${link('src/a.tsx')}${list(link('src/a.tsx'), link('src/b.ts'), style)}`;
  const scripts = ['/_astro/a.js', '/_astro/base.js', '/_astro/b.js', '/_astro/c.js'];
  expect(withPreloads(page, (module) => BUILT[module])).toBe(`${link('src/a.tsx')}${list(...scripts.map(low), style)}`);
});

test('a module that has no script of its own fails the build', () => {
  expect(() => withPreloads(list(link('src/gone.ts')), (module) => BUILT[module])).toThrow('src/gone.ts');
});
