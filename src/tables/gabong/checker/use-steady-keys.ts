import { type RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * An answer that has grown longer than the screen has room for goes up, so that the keys stay beneath the thumb.
 *
 * @param asked - the keys move with it.
 * @param keys - which keys, inside of what bears the ref.
 */
export function useSteadyKeys(asked: unknown, keys: string): RefObject<HTMLDivElement> {
  const part = useRef<HTMLDivElement>(null);
  const stood = useRef<number>();
  useLayoutEffect(() => {
    const box = part.current?.querySelector(keys)?.getBoundingClientRect();
    if (!box) return;
    const stands = box.top + scrollY;
    if (stood.current !== undefined) scrollBy({ top: stands - stood.current, behavior: 'instant' });
    stood.current = stands;
  }, [asked]);
  return part;
}
