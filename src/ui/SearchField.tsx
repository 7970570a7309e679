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
    aria-label={label}
    placeholder={label}
    value={text}
    onInput={({ currentTarget }) => type(currentTarget.value)}
  />
);
