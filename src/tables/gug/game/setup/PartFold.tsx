import type { ComponentChildren } from 'preact';
import { SetupFold } from '../../../shell/setup/SetupFold.tsx';
import { type Part, useSetup } from './setup-context.ts';

interface PartFoldProps {
  part: Part;
  /** How it stands, in words. */
  value: ComponentChildren;
  isFaulty?: boolean;
  children: ComponentChildren;
}

/** A part of the setup with a default that holds: folded up to its name and how it stands. */
export function PartFold({ part, value, isFaulty = false, children }: PartFoldProps) {
  const { words, part: opened, show } = useSetup();
  const isOpen = opened === part;
  return (
    <SetupFold
      id={`setup-${part}`}
      name={words.setup.parts[part]}
      value={value}
      isFaulty={isFaulty}
      isOpen={isOpen}
      toggle={() => show(isOpen ? undefined : part)}
    >
      {children}
    </SetupFold>
  );
}
