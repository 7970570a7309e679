import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Icon } from './Icon.tsx';

interface DisclosureProps {
  isOpen: boolean;
  toggle: () => void;
  title: ComponentChildren;
  /** Whether the title is a heading of the panel; within a part it is none. */
  isHeading?: boolean;
  children: ComponentChildren;
}

/** A heading that unfolds what stands under it; what is folded up is not drawn at all. */
export function Disclosure({ isOpen, toggle, title, isHeading = false, children }: DisclosureProps) {
  const id = useId();
  // A heading in a key would be no heading: all within a key is its name.
  const key = (
    <button type="button" class="fold-key bare row" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
      <span class="fold-title">{title}</span>
      <Icon is={isOpen ? 'up' : 'down'} />
    </button>
  );
  return (
    <div class="fold">
      {isHeading ? <h3>{key}</h3> : key}
      <div id={id}>{isOpen && children}</div>
    </div>
  );
}

/** The same, where nothing else asks or says whether it is open. */
export function Fold({
  startsOpen = false,
  ...rest
}: Omit<DisclosureProps, 'isOpen' | 'toggle'> & { startsOpen?: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return <Disclosure {...rest} isOpen={isOpen} toggle={() => setOpen(!isOpen)} />;
}
