import type { ComponentChildren } from 'preact';
import { Dialog } from '../shared/Dialog.tsx';
import { useGabong } from './texts-context.ts';

interface SheetProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

/** Lies over the Gabong panel. */
export function Sheet({ title, close, children }: SheetProps) {
  const { words } = useGabong();
  return (
    <Dialog title={title} closeKey={words.shared.clause.close} close={close} fallback="gabong-now">
      {children}
    </Dialog>
  );
}
