import type { ComponentChildren } from 'preact';
import { Fold } from '../../Fold.tsx';
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
  const title = (
    <>
      <span class="setup-name">{words.setup.parts[part]}</span> <span class="setup-value">{value}</span>
    </>
  );
  return (
    <div class="setup-fold" id={`setup-${part}`} data-faulty={isFaulty}>
      <Fold isOpen={isOpen} toggle={() => show(isOpen ? undefined : part)} title={title}>
        {children}
      </Fold>
    </div>
  );
}
