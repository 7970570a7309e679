import type { Past } from '../../games/gug/situation.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { usePanel } from './panel-context.ts';

interface SinceDropProps {
  past: Past;
  /** Whether it is not known if the loop was touched. */
  asks: boolean;
  change: (past: Partial<Past>, label: string) => void;
}

/** More turns than these at Leicester Square are told in a link alone. */
const COUNTS = [0, 1, 2] as const;

/** What happened since the last drop that still decides: the loop (14.1), and Leicester Square (16.4). */
export function SinceDrop({ past, asks, change }: SinceDropProps) {
  const { ask } = usePanel().words.panel;
  return (
    <div class="since">
      {asks ? (
        <fieldset class="touched-asked">
          <legend>
            {ask.touchedAsked} <ClauseTag clause="gug-14.1" />
          </legend>
          <div class="row">
            {[true, false].map((touched) => (
              <button
                key={String(touched)}
                type="button"
                class="key"
                data-touched={touched}
                onClick={() => change({ touched }, ask.touched)}
              >
                {touched ? ask.yes : ask.no}
              </button>
            ))}
          </div>
        </fieldset>
      ) : (
        <div class="line">
          <label class="reading">
            <input
              type="checkbox"
              checked={past.touched}
              onChange={() => change({ touched: !past.touched }, ask.touched)}
            />
            <span>{ask.touched}</span>
          </label>
          <ClauseTag clause="gug-14.1" />
        </div>
      )}
      <fieldset>
        <legend>
          {ask.leicester} <ClauseTag clause="gug-16.4" />
        </legend>
        <div class="row">
          {COUNTS.map((count) => (
            <label key={count} class="count">
              <input
                type="radio"
                name="gug-leicester"
                checked={past.leicester === count}
                onChange={() => change({ leicester: count }, ask.leicester)}
              />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
