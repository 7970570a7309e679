/** Signs that more than one key bears. */
const PATHS = {
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm5 9 7 7 7-7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  redo: 'm15 5 5 5-5 5M20 10H10a6 6 0 0 0 0 12h3',
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  up: 'm5 15 7-7 7 7',
} as const;

/** The sign on a key, drawn in lines. @param path - of its own, in a square of 24, where no other key bears it. */
export function Icon({ is, path = '', look = '' }: { is?: keyof typeof PATHS; path?: string; look?: string }) {
  return (
    <svg class={`icon ${look}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={is ? PATHS[is] : path} />
    </svg>
  );
}
