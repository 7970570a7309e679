import { REASON_MOST } from '../../storage/text-schema.ts';

interface ReasonChoiceProps {
  /** The reasons that are given most, a key each. */
  reasons: readonly string[];
  /** What stands over the box for any other. */
  other: string;
  reason: string;
  choose: (reason: string) => void;
}

/** Why the judge is overruled: one of the usual reasons, or one's own words. */
export function ReasonChoice({ reasons, other, reason, choose }: ReasonChoiceProps) {
  return (
    <>
      <div class="row">
        {reasons.map((each) => (
          <button key={each} type="button" class="key" aria-pressed={reason === each} onClick={() => choose(each)}>
            {each}
          </button>
        ))}
      </div>
      <label class="asked stack tight">
        <span>{other}</span>
        <input
          class="field"
          name="reason"
          maxLength={REASON_MOST}
          value={reason}
          onInput={({ currentTarget }) => choose(currentTarget.value)}
        />
      </label>
    </>
  );
}
