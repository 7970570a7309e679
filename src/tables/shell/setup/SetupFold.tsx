import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Disclosure } from '../../../ui/Disclosure.tsx';

interface SetupFoldProps {
  id: string;
  name: string;
  /** How it stands, in words. */
  value: ComponentChildren;
  isFaulty?: boolean;
  isOpen: boolean;
  toggle: () => void;
  children: ComponentChildren;
}

/** A part of a set-up with a default that holds: folded up to its name and how it stands. */
export function SetupFold({ id, name, value, isFaulty = false, isOpen, toggle, children }: SetupFoldProps) {
  const title = (
    <>
      <span class="setup-name">{name}</span> <span class="setup-value wraps">{value}</span>
    </>
  );
  return (
    <div class="setup-fold" id={id} data-faulty={isFaulty}>
      <Disclosure isOpen={isOpen} toggle={toggle} title={title}>
        {children}
      </Disclosure>
    </div>
  );
}

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
