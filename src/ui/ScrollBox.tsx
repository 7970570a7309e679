import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface ScrollBoxProps {
  label: string;
  /** Said below what is wider than its box. */
  cue: string;
  children: ComponentChildren;
}

/** So few pixels from its end, nothing is hidden: its own edge takes as many. */
const AT_END = 4;

/** What may be wider than the screen, in a box that is pushed sideways, by keys too, and says so. */
export function ScrollBox({ label, cue, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  const [isAtEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const lookAtEnd = () => setAtEnd(element.scrollLeft + element.clientWidth >= element.scrollWidth - AT_END);
    const measure = () => {
      setWide(element.scrollWidth > element.clientWidth + 1);
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
  }, []);
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
