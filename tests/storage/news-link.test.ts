import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder } from '../../src/games/shared/history.ts';
import { arrivedIn } from '../../src/storage/code-text.ts';
import { decodeGame, encodeGame } from '../../src/storage/game-link.ts';
import { joined, readPart } from '../../src/storage/link-parts.ts';
import { mergeGames } from '../../src/storage/merge.ts';
import { packNews, readNews } from '../../src/storage/news-link.ts';
import { FINE_MOST, qrOf, VERSION_FINE } from '../../src/storage/qr.ts';
import { inForm } from '../../src/storage/saved-game-schema.ts';
import type { LoggedGame } from '../../src/storage/reconcile.ts';
import type { LogEntry, SavedGame } from '../../src/storage/saved-game.ts';
import { withEvents } from '../../src/storage/saved-game.ts';
import { seedOfSearch } from '../explore.ts';
import { eveningByTwo } from './evening.ts';
import { GOLDEN_FILES, goldenGame } from './golden.ts';
import { savedGames } from './random-games.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 300);
const LONG = 120_000;
const ADDRESS = 'https://companion.example.org/some/folder/nb/#news=';

const phoneWith = (...games: readonly SavedGame[]): ReadonlyMap<string, LoggedGame> =>
  new Map(games.map((game) => [game.id, { kind: 'game', game }]));
/** The newest events of a game, as many as go into a link. */
const newsOf = (game: SavedGame, most = 4_000) => packNews(game, ({ length }) => length <= most)!;
const without = (game: SavedGame, last: number): SavedGame =>
  withEvents(game, inOrder<LogEntry>(game.events).slice(0, game.events.length - last));

describe('what is new in a game', () => {
  test.each(GOLDEN_FILES)('%s: brings a phone that has the rest up to date', (file) => {
    const game = goldenGame(file);
    const news = newsOf(game);
    const lagging = without(game, news.count);
    expect(readNews(news.data, phoneWith(lagging))).toEqual({
      is: 'found',
      found: { is: 'more', game: inForm(game), events: news.count },
      ahead: 0,
    });
    expect(readNews(news.data, phoneWith(game))).toMatchObject({ is: 'found', found: { is: 'same' } });
  });

  test(
    'whatever the game, it leads to what the merge of both leads to',
    () =>
      fc.assert(
        fc.property(savedGames, fc.nat(), (game, lag) => {
          const news = packNews(game, ({ length }) => length <= 2_000);
          if (!news) return;
          const lagging = without(game, lag % (news.count + 1));
          const read = readNews(news.data, phoneWith(lagging));
          expect(read).toMatchObject({ is: 'found', found: { game: inForm(mergeGames(lagging, game)!) } });
        }),
        { numRuns: RUNS },
      ),
    LONG,
  );

  test('ten events and more of an evening fit a code that a bad camera reads', () => {
    const game = eveningByTwo(75);
    const most = FINE_MOST - ADDRESS.length;
    const news = newsOf(game, most);
    expect(news.count).toBeGreaterThanOrEqual(10);
    expect(qrOf(ADDRESS + news.data, VERSION_FINE)!.length).toBeLessThanOrEqual(73);
    expect(readNews(news.data, phoneWith(without(game, news.count)))).toMatchObject({
      found: { is: 'more', events: news.count },
    });
  });

  test('a phone that lags further is told how much it lacks, and takes nothing in', () => {
    const game = eveningByTwo(40);
    const news = newsOf(game, 300);
    const lagging = without(game, news.count + 12);
    expect(readNews(news.data, phoneWith(lagging))).toEqual({ is: 'behind', game: inForm(lagging), missing: 12 });
  });

  test('what this phone has alone is kept, and counted', () => {
    const game = eveningByTwo(20);
    const news = newsOf(game, 300);
    const own = { ...game.events.at(-1)!, id: 'z9z9z9z9z9-1', seq: game.events.length + 1 };
    const lagging = withEvents(game, [...without(game, news.count).events, own]);
    const read = readNews(news.data, phoneWith(lagging));
    expect(read).toMatchObject({ is: 'found', ahead: 1, found: { is: 'more', events: news.count } });
    expect(read.is === 'found' && 'game' in read.found && read.found.game.events.map(({ id }) => id)).toContain(own.id);
  });

  test('a game that is not here, or another by the same id, is said to be that', () => {
    const game = eveningByTwo(20);
    const { data } = newsOf(game);
    expect(readNews(data, phoneWith())).toEqual({ is: 'no-game' });
    expect(readNews(data, phoneWith({ ...game, createdAt: game.createdAt + 1 }))).toMatchObject({
      found: { is: 'conflict' },
    });
    const newer: LoggedGame = { kind: 'newer', id: game.id, version: 7, text: '{}' };
    expect(readNews(data, new Map([[game.id, newer]]))).toMatchObject({ found: { is: 'newer', version: 7 } });
    expect(readNews(`2${data.slice(1)}`, phoneWith(game))).toEqual({ is: 'no-link', why: 'other-version' });
  });

  test('other earlier events than the sender’s make no other game of it', () => {
    const game = eveningByTwo(20);
    const news = newsOf(game, 300);
    const [first, ...rest] = without(game, news.count).events;
    const changed = withEvents(game, [{ ...first!, at: first!.at + 1 }, ...rest]);
    expect(readNews(news.data, phoneWith(changed))).toEqual({ is: 'no-link', why: 'broken' });
  });
});

