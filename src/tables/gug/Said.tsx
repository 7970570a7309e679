import type { ComponentChildren } from 'preact';

/** Signs and short words for the eye, and the same in whole words for a screen reader. */
export function Said({ words, children }: { words: string; children: ComponentChildren }) {
  return (
    <>
      <span class="visually-hidden">{words}</span>
      <span class="seen" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
