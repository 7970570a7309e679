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

/** So few pixels from its end, nothing is hidden: its own edge takes as many. */
const AT_END = 4;

/** What may be wider than the screen, in a box that is pushed sideways, by keys too, and says so. */
export function ScrollBox({ label, cue, newest, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  const [isAtEnd, setAtEnd] = useState(false);
  const shown = useRef<number>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const showNewest = () => {
      if (shown.current !== newest) element.scrollTo({ left: element.scrollWidth, behavior: 'instant' });
      shown.current = newest;
    };
    const lookAtEnd = () => setAtEnd(element.scrollLeft + element.clientWidth >= element.scrollWidth - AT_END);
    const measure = () => {
      setWide(element.scrollWidth > element.clientWidth + 1);
      // In a sheet that is still to open, nothing has a size yet.
      if (element.clientWidth >= LEAST_WIDE * remOf()) showNewest();
      lookAtEnd();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', lookAtEnd, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', lookAtEnd);
    };
  }, [newest]);
  return (
    <>
      <div
        ref={box}
        class="scroll-box enamel"
        data-wide={isWide}
        data-more={isWide && !isAtEnd}
        role="group"
        aria-label={label}
        tabIndex={isWide ? 0 : undefined}
      >
        {children}
      </div>
      {isWide && <p class="soft scroll-cue">{cue}</p>}
    </>
  );
}
