import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { usePanel } from './panel-context.ts';

interface SheetProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

/** Lies over the panel: Escape, the button, and a tap beside it put it away, and focus goes back to where it was. */
export function Sheet({ title, close, children }: SheetProps) {
  const { words } = usePanel();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const sheet = dialog.current;
    sheet?.showModal();
    return () => {
      // While it is open, nothing beneath it takes the focus.
      sheet?.close();
      const next = opener?.isConnected ? opener : document.getElementById('gug-answer');
      if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby="gug-sheet-title"
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="sheet-paper">
        <header>
          <h3 id="gug-sheet-title">{title}</h3>
          <button type="button" class="key" onClick={() => dialog.current?.close()}>
            {words.panel.clause.close}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
