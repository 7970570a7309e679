import { useState } from 'preact/hooks';
import { snolForms } from '../../../../games/gug/play-turn.ts';
import { fill } from '../../../../i18n/fill.ts';
import { Sheet } from '../../Sheet.tsx';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { usePlay } from './play-context.ts';

const SECONDS = [5, 10, 15] as const;
const WHY = { hurry: 'hurryWhy', count: 'countWhy', lost: 'lostWhy' } as const;

/** 11.3 in its three forms. The call is played; the seconds are the screen's own. */
export function SnolSheet({ close }: { close: () => void }) {
  const { words, state, rulings } = useGame();
  const { count } = usePlay();
  const [from, setFrom] = useState<number>(10);
  const { snol } = words.play;
  const { turn } = state;
  if (!turn) return null;
  return (
    <Sheet title={snol.heading} close={close}>
      <p>{snol.intro}</p>
      <div class="seconds" role="group" aria-label={snol.seconds}>
        <span>{snol.seconds}</span>
        {SECONDS.map((seconds) => (
          <button
            key={seconds}
            type="button"
            class="key"
            aria-pressed={from === seconds}
            aria-label={fill(snol.secondsOf, { count: seconds })}
            onClick={() => setFrom(seconds)}
          >
            {seconds}
          </button>
        ))}
      </div>
      <ul class="options">
        {snolForms(rulings, turn).map((form) => (
          <li key={form}>
            <button
              type="button"
              class="option"
              data-snol={form}
              onClick={() => {
                close();
                if (!act({ kind: 'snol', seat: turn.seat, form }) || form === 'lost') return;
                count({ form, from, endsAt: Date.now() + from * 1000 });
              }}
            >
              <span>
                <strong>{snol[form]}</strong>
                <span class="soft">{snol[WHY[form]]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
