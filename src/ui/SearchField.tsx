import { AS_TYPED } from './NameField.tsx';

interface SearchFieldProps {
  label: string;
  text: string;
  type: (text: string) => void;
}

/** A box that narrows the list below it. */
export const SearchField = ({ label, text, type }: SearchFieldProps) => (
  <input
    class="field"
    type="search"
    {...AS_TYPED}
    aria-label={label}
    placeholder={label}
    value={text}
    onInput={({ currentTarget }) => type(currentTarget.value)}
  />
);
