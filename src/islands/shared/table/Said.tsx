import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface SaidProps<Step> {
  /** The panel. */
  game: string;
  steps: readonly Step[];
  /** What has changed since the steps before; undefined where nothing has. */
  change: (before: readonly Step[]) => string | undefined;
  /** What the table waits for now. */
  next: string;
}

/** Says each change of a game once, and what the table waits for after it: the one live region of a table. */
export function Said<Step>({ game, steps, change, next }: SaidProps<Step>) {
  const [said, say] = useState({ count: 0, text: '' });
  const last = useRef(steps);
  // Written together with what it tells of: later it would have to be laid out by itself.
  useLayoutEffect(() => {
    const changed = change(last.current);
    last.current = steps;
    if (changed !== undefined) say(({ count }) => ({ count: count + 1, text: `${changed} ${next}`.trim() }));
  }, [steps]);
  return (
    <p class="visually-hidden" aria-live="polite" data-said={game}>
      {/* Another element each time: the same words twice are two changes. */}
      <span key={said.count}>{said.text}</span>
    </p>
  );
}
