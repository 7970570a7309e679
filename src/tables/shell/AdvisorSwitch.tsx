interface AdvisorSwitchProps {
  words: { readonly label: string; readonly hint: string };
  isAllowed: boolean;
  allow: (isAllowed: boolean) => void;
}

/** The table's agreement that the advisor may speak while the game goes on. */
export const AdvisorSwitch = ({ words, isAllowed, allow }: AdvisorSwitchProps) => (
  <label class="reading advisor-switch">
    <input
      type="checkbox"
      role="switch"
      checked={isAllowed}
      onChange={({ currentTarget }) => allow(currentTarget.checked)}
    />
    <span>
      {words.label}
      <span class="soft">{words.hint}</span>
    </span>
  </label>
);
