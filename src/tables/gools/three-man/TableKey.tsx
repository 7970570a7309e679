import type { ComponentChildren } from 'preact';

interface TableKeyProps {
  /** What pressing it does, said before what is seen on it. */
  label: string;
  isOff?: boolean;
  /** It is rarely pressed, and looks like a place of its own. */
  isQuiet?: boolean;
  /** Undefined where there is nothing to press: then the place stands alone. */
  press: (() => void) | undefined;
  children: ComponentChildren;
}

/** A player's place at the table as a key. */
export function TableKey({ label, isOff = false, isQuiet = false, press, children }: TableKeyProps) {
  if (!press) return <>{children}</>;
  return (
    <button
      type="button"
      class="table-key bare"
      data-quiet={isQuiet}
      aria-disabled={isOff}
      onClick={() => !isOff && press()}
    >
      <span class="visually-hidden">{label}. </span>
      {children}
    </button>
  );
}
