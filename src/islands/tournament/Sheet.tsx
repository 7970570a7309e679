import type { ComponentChildren } from 'preact';
import { Dialog } from '../shared/Dialog.tsx';
import { useTournament } from './texts-context.ts';

interface SheetProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

/** Lies over the tournament. */
export function Sheet({ title, close, children }: SheetProps) {
  const { words } = useTournament();
  return (
    <Dialog title={title} closeKey={words.shared.clause.close} close={close} fallback="tournament-now">
      {children}
    </Dialog>
  );
}
