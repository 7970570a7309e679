import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseSituation } from '../../src/games/gug/situation.ts';
import { parseFormat } from '../../src/games/tournament/parse-format.ts';
import { decodeGame, encodeGame } from '../../src/storage/game-link.ts';
import { joined, partsOf, partsWith, readPart } from '../../src/storage/link-parts.ts';
import { seedOfSearch, tries } from '../explore.ts';
import { LONDON_2025 } from '../games/gug/ask.ts';
import { chanceOf, evening } from './evening.ts';
import { fakeStorage, type FakeStorage } from './fake-storage.ts';
import { MARKUP, UNSEEN } from './hostile/names.ts';

const COUNT = tries(10_000, 100_000);
/** Unpacking is slow: one of so many is taken for a packed game as well. */
const PACKED = 10;
const BOARDS = new Map([[LONDON_2025.id, LONDON_2025]]);

/** What links are made of, whole, broken and of others. */
const PIECES: readonly string[] = [
  ...[
    '%E0%A4%A',
    '%',
    '%00',
    '%u0041',
    '%2e%2e',
    '+',
    '&',
    '=',
    '#',
    '?',
    '/',
    '..',
    '.',
    ',',
    ':',
    ';',
    '-',
    '_',
    '~',
  ],
  ...['at=', 'die=', 'route=', 'drops=', 'works=', 'board=', 'from=', 'by=', 'touched=', 'leicester='],
  ...[
    'victoria',
    'bank',
    'northern:morden',
    'london-2025',
    'central',
    '1',
    '0',
    '-1',
    '6',
    '1e999',
    '9007199254740993',
  ],
  ...[
    'game=',
    'part=',
    '1',
    '2',
    'eJyr',
    'AAAA',
    '__proto__',
    'constructor',
    'toString',
    '4H4',
    '2F',
    'F4',
    'é',
    '王',
    '\uD83D',
  ],
];

/** What people might put where a name belongs. */
const NAMES: readonly string[] = [...MARKUP, ...UNSEEN.map(({ text }) => text)];

let storage: FakeStorage;
const written: string[] = [];
beforeEach(() => {
  storage = fakeStorage();
  storage.before = (operation, key) => {
    if (operation !== 'get') written.push(`${operation} ${key}`);
  };
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

/** A text of pieces, or a good one with one letter changed, cut or put in. */
function fuzzed(chance: () => number, good: readonly string[]): string {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)]!;
  const piece = (): string => pick(chance() < 0.5 ? PIECES : NAMES);
  if (chance() < 0.5) return Array.from({ length: 1 + Math.floor(chance() * 9) }, piece).join('');
  const text = pick(good);
  const at = Math.floor(chance() * text.length);
  return text.slice(0, at) + piece().slice(0, 3) + text.slice(at + Math.floor(chance() * 2));
}

test('F33: of ten thousand links that make no sense none throws, and none writes', async () => {
  const game = (await encodeGame(evening({ seed: 3, seats: 2, turns: 1 })))!;
  const parts = partsOf((await encodeGame(evening({ seed: 3, seats: 4, turns: 40 })))!);
  const good = [game, ...parts, 'at=victoria&die=4&route=victoria:green-park', '4H4/2F-F4'];
  const chance = chanceOf(seedOfSearch(33));
  const found = { situations: 0, parts: 0, games: 0 };
  for (let count = 0; count < COUNT; count += 1) {
    const text = fuzzed(chance, good);
    const { situation } = parseSituation(new URLSearchParams(text.toWellFormed()), BOARDS);
    found.situations += situation.position === null ? 0 : 1;
    parseFormat(text);
    const part = readPart(text);
    found.parts += part === undefined ? 0 : 1;
    if (part) joined(partsWith(part));
    if (count % PACKED === 0) found.games += (await decodeGame(text)).kind === 'game' ? 1 : 0;
  }
  expect(written).toEqual([]);
  // Some come near enough to be read: the others would show nothing.
  expect(found.situations).toBeGreaterThan(100);
  expect(found.parts).toBeGreaterThan(100);
}, 300_000);
