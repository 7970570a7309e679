interface SwitchProps {
  words: { readonly label: string; readonly hint: string };
  isOn: boolean;
  set: (isOn: boolean) => void;
  /** What it is known by. */
  hook?: string;
}

/** Something to be switched on or off, and what that means. */
export const Switch = ({ words: { label, hint }, isOn, set, hook }: SwitchProps) => (
  <label class="reading">
    <input
      type="checkbox"
      role="switch"
      data-do={hook}
      checked={isOn}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
    />
    <span>
      {label}
      <span class="soft">{hint}</span>
    </span>
  </label>
);
