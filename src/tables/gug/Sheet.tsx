import type { ComponentChildren } from 'preact';
import { Dialog } from '../../ui/Dialog.tsx';
import { usePanel } from './panel-context.ts';

interface SheetProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

/** Lies over the GUG panel. */
export function Sheet({ title, close, children }: SheetProps) {
  const { words } = usePanel();
  return (
    <Dialog title={title} closeKey={words.panel.clause.close} close={close} fallback="gug-answer">
      {children}
    </Dialog>
  );
}
