import { useEffect, useRef } from 'preact/hooks';

/** When the key that was pressed is gone with what it was for, the focus stays with the judge of cards. */
export function useKeptFocus(changed: unknown): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) {
      document.getElementById('gabong-now')?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [changed]);
}
