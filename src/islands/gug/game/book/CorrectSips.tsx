import type { GugEvent } from '../../../../games/gug/events.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import { useGame } from '../game-context.ts';

interface CorrectSipsProps {
  event: Extract<GugEvent, { readonly kind: 'drink' }>;
  before: GugState;
  set: (event: GugEvent) => void;
}

/** How many sips were really drunk, of those that were owed then; shared as usual where the share is not said. */
export function CorrectSips({ event, before, set }: CorrectSipsProps) {
  const { correct: text } = useGame().words.book;
  const { owed } = before.seats[event.seat]!;
  const { kind, seat, overrule } = event;
  return (
    <div role="group" aria-label={text.sips}>
      <h4>{text.sips}</h4>
      <div class="row sip-keys">
        {Array.from({ length: owed }, (_none, index) => index + 1).map((sips) => (
          <button
            key={sips}
            type="button"
            class="key"
            data-sips={sips}
            aria-pressed={sips === event.sips}
            onClick={() => set({ kind, seat, sips, ...(overrule && { overrule }) })}
          >
            {sips}
          </button>
        ))}
      </div>
    </div>
  );
}
