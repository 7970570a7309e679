import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Lang } from '../../src/i18n/lang.ts';
import { LogContext } from '../../src/logbook/log-context.ts';
import { allUis } from '../../src/logbook/registry.ts';
import { $standings } from '../../src/logbook/standings.ts';
import { $games } from '../../src/storage/games.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { goldenGame } from './golden.ts';
import { tongueOf } from './adapters.ts';

const FILES = ['v1-gools-six', 'v1-gabong-ten-deals', 'v1-gabong-extra-deal', 'v1-tournament-eight'];
const GAMES: readonly SavedGame[] = FILES.map((file) => ({ ...goldenGame(`${file}.json.txt`), id: file }));
/** What no sentence has: a place that was not filled, or a value that is none. */
const LEFT_OPEN = /\{\w+[|}]|undefined|NaN|\[object/;

/** The part of a page, as a browser would first draw it. */
function shown<Props extends object>(part: ComponentType<Props>, props: Props, lang: Lang): string {
  const desk = { ...tongueOf(lang), say: vi.fn(), show: vi.fn(), open: vi.fn(), remove: vi.fn() };
  return renderToString(h(LogContext.Provider, { value: desk, children: h(part, props) }));
}

beforeAll(async () => {
  // A dialog listens to the page from the start.
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', {});
  const uis = await allUis();
  ($games as unknown as { set: (games: unknown) => void }).set(
    new Map(GAMES.map((game) => [game.id, { kind: 'game', game }])),
  );
  $standings.set(
    new Map(await Promise.all(GAMES.map(async (game) => [game.id, await uis.get(game.game)!.look(game)] as const))),
  );
});

describe.each(['en', 'nb'] as const)('in %s', (lang) => {
  test('the table of a season names everybody, says how each rating went, and leaves nothing open', async () => {
    const { SeasonSheet } = await import('../../src/logbook/SeasonSheet.tsx');
    const people = tongueOf(lang).words.people;
    const { season } = people;
    const page = shown(SeasonSheet, { season: undefined, words: people, close: vi.fn() }, lang);
    expect(page).not.toMatch(LEFT_OPEN);
    const table = /<table>.*?<\/table>/.exec(page)![0];
    expect(table).toContain(`<caption>${season.standing}</caption>`);
    const rows = table.split('<tr>').length - 2;
    // Of fewer games than three there is no course to see: of each that is drawn, four ratings are said.
    const courses = [...table.matchAll(/role="img" aria-label="([^"]*)"/g)].map(
      ([, said]) => said!.match(/\d+/g)!.length,
    );
    expect(courses.every((ratings) => ratings > 3)).toBe(true);
    expect(courses.length).toBeLessThan(rows);
    expect(page).toContain(season.records);
    // Once on the screen, once on paper.
    expect(page.match(new RegExp(`<caption>${season.meetings}`, 'g'))).toHaveLength(2);
    const none = { id: 'none', at: 1, name: 'Nowhere', from: '1990-01-01', to: '1990-01-02', game: '' };
    expect(shown(SeasonSheet, { season: none, words: people, close: vi.fn() }, lang)).toContain(season.none);
  });

  test('spellings can be joined, and a season is chosen', async () => {
    const { OnePerson } = await import('../../src/logbook/OnePerson.tsx');
    const { Seasons } = await import('../../src/logbook/Seasons.tsx');
    const words = tongueOf(lang).words.people;
    const people = shown(OnePerson, { name: 'Maya', words: words.one, done: vi.fn() }, lang);
    expect(people).not.toMatch(LEFT_OPEN);
    expect(people.match(/<select/g)).toHaveLength(1);
    expect(shown(Seasons, { words: words.season }, lang)).toContain(words.season.fresh);
  });
});
