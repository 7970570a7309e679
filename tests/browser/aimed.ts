import type { Locator, Page } from 'playwright-core';

/** Milliseconds that a hand takes to aim anew, and some more (`src/ui/press-once.ts`). */
const AIMED_ANEW = 700;
/** Milliseconds after which a tap of which the browser makes no click is let be. */
const NO_CLICK = 1_000;

interface Hand {
  aimAnew?: () => void;
  hasten?: () => void;
  clicked?: () => Promise<unknown>;
}

let isAiming = false;

/**
 * A test taps faster than any hand: for the page, each tap on a locator comes as much later as a hand needs to aim anew.
 * It is over once the page has heard the click that the browser makes of it, in its own time.
 * `page.touchscreen` is a finger that does not aim, as in a double tap.
 */
export async function aimTaps(page: Page): Promise<void> {
  await page.context().addInitScript(
    ([more, patience]) => {
      const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')!;
      let later = 0;
      let latest = Infinity;
      let isHeard: Promise<void> = Promise.resolve();
      let hear: () => void = () => undefined;
      Object.defineProperty(Event.prototype, 'timeStamp', {
        ...stamp,
        get(this: Event) {
          return Math.min(latest, (stamp.get!.call(this) as number) + later);
        },
      });
      addEventListener('click', () => hear(), true);
      Object.assign(globalThis, {
        aimAnew() {
          later += more;
          latest = Infinity;
          isHeard = new Promise((resolve) => (hear = resolve));
        },
        hasten() {
          latest = performance.now() + later;
        },
        clicked: () => Promise.race([isHeard, new Promise((resolve) => setTimeout(resolve, patience))]),
      } satisfies Hand);
    },
    [AIMED_ANEW, NO_CLICK] as const,
  );
  if (isAiming) return;
  isAiming = true;
  // All locators of all pages are of one kind.
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  const tap = Reflect.get<Locator, 'tap'>(locators, 'tap');
  locators.tap = async function aimed(this: Locator, options) {
    await aimAnew(this.page());
    await tap.call(this, options);
    await clicked(this.page());
  };
}

/** For the page, the next tap comes as much later as a hand needs to aim anew. */
export const aimAnew = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Hand).aimAnew?.());

/** For the page, all taps from now on come at one moment, however long a busy machine takes over them. */
export const hasten = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Hand).hasten?.());

/** Waits until the page has heard the click of the tap that was aimed last. */
export async function clicked(page: Page): Promise<void> {
  // What was tapped may have led away from the page.
  await page.evaluate(() => (globalThis as Hand).clicked?.()).catch(() => undefined);
}
