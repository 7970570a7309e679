import type { Locator, Page } from 'playwright-core';

/** Milliseconds that a hand takes to aim anew, and some more (`src/ui/press-once.ts`). */
const AIMED_ANEW = 700;

interface Clock {
  aimAnew?: () => void;
}

let isAiming = false;

/**
 * A test taps faster than any hand: for the page, each tap on a locator comes as much later as a hand needs to aim anew.
 * `page.touchscreen` is a finger that does not aim, as in a double tap.
 */
export async function aimTaps(page: Page): Promise<void> {
  await page.context().addInitScript((more) => {
    const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')!;
    let later = 0;
    Object.defineProperty(Event.prototype, 'timeStamp', {
      ...stamp,
      get(this: Event) {
        return (stamp.get!.call(this) as number) + later;
      },
    });
    (globalThis as Clock).aimAnew = () => (later += more);
  }, AIMED_ANEW);
  if (isAiming) return;
  isAiming = true;
  // All locators of all pages are of one kind.
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  const tap = Reflect.get<Locator, 'tap'>(locators, 'tap');
  locators.tap = async function aimed(this: Locator, options) {
    await this.page().evaluate(() => (globalThis as Clock).aimAnew?.());
    await tap.call(this, options);
  };
}
