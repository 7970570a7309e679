import type { BrowserContext } from 'playwright-core';
import { missing, named, openTab, type Store } from './tabs.ts';

interface Place {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly store: Store;
}

/** What is done to a store, and what it then got wrong: an empty list when it held. */
export interface Fault {
  readonly id: string;
  readonly what: string;
  readonly wrongs: (place: Place) => Promise<readonly string[]>;
}

const TWENTY = named('before', 20);
/** So many each tab adds: several long evenings of them. */
const EVENTS = 500;

/** Fills the browser's own text storage to the last byte, beside what is there. */
const fillUp = (): void => {
  for (let size = 65_536; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (let count = 0; count < 1_000; count += 1) localStorage.setItem(`filler-${size}-${count}`, 'x'.repeat(size));
    } catch {
      // Full at this size.
    }
  }
};

const refuseStorage = (): void => {
  for (const name of ['localStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
};

/** A tab with twenty events that are kept, and closed again. */
async function keepTwenty({ context, origin, store }: Place): Promise<void> {
  const tab = await openTab(context, origin, store);
  await tab.add(TWENTY);
  await tab.said();
  await tab.page.close();
}

/** Opens after harm was done to the texts: nothing may be lost, and the harmed text has to be somewhere. */
async function afterHarm(place: Place, harm: (text: string) => string): Promise<readonly string[]> {
  const { context, origin, store } = place;
  await keepTwenty(place);
  const page = await context.newPage();
  await page.goto(origin);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  const harmed: string[] = [];
  for (const key of keys) {
    const text = (await page.evaluate((name) => localStorage.getItem(name), key)) ?? '';
    if (!text.startsWith('{') && !text.startsWith('[')) continue;
    harmed.push(harm(text));
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, harm(text)] as const);
  }
  await page.close();
  const tab = await openTab(context, origin, store);
  const lost = missing(TWENTY, await tab.labels());
  await tab.add(['after']);
  await tab.said();
  const kept = await tab.page.evaluate(() =>
    Object.values(localStorage).flatMap((value: string) => {
      try {
        return [value, (JSON.parse(value) as { text?: unknown }).text];
      } catch {
        return [value];
      }
    }),
  );
  const gone = harmed.filter((text) => !kept.includes(text));
  return [
    ...lost.map((label) => `lost ${label}`),
    ...gone.map(() => 'overwrote what it could not read'),
    ...(await tab.errors()),
  ];
}

async function manyTabs({ context, origin, store }: Place, count: number): Promise<readonly string[]> {
  const first = await openTab(context, origin, store);
  const tabs = [first];
  for (let index = 1; index < count; index += 1) tabs.push(await openTab(context, origin, store));
  const all = tabs.map((_, index) => named(`tab-${index + 1}`, EVENTS));
  // In turns of ten, so that they write between one another.
  for (let from = 0; from < EVENTS; from += 10)
    await Promise.all(tabs.map((tab, index) => tab.add(all[index]!.slice(from, from + 10))));
  await Promise.all(tabs.map(({ said }) => said()));
  const last = await openTab(context, origin, store);
  const lost = missing(all.flat(), await last.labels());
  return [...(lost.length > 0 ? [`lost ${lost.length} of ${count * EVENTS}`] : []), ...(await first.errors())];
}

/** The faults that the log has to survive in a real browser. Those of a killed browser stand in a list of their own. */
export const FAULTS: readonly Fault[] = [
  {
    id: 'F01',
    what: 'the storage is full',
    async wrongs(place) {
      await keepTwenty(place);
      const { context, origin, store } = place;
      const tab = await openTab(context, origin, store);
      await tab.page.evaluate(fillUp);
      await tab.add(['when-full']);
      const said = await tab.said();
      const errors = await tab.errors();
      await tab.page.close();
      const page = await context.newPage();
      await page.goto(origin);
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.startsWith('filler-')) localStorage.removeItem(key);
      });
      await page.close();
      const again = await openTab(context, origin, store);
      await again.add(['when-freed']);
      const freed = await again.said();
      const promised = [...TWENTY, ...(said === 'saved' ? ['when-full'] : []), 'when-freed'];
      const lost = missing(promised, await again.labels());
      return [
        ...lost.map((label) => `lost ${label}`),
        ...(freed === 'saved' ? [] : ['does not save again']),
        ...errors,
        ...(await again.errors()),
      ];
    },
  },
  {
    id: 'F03',
    what: 'the storage may not be touched',
    async wrongs({ context, origin, store }) {
      const tab = await openTab(context, origin, store, refuseStorage);
      const errors = await tab.errors();
      if (errors.length > 0) return errors;
      await tab.add(['in-memory']);
      const lost = missing(['in-memory'], await tab.labels());
      return [
        ...lost.map((label) => `lost ${label}`),
        ...((await tab.said()) === 'saved' ? ['says saved'] : []),
        ...(await tab.errors()),
      ];
    },
  },
  { id: 'F08', what: 'a text is cut short', wrongs: (place) => afterHarm(place, (text) => text.slice(0, -7)) },
  {
    id: 'F09',
    what: 'a byte of a text has changed',
    wrongs: (place) => afterHarm(place, (text) => text.replace('"', '`')),
  },
  { id: 'F10', what: 'a text is of another shape', wrongs: (place) => afterHarm(place, () => '{"v":1}') },
  {
    id: 'F11',
    what: 'the data of the site is cleared while it is open',
    async wrongs(place) {
      const { context, origin, store } = place;
      await keepTwenty(place);
      const tab = await openTab(context, origin, store);
      const devtools = await context.newCDPSession(tab.page);
      const ear = await tab.page.evaluateHandle(() => ({
        heard: new Promise<void>((resolve) =>
          window.addEventListener('storage', ({ key }) => key === null && resolve()),
        ),
      }));
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      // The page hears of it in its own time; what it adds before that is written as if nothing had happened.
      await ear.evaluate(({ heard }) => heard);
      await tab.add(['after-clearing']);
      const said = await tab.said();
      const inMemory = missing([...TWENTY, 'after-clearing'], await tab.labels());
      await tab.page.close();
      const again = await openTab(context, origin, store);
      const kept = await again.labels();
      const lost = said === 'saved' ? missing([...TWENTY, 'after-clearing'], kept) : [];
      return [
        ...inMemory.map((label) => `forgot ${label}`),
        ...lost.map((label) => `said saved, and lost ${label}`),
        ...(await again.errors()),
      ];
    },
  },
  { id: 'F15', what: `two tabs add ${EVENTS} events each`, wrongs: (place) => manyTabs(place, 2) },
  { id: 'F15', what: `four tabs add ${EVENTS} events each`, wrongs: (place) => manyTabs(place, 4) },
];
