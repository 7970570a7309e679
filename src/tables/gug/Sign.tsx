import type { Finding, Verdict } from '../../games/gug/verdict.ts';
import type { PlateKind } from '../../map/shown.ts';
import { PIPS } from '../../ui/pips.ts';

type Meaning = Verdict['outcome'] | Finding['effect'];

/** Each has a shape of its own, so that colour is never the only sign. */
const SHAPES: Readonly<Record<'good' | 'bad' | 'penalty' | 'open', string>> = {
  good: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM6.6 12.4l1.9-1.9 2.3 2.3 4.9-5.2 2 1.8-6.8 7.3Z',
  bad: 'M7.9 2h8.2L22 7.9v8.2L16.1 22H7.9L2 16.1V7.9ZM8.6 6.9 6.9 8.6 10.3 12l-3.4 3.4 1.7 1.7 3.4-3.4 3.4 3.4 1.7-1.7-3.4-3.4 3.4-3.4-1.7-1.7-3.4 3.4Z',
  penalty: 'M12 1.5 23.5 22H.5ZM10.7 8v7h2.6V8Zm0 8.6v2.6h2.6v-2.6Z',
  open: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 0 1 0-15.2ZM6.5 10.8v2.4h2.4v-2.4Zm4.3 0v2.4h2.4v-2.4Zm4.3 0v2.4h2.4v-2.4Z',
};

const SHAPE_OF: Readonly<Record<Meaning, keyof typeof SHAPES>> = {
  legal: 'good',
  applies: 'good',
  illegal: 'bad',
  breaks: 'bad',
  penalty: 'penalty',
  incomplete: 'open',
  missing: 'open',
};

export function Sign({ meaning }: { meaning: Meaning }) {
  return (
    <svg class="sign" data-meaning={SHAPE_OF[meaning]} viewBox="0 0 24 24" aria-hidden="true">
      <path fill-rule="evenodd" d={SHAPES[SHAPE_OF[meaning]]} />
    </svg>
  );
}

/** Sips as a row of bottle caps with their number. The words of the answer say the same. */
export function Caps({ count }: { count: number }) {
  return (
    <div class="caps" aria-hidden="true">
      <span class="caps-count">{count}</span>
      <span class="caps-row">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} />
        ))}
      </span>
    </div>
  );
}

const FACTORS = { double: '×2', triple: '×3' } as const;

/** The sign beside a drawn end station as it stands on the map. The word beside it says the same. */
export function PlateSign({ kind }: { kind: PlateKind }) {
  return (
    <svg class={`plate-sign ${kind}`} viewBox="-10 -7 20 14" aria-hidden="true">
      <rect x="-9" y="-6.2" width="18" height="12.4" rx={kind === 'closed' ? 6.2 : 1.6} />
      {kind === 'closed' ? (
        <path d="M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-4 0h8" />
      ) : (
        <text x="0" y="0.4">
          {FACTORS[kind]}
        </text>
      )}
    </svg>
  );
}

/** A die as it lies on the table; without eyes it has not been thrown. */
export function DieFace({ eyes }: { eyes: number }) {
  return (
    <svg class="die" data-eyes={eyes} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1.5" y="1.5" width="21" height="21" rx="4.5" />
      {PIPS[eyes]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
      ))}
    </svg>
  );
}
