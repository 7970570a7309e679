import { useLayoutEffect, useRef } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';

/** So many names of earlier games are offered. */
const OFFERED = 12;

interface KnownNamesProps {
  /** Who has played before and does not sit here yet; who played last comes first. */
  names: readonly string[];
  words: { readonly known: string; readonly seatKnown: string };
  seat: (name: string) => void;
  /** The id of what takes the focus once the last of them sits. */
  fallback: string;
}

/** Names to tap instead of typing them. */
export function KnownNames({ names, words, seat, fallback }: KnownNamesProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number>();
  const offered = names.slice(0, OFFERED);
  // The name that was tapped is gone from here: the one that took its place has the focus.
  useLayoutEffect(() => {
    if (pressed.current === undefined) return;
    const left = [...(list.current?.querySelectorAll('button') ?? [])];
    (left[pressed.current] ?? left.at(-1) ?? document.getElementById(fallback))?.focus({ preventScroll: true });
    pressed.current = undefined;
  });
  if (offered.length === 0) return null;
  return (
    <div class="known stack tight">
      <p class="soft">{words.known}</p>
      <ul class="chips" ref={list}>
        {offered.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              class="chip card"
              aria-label={fill(words.seatKnown, { name })}
              onClick={() => {
                pressed.current = index;
                seat(name);
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
