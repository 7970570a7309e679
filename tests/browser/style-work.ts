import type { Page } from 'playwright-core';
import { atRest, saidKept } from './at-rest.ts';

/** One moment of a trace of the browser. */
interface Event {
  readonly name: string;
  readonly ph: string;
  readonly args: { readonly elementCount?: number; readonly beginData?: { readonly dirtyObjects: number } };
}

interface Work {
  /** How many elements were styled in each go. */
  readonly styled: readonly number[];
  /** How many things were laid out in each. */
  readonly laidOut: readonly number[];
}

/** What the page styles and lays out while something is done to it: how much, not for how long. */
export async function workOf(page: Page, act: () => Promise<void>): Promise<Work> {
  // That it says so is not what is counted.
  await saidKept(page);
  await atRest(page);
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly Event[];
  };
  const named = (wanted: string) => traceEvents.filter(({ name, ph }) => name === wanted && ph === 'X');
  return {
    styled: named('UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0),
    laidOut: named('Layout').map(({ args }) => args.beginData?.dirtyObjects ?? 0),
  };
}

export const most = (counts: readonly number[]): number => Math.max(0, ...counts);
