import { expect, test } from 'vitest';
import { TOURNAMENT_EN, type TournamentWords } from '../../src/i18n/tournament/en.ts';
import { TOURNAMENT_NB } from '../../src/i18n/tournament/nb.ts';
import { filledWays, LEFT_OVER, namesOf, templatesOf } from './templates.ts';

/** What the view of tournaments says itself. */
const own = ({ setup, play, bracket, reasons }: TournamentWords) => templatesOf({ setup, play, bracket, reasons });
const norwegian = new Map(own(TOURNAMENT_NB));

test.each(own(TOURNAMENT_EN))('%s asks for the same in both languages', (path, english) => {
  expect(namesOf(norwegian.get(path)!)).toEqual(namesOf(english));
});

test.each([...own(TOURNAMENT_EN), ...own(TOURNAMENT_NB)])(
  '%s leaves no brace or choice when it is filled',
  (_, text) => {
    for (const filled of filledWays(text)) expect(filled).not.toMatch(LEFT_OVER);
  },
);
