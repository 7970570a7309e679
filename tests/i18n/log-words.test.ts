import { expect, test } from 'vitest';
import { LOG_EN } from '../../src/i18n/log/en.ts';
import { LOG_NB } from '../../src/i18n/log/nb.ts';
import { filledWays, LEFT_OVER, namesOf, templatesOf } from './templates.ts';

const norwegian = new Map(templatesOf(LOG_NB));

test.each(templatesOf(LOG_EN))('%s asks for the same in both languages', (path, english) => {
  expect(namesOf(norwegian.get(path)!)).toEqual(namesOf(english));
});

test.each([...templatesOf(LOG_EN), ...templatesOf(LOG_NB)])(
  '%s leaves no brace or choice when it is filled',
  (_, text) => {
    for (const filled of filledWays(text)) expect(filled).not.toMatch(LEFT_OVER);
  },
);
