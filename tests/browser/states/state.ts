import type { Page } from 'playwright-core';
import { goTo } from '../at-rest.ts';
import { keep } from '../on-table.ts';

/** Fresh; with a game of long names, a verdict, or something found; with something refused. */
export type StateKind = 'empty' | 'filled' | 'error';

/** A state of a page in which somebody could be stopped. */
export interface State {
  readonly name: string;
  readonly kind: StateKind;
  /** Without the language: page, query and hash. */
  readonly address: string;
  /** What the phone keeps under its keys. */
  readonly kept?: Readonly<Record<string, string>>;
  /** What a hand does until the state is there. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What stands there when it is; it is waited for. */
  readonly shows: string;
}

/** As long as names may be: one that can be broken, two that cannot. */
export const LONG_NAMES = ['Wilhelmine Anneliese von Hohenzollern-Be', 'W'.repeat(40), 'Q'.repeat(40)] as const;

/** Opens an address of the site in a state. The page stands on the site already, and keeps nothing yet. */
export async function openState(page: Page, { kept = {}, prepare, shows }: State, address: string): Promise<void> {
  await keep(page, kept);
  await goTo(page, address);
  await prepare?.(page);
  await page.locator(shows).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}
