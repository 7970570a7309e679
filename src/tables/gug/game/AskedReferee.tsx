import { NAME_MOST } from '../../../storage/text-schema.ts';
import { useGame } from './game-context.ts';

interface AskedRefereeProps {
  value: string;
  set: (name: string) => void;
}

/** Asks who decides, where the game has no referee (4.1). */
export function AskedReferee({ value, set }: AskedRefereeProps) {
  const { overrule } = useGame().words.play;
  return (
    <label class="asked">
      <span>{overrule.refereeFirst}</span>
      <input
        class="field"
        name="referee"
        maxLength={NAME_MOST}
        placeholder={overrule.referee}
        value={value}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    </label>
  );
}
