import type { Equivalent } from './equivalent-gug.ts';

/** Those of engineering works. */
export const EQUIVALENT_OF_WORKS: readonly Equivalent[] = [
  {
    file: 'closing.ts',
    from: 'one < other',
    to: ['one <= other'],
    because: 'A stretch has two ends; of one station with itself both orders are the same.',
  },
  {
    file: 'find-works.ts',
    from: '[]',
    to: ['["Stryker was here"]'],
    because: 'A text has no times, and touches no day; that the dates cannot be read is said beside it.',
  },
  { file: 'line-finding.ts', from: 'known', to: ['false'], because: 'It is worked out anew, which only takes longer.' },
  { file: 'line-finding.ts', from: 'calledOnBoards.set(board, called);', to: [';'], because: 'As above.' },
  {
    file: 'line-finding.ts',
    from: "''",
    to: ['"Stryker was here!"'],
    because: 'No line is called by any word of it.',
  },
  {
    file: 'line-finding.ts',
    from: '[]',
    to: ['["Stryker was here"]'],
    because: 'No line is called so; and which stretches are shared is found out over all closures.',
  },
  {
    file: 'london-time.ts',
    from: '[]',
    to: ['["Stryker was here"]'],
    because: 'What stands first is the whole match, which is not read.',
  },
  {
    file: 'read-answers.ts',
    from: '[]',
    to: ['["Stryker was here"]'],
    because: 'What stands first is the whole match, which is not read.',
  },
  { file: 'read-answers.ts', from: "'to'", to: ['""'], because: 'Only whether it says "from" is asked.' },
  { file: 'read-answers.ts', from: "''", to: ['"Stryker was here!"'], because: 'Neither is a day.' },
  { file: 'read-answers.ts', from: "'0'", to: ['""'], because: 'Both are the number 0.' },
  {
    file: 'read-answers.ts',
    from: 'value .slice(0, 4 * most)',
    to: ['value'],
    because: 'The text is cut in the end; to look through all of it only takes longer.',
  },
  {
    file: 'read-answers.ts',
    from: 'day < FIRST_YEAR',
    to: ['day <= FIRST_YEAR'],
    because: 'A day is never a year alone.',
  },
].map(({ file, ...mutant }) => ({ file: `src/works/${file}`, ...mutant }));
