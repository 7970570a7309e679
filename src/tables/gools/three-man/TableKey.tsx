import type { ComponentChildren } from 'preact';

interface TableKeyProps {
  /** What pressing it does, said before what is seen on it. */
  label: string;
  isOff?: boolean;
  press: () => void;
  children: ComponentChildren;
}

/** A player's place at the table as a key. */
export function TableKey({ label, isOff = false, press, children }: TableKeyProps) {
  return (
    <button type="button" class="table-key bare" aria-disabled={isOff} onClick={() => !isOff && press()}>
      <span class="visually-hidden">{label}. </span>
      {children}
    </button>
  );
}
