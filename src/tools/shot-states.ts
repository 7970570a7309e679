import type { Page } from 'playwright-core';

/** One state of the site worth a look. */
export interface ShotState {
  /** In the file's name, kebab-case. */
  readonly name: string;
  /** Without the language: page, query and hash. */
  readonly address: string;
  /** The whole length of the page, not only the window. */
  readonly wholePage?: true;
  /** What a hand would do before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export const STATES: readonly ShotState[] = [
  { name: 'gug', address: '' },
  { name: 'gools', address: '#gools' },
  { name: 'gabong', address: '#gabong' },
  { name: 'log', address: '#log' },
  { name: 'rules', address: 'rules/gug/', wholePage: true },
  { name: 'rules-clause', address: 'rules/gug/#gug-10.2' },
  { name: 'not-found', address: 'oslo-t-bane/' },
];
