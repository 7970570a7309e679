import type { ComponentChildren } from 'preact';
import { Dialog } from '../shared/Dialog.tsx';
import { useGools } from './texts-context.ts';

interface SheetProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

/** Lies over the Gools panel. */
export function Sheet({ title, close, children }: SheetProps) {
  const { words } = useGools();
  return (
    <Dialog title={title} closeKey={words.table.shared.clause.close} close={close} fallback="gools-now">
      {children}
    </Dialog>
  );
}
