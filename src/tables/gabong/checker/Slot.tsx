import type { ComponentChildren } from 'preact';

interface SlotProps {
  id: string;
  label: string;
  /** What lies there, in words. */
  called: string;
  /** Whether those are seen: a card says them itself. */
  isSeen: boolean;
  /** Whether the keys below are for it. */
  isOpen: boolean;
  open: () => void;
  children: ComponentChildren;
}

/** Where something lies that is asked about; pressing it lets the keys change it. */
export function Slot({ id, label, called, isSeen, isOpen, open, children }: SlotProps) {
  return (
    <button type="button" class="card-slot card column tight" data-slot={id} aria-pressed={isOpen} onClick={open}>
      <span class="fanned flow">{children}</span>
      <span>
        {label} {isSeen ? <small>{called}</small> : <span class="visually-hidden">{called}</span>}
      </span>
    </button>
  );
}
