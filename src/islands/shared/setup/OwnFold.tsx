import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { SetupFold } from './SetupFold.tsx';

interface OwnFoldProps {
  id: string;
  name: string;
  value: ComponentChildren;
  children: ComponentChildren;
}

/** A folded part of a set-up that is opened whatever else is open. */
export function OwnFold(props: OwnFoldProps) {
  const [isOpen, setOpen] = useState(false);
  return <SetupFold {...props} isOpen={isOpen} toggle={() => setOpen(!isOpen)} />;
}
