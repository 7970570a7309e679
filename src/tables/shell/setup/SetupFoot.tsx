import type { ComponentChildren } from 'preact';
import { UndoKey } from '../../../ui/UndoKey.tsx';

interface SetupFootProps {
  /** The id of the key that starts the game. */
  id: string;
  /** What the key says, and what it does. */
  go: { readonly label: string; readonly press: () => void };
  undo: { readonly label: string; readonly isIdle: boolean; readonly press: () => void };
  /** What stands in the way, once somebody has tried. */
  children: ComponentChildren;
}

/** At the lower edge: what stands in the way, undo at its place, and the key that starts the game. */
export function SetupFoot({ id, go, undo, children }: SetupFootProps) {
  return (
    <div class="setup-foot stack">
      {children}
      <div class="bar flow">
        <UndoKey {...undo} />
        <button type="button" class="key go" id={id} data-do="start" onClick={go.press}>
          {go.label}
        </button>
      </div>
    </div>
  );
}
