import { useState } from 'preact/hooks';
import { choosePatterns, hasPatterns } from '../../storage/choices.ts';
import { Switch } from '../../ui/Switch.tsx';
import { usePanel } from './panel-context.ts';

/** Whether the lines of the map bear patterns, for those who mix up their colours. */
export function PatternSwitch() {
  const { patterns } = usePanel().words.panel.map;
  const [isOn, setOn] = useState(hasPatterns);
  const set = (isWanted: boolean) => {
    choosePatterns(isWanted);
    setOn(isWanted);
  };
  return <Switch words={patterns} isOn={isOn} set={set} hook="patterns" />;
}
