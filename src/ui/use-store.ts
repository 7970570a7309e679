import { useStore as useStoreByItself } from '@nanostores/preact';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';

/**
 * What a store holds by now. The hook of nanostores draws each part that hears of a change in a task of its own, and the
 * page may be laid out between them; asked for at once, all are drawn together, and once, before the tap's task ends.
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  const [, draw] = useState({});
  useLayoutEffect(() => store.listen(() => draw({})), [store]);
  // The hook reads, and is told of nothing: it would draw the same a second time.
  const listen = () => () => undefined;
  return useStoreByItself(useMemo(() => ({ ...store, listen }), [store]));
}
