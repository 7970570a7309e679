import { fill } from '../../../i18n/fill.ts';
import { useGabong } from '../table.ts';

interface MasterMarkProps {
  called: string;
  isMaster: boolean;
  choose: () => void;
}

/** Beside a name: marks the GM of the first deal. */
export function MasterMark({ called, isMaster, choose }: MasterMarkProps) {
  const { master: text } = useGabong().words.setup;
  return (
    <label class="count master-mark">
      <input
        type="radio"
        name="gabong-master"
        aria-label={fill(text.mark, { name: called })}
        checked={isMaster}
        onChange={choose}
      />
      <span aria-hidden="true">{text.short}</span>
    </label>
  );
}