describe('what a camera or a link brings', () => {
  test.each([
    ['https://example.org/nb/#game=1abc', { is: 'game', text: '1abc' }],
    ['Look: https://example.org/#news=1.a.b see you', { is: 'news', text: '1.a.b' }],
    ['#part=abcdef.1.2.data', { is: 'part', text: 'abcdef.1.2.data' }],
    ['https://example.org/menu', undefined],
    ['', undefined],
  ])('%j', (text, arrived) => expect(arrivedIn(text)).toEqual(arrived));

  test(
    '20,000 hostile codes are refused in words, and none throws',
    async () => {
      const game = eveningByTwo(12);
      const here = phoneWith(without(game, 3));
      const texts = [`#news=${newsOf(game, 300).data}`, `#game=${(await encodeGame(game))!}`, '#part=abcdef.1.2.data'];
      const letters = 'abz019_-.%#=&{}[]"\\ \u0000\u202E\uD800é';
      const letter = fc.constantFrom(...Array.from(letters));
      /** A code of ours with a piece of it gone, doubled, or others' in its place. */
      const damaged = fc
        .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat({ max: 12 }), fc.string({ unit: letter, maxLength: 12 }))
        .map(([text, from, length, other]) => {
          const at = 6 + (from % (text.length - 6));
          return text.slice(0, at) + other + text.slice(at + length);
        });
      const marks = fc.constantFrom('#news=', '#news=1.', '#game=', '#game=1', '#part=', '');
      const strange = fc.tuple(marks, fc.string({ unit: letter, maxLength: 60 })).map((parts) => parts.join(''));
      const codes = fc.sample(fc.oneof(damaged, strange), { numRuns: 20_000, seed: seedOfSearch(21) });
      const known = { game: inForm(game), lagging: without(game, 3) };
      const outcomes = new Set<string>();
      for (const code of codes) {
        const arrived = arrivedIn(code);
        if (arrived?.is === 'news') {
          const read = readNews(arrived.text, here);
          outcomes.add(read.is === 'found' ? read.found.is : read.is);
          // What is taken in all the same is what was sent.
          if (read.is === 'found' && read.found.is === 'more') expect(read.found.game).toEqual(known.game);
        } else if (arrived?.is === 'game') {
          const read = await decodeGame(arrived.text);
          outcomes.add(read.kind);
          if (read.kind === 'game') expect(read.game).toEqual(known.game);
        } else if (arrived?.is === 'part') {
          const part = readPart(arrived.text);
          outcomes.add(part ? 'part' : 'no part');
          if (part) expect(joined([part])).toBeUndefined();
        } else outcomes.add('nothing');
      }
      expect([...outcomes]).toEqual(expect.arrayContaining(['no-link', 'no part', 'nothing']));
    },
    LONG,
  );
});
