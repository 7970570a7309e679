import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface ScrollBoxProps {
  label: string;
  /** Said below what is wider than its box. */
  cue: string;
  /** When it changes, the box shows its far end: the newest stands there. */
  newest?: number;
  children: ComponentChildren;
}

/** A box narrower than this, in rem, shows its beginning: it has no room to keep the names in sight. */
const LEAST_WIDE = 17;
const remOf = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** What may be wider than the screen, in a box that is pushed sideways, by keys too, and says so. */
export function ScrollBox({ label, cue, newest, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  const shown = useRef<number>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const showNewest = () => {
      if (shown.current !== newest) element.scrollTo({ left: element.scrollWidth, behavior: 'instant' });
      shown.current = newest;
    };
    const measure = () => {
      setWide(element.scrollWidth > element.clientWidth + 1);
      // In a sheet that is still to open, nothing has a size yet.
      if (element.clientWidth >= LEAST_WIDE * remOf()) showNewest();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [newest]);
  return (
    <>
      <div
        ref={box}
        class="board-box"
        data-wide={isWide}
        role="group"
        aria-label={label}
        tabIndex={isWide ? 0 : undefined}
      >
        {children}
      </div>
      {isWide && <p class="soft board-cue">{cue}</p>}
    </>
  );
}
