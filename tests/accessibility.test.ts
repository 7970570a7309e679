import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const fileAt = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** The criteria of WCAG 2.2, by guideline: the last one of each, and those that are gone. */
const GUIDELINES = {
  ...{ '1.1': 1, '1.2': 9, '1.3': 6, '1.4': 13 },
  ...{ '2.1': 4, '2.2': 6, '2.3': 3, '2.4': 13, '2.5': 8 },
  ...{ '3.1': 6, '3.2': 6, '3.3': 9 },
  '4.1': 3,
} as const;
const GONE = ['4.1.1'];

const CRITERIA = Object.entries(GUIDELINES)
  .flatMap(([guideline, last]) => Array.from({ length: last }, (_, at) => `${guideline}.${at + 1}`))
  .filter((criterion) => !GONE.includes(criterion));

const ROWS = fileAt('ACCESSIBILITY.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [name = '', level = '', state = '', by = ''] = line
      .slice(2, -1)
      .split(' | ')
      .map((cell) => cell.trim());
    return { criterion: name.split(' ')[0]!, level, state, by };
  });

/** What is met of AAA. */
const MET_OF_AAA = ['1.4.6', '2.3.3', '2.5.5'];

describe('the checklist of WCAG 2.2', () => {
  test('has each criterion once, at its level', () => {
    expect(ROWS.map(({ criterion }) => criterion)).toEqual(CRITERIA);
    const count = (level: string) => ROWS.filter((row) => row.level === level).length;
    expect([count('A'), count('AA'), count('AAA')]).toEqual([31, 24, 31]);
  });

  test('of AAA, claims three and no more', () => {
    const claimed = ROWS.filter(({ level, state }) => level === 'AAA' && state !== 'not claimed');
    expect(claimed.map(({ criterion }) => criterion)).toEqual(MET_OF_AAA);
  });

  test.each(ROWS.filter(({ state }) => state !== 'not claimed'))('$criterion says how it is met', ({ state, by }) => {
    if (state === 'n/a') expect(by).toMatch(/^Does not apply: ./);
    else if (state === 'open') expect(by).toMatch(/^Not /);
    else {
      expect(state).toBe('met');
      for (const proof of by.split(/; (?=`tests|Looked at)/)) {
        const [, file, name] = /^`(tests\/[^`]+)`: (.+)$/.exec(proof) ?? [];
        if (file === undefined) expect(proof).toMatch(/^Looked at \d{4}-\d\d-\d\d: ./);
        else expect(fileAt(file)).toContain(name);
      }
    }
  });
});
