import type { State } from './state.ts';

/** The rules alone can also be searched, and their readings chosen. */
export const RULE_STATES: readonly State[] = [
  { name: 'the search', kind: 'empty', address: 'rules/search/', shows: '#find' },
  { name: 'the search with rules found', kind: 'filled', address: 'rules/search/?q=sip', shows: '.found' },
  {
    name: 'the search that finds nothing',
    kind: 'error',
    address: `rules/search/?q=${'W'.repeat(60)}`,
    shows: '[role="status"]:not(:empty)',
  },
  { name: 'legal or not', kind: 'filled', address: 'rules/quiz/?n=123', shows: '.quiz-asked[data-quiz]' },
  { name: 'the readings', kind: 'empty', address: 'rules/readings/', shows: '.gaps > .key' },
  {
    name: 'the readings with one chosen',
    kind: 'filled',
    address: 'rules/readings/#gug-R1',
    prepare: (page) => page.locator('input[name="gug-R1"]').nth(1).check(),
    shows: '.gap-bar .key',
  },
];
