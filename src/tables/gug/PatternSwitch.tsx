import { useState } from 'preact/hooks';
import { choosePatterns, hasPatterns } from '../../storage/choices.ts';
import { usePanel } from './panel-context.ts';

/** Whether the lines of the map bear patterns, for those who mix up their colours. */
export function PatternSwitch() {
  const { label, hint } = usePanel().words.panel.map.patterns;
  const [isOn, setOn] = useState(hasPatterns);
  return (
    <label class="reading">
      <input
        type="checkbox"
        role="switch"
        data-do="patterns"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          choosePatterns(checked);
          setOn(checked);
        }}
      />
      <span>
        {label}
        <span class="soft">{hint}</span>
      </span>
    </label>
  );
}
