import { expect, test } from 'vitest';
import {
  databaseOf,
  fakeBrowser,
  type FakeBrowser,
  meddle,
  namesIn,
  naming,
  NEW_GAME,
  settled,
} from './fake-copies.ts';

/** A kind of line that this build knows, under a name that it does not: as an earlier build sees what a later one brought. */
const KNOWN = '"kind":"rename","name":"new thing"';
const UNKNOWN = '"kind":"levitate","name":"new thing"';

/** Everything in the browser with one text put for another, in both copies and in what was set aside. */
async function reword(browser: FakeBrowser, from: string, to: string): Promise<void> {
  const quoted = (text: string) => JSON.stringify(text).slice(1, -1);
  const change = (text: string) => text.replaceAll(from, to).replaceAll(quoted(from), quoted(to));
  for (const [key, text] of browser.texts) browser.texts.set(key, change(text));
  const records = (await databaseOf(browser))['events'] as readonly object[];
  for (const record of records) {
    const text = JSON.stringify(record);
    if (text !== change(text)) await meddle(browser, 'events', (events) => events.put(JSON.parse(change(text))));
  }
}

test.each(['nothing', 'a line of its own'])(
  'F27: a game with what an earlier build has never heard of is whole again in the later one, where the earlier one adds %s',
  async (adds) => {
    const browser = fakeBrowser();
    const later = await browser.open();
    const { id } = later.startGame(NEW_GAME);
    for (const name of ['one', 'new thing', 'two']) later.append(id, naming(name));
    await settled(later);
    await reword(browser, KNOWN, UNKNOWN);
    const earlier = await browser.open();
    expect(namesIn(earlier, id)).not.toContain('new thing');
    if (adds !== 'nothing') earlier.append(id, naming('added'));
    await earlier.saveAgain();
    await reword(browser, UNKNOWN, KNOWN);
    const back = await browser.open();
    expect(namesIn(back, id)).toEqual(expect.arrayContaining(['one', 'new thing', 'two']));
  },
);
