import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test, vi } from 'vitest';
import { DEFAULT_TOURNAMENT_READINGS, type TournamentReadings } from '../../src/games/tournament/rulings.ts';
import { TOURNAMENT_EN } from '../../src/i18n/tournament/en.ts';
import { TOURNAMENT_NB } from '../../src/i18n/tournament/nb.ts';
import { TableContext } from '../../src/tables/shell/table.ts';
import { freshSetup } from '../../src/tables/tournament/setup/problems.ts';

// A dialog listens for the way back as soon as it is there.
vi.stubGlobal('addEventListener', () => undefined);
const { FormatPart } = await import('../../src/tables/tournament/setup/FormatPart.tsx');

const WORDS = { en: TOURNAMENT_EN, nb: TOURNAMENT_NB };

/** The choice of a format for so many players, as a browser would first draw it. */
function shown(lang: 'en' | 'nb', players: number, R24: TournamentReadings['R24'] = 'layer'): string {
  const names = Array.from({ length: players }, (_, at) => ({ name: `P${at}` }));
  const draft = { ...freshSetup({ ...DEFAULT_TOURNAMENT_READINGS, R24 }), players: names };
  const panel = { words: WORDS[lang], lang, ui: { clause: () => ({ number: '18.1', page: '' }) }, open: vi.fn() };
  return renderToString(h(TableContext.Provider, { value: panel }, h(FormatPart, { draft, change: vi.fn() })));
}
const formatsIn = (part: string) => part.match(/name="tournament-format"/g)?.length ?? 0;

test('18.1: known formats stand in plain words, with games and time, and a code can be typed', () => {
  const eight = shown('en', 8);
  expect(formatsIn(eight)).toBe(2);
  // The first holds where nobody chooses; codes stand where one is asked for alone.
  expect(eight.match(/ checked/g)).toHaveLength(1);
  expect(eight).not.toContain('2H4/2F-F4');
  expect(eight).toContain('<strong>Two heats of four. One repêchage of four. A final of four.</strong>');
  expect(eight).toContain('4 games · 1 to 3 games each · 2 ways to the final · about 4 h 30 min, two games at a time');
  expect(eight).toContain('3 games · 1 to 2 games each · one way to the final · about 3 h, two games at a time');
  expect(eight).toContain('id="tournament-code"');
});

test.each([
  {
    lang: 'en',
    R24: 'layer',
    players: 11,
    said: 'for 11 players, only for 3, 4, 5, 6, 7, 8, 9, 10, 12 and 16. Type a code instead: 18.1 explains how.',
  },
  {
    lang: 'nb',
    R24: 'game',
    players: 5,
    said: 'for 5 spillere, bare for 3, 6, 8, 9, 10, 12 og 16. Skriv en kode i stedet: 18.1 forklarer hvordan.',
  },
] as const)('where none is for $players players it says for how many there are, and asks for a code ($lang)', (row) => {
  const part = shown(row.lang, row.players, row.R24);
  expect(formatsIn(part)).toBe(0);
  expect(part).toContain(row.said);
  expect(part).toContain('id="tournament-code"');
});
