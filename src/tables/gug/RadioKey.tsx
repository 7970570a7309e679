import type { ComponentChildren } from 'preact';

interface RadioKeyProps {
  /** The same for all of which one is chosen. */
  name: string;
  isChosen: boolean;
  choose: () => void;
  children: ComponentChildren;
}

/** One of a few things in a row, of which one is chosen. */
export const RadioKey = ({ name, isChosen, choose, children }: RadioKeyProps) => (
  <label class="count card">
    <input type="radio" name={name} checked={isChosen} onChange={choose} />
    <span>{children}</span>
  </label>
);
