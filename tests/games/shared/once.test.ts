import { expect, test, vi } from 'vitest';
import { later, onceFor } from '../../../src/games/shared/memo.ts';

test('what is worked out later is worked out when it is first asked for, and not again, whatever it is', () => {
  for (const value of [7, undefined, null, 0]) {
    const make = vi.fn(() => value);
    const ask = later(make);
    expect(make).not.toHaveBeenCalled();
    expect([ask(), ask()]).toEqual([value, value]);
    expect(make).toHaveBeenCalledOnce();
  }
});

test('what follows from a thing is worked out once for each thing, also where it is nothing', () => {
  const make = vi.fn(({ name }: { readonly name: string }) => name || undefined);
  const ask = onceFor(make);
  const [one, other, none] = [{ name: 'one' }, { name: 'other' }, { name: '' }];
  expect([ask(one), ask(other), ask(none), ask(none), ask(one)]).toEqual(['one', 'other', undefined, undefined, 'one']);
  expect(make).toHaveBeenCalledTimes(3);
});
