interface UndoKeyProps {
  /** What it takes back, in words. */
  label: string;
  /** Whether there is nothing to take back. */
  isIdle: boolean;
  press: () => void;
}

/** Letters that have room in the lines of the bar, and whose words are never shortened. */
const SHORT = 30;

/** Undo, bottom left at every table. */
export function UndoKey({ label, isIdle, press }: UndoKeyProps) {
  return (
    <button
      type="button"
      class="key undo"
      data-words={label.length > SHORT ? 'many' : 'few'}
      aria-disabled={isIdle}
      title={label}
      onClick={() => {
        if (!isIdle) press();
      }}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />
      </svg>
      <span class="clamp">{label}</span>
    </button>
  );
}

/** Redo, beside undo at the tables. */
export function RedoKey({ label, press }: { label: string; press: () => void }) {
  return (
    <button type="button" class="key again" data-do="redo" onClick={press}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m15 5 5 5-5 5M20 10H10a6 6 0 0 0 0 12h3" />
      </svg>
      <span>{label}</span>
    </button>
  );
}
