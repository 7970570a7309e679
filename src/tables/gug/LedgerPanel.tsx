import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Ledger } from '../../games/gug/ledger.ts';
import type { Drop } from '../../games/gug/position.ts';
import { type Past, pastOf, withDrops, withPast } from '../../games/gug/situation.ts';
import { PLACES } from '../../games/gug/verdict.ts';
import { fill } from '../../i18n/fill.ts';
import { useStore } from '../../ui/use-store.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { LineBadge } from './Sign.tsx';
import { RadioKey } from './RadioKey.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { shortly } from './Ticket.tsx';
import { usePanel } from './panel-context.ts';
import { $ledger, $situation, change } from './session.ts';

/** The eleven inhibitions: where they were dropped, and what that leaves. */
export function LedgerPanel() {
  const { words, names, open } = usePanel();
  const shown = useStore($situation);
  const ledger = useStore($ledger);
  const add = useRef<HTMLButtonElement>(null);
  const { drops, touched, leicester } = pastOf(shown);
  const asks = shown.asksTouched === true;
  const text = words.panel.ledger;
  const remove = (index: number) => {
    const situation = $situation.get();
    const drop = drops[index];
    const others = drops.filter((_, at) => at !== index);
    // Without an earlier one, what happened since the last drop is the same.
    const isLast = index === drops.length - 1;
    const next = isLast ? withDrops(situation, others) : withPast(situation, { drops: others });
    change(next, drop ? names.station(drop.station) : '');
    // The key that was pressed is gone with its drop.
    add.current?.focus();
  };
  // Few taps change anything of it.
  return useMemo(
    () => (
      <section class="part" aria-labelledby="gug-ledger">
        <h3 class="ringless" id="gug-ledger" tabIndex={-1}>
          {text.heading}
        </h3>
        {ledger && (
          <LedgerSlots
            ledger={ledger}
            drops={drops}
            said={(drop) => names.sentence(text.filled, drop)}
            wrong={text.wrong}
            after={(drop, index) => (
              <button
                type="button"
                class="key remove"
                aria-label={fill(text.remove, { station: names.station(drop.station) })}
                onClick={() => remove(index)}
              >
                ✕
              </button>
            )}
          />
        )}
        <button ref={add} type="button" class="key wide" aria-haspopup="dialog" onClick={() => open({ kind: 'drop' })}>
          {text.add}
        </button>
        {ledger && (
          <CanFinish
            ledger={ledger}
            words={{ ...text, ...(ledger.left === 0 && ledger.isReachable && { canFinish: text.finished }) }}
          />
        )}
        <SinceDrop
          past={{ drops, touched, leicester }}
          asks={asks}
          change={(next, label) => change(withPast($situation.get(), next), label)}
        />
        <p class="soft">{ledger && fill(text.left, { count: ledger.left })}</p>
      </section>
    ),
    [names, ledger, drops, touched, leicester, asks],
  );
}

interface CanFinishProps {
  ledger: Ledger;
  words: { readonly canFinish: string; readonly cannotFinish: string };
}

/** Whether eleven can still be reached, and what of the Central line's one drop. */
export function CanFinish({ ledger, words: { canFinish, cannotFinish } }: CanFinishProps) {
  const { words, names } = usePanel();
  const text = words.panel.ledger;
  const free = PLACES.filter((place) => ledger.slots.some((slot) => slot.place === place && slot.drop === null));
  return (
    <p class="outlook" data-reachable={ledger.isReachable}>
      <Sign meaning={ledger.isReachable ? 'applies' : 'breaks'} />
      <span>
        {ledger.isReachable ? canFinish : fill(cannotFinish, { places: names.places(free) })}{' '}
        {ledger.isCentralLeft ? text.centralFree : text.centralUsed} <ClauseTag clause="gug-12.2" />
      </span>
    </p>
  );
}

interface LedgerSlotsProps {
  ledger: Ledger;
  drops: readonly Drop[];
  /** A drop in words. */
  said: (drop: Drop) => string;
  /** What is said of a fault. */
  wrong: string;
  /** Whether a drop waits until somebody has drunk up. */
  waits?: (drop: Drop) => boolean;
  /** Between the places and the drops. */
  heading?: ComponentChildren;
  /** Behind a drop. */
  after: (drop: Drop, index: number) => ComponentChildren;
}

/** The eleven places in their rows, then the drops, each with what is wrong with it. A drop that does not count takes no place. */
export function LedgerSlots(props: LedgerSlotsProps) {
  const { ledger, drops, said, wrong, waits = () => false, heading, after } = props;
  const { words, names } = usePanel();
  const text = words.panel.ledger;
  const rows = PLACES.map((place) => ({ place, slots: ledger.slots.filter((slot) => slot.place === place) }));
  const isWrong = (drop: Drop) => (ledger.faults[drops.indexOf(drop)]?.length ?? 0) > 0;
  return (
    <>
      <dl class="slots flow">
        {rows
          .filter(({ slots }) => slots.length > 0)
          .map(({ place, slots }) => (
            <div key={place}>
              <dt>{text.places[place]}</dt>
              <dd class="flow tight">
                {slots.map(({ drop }, index) => (
                  <span
                    key={index}
                    class="slot"
                    data-taken={drop !== null}
                    data-waits={drop !== null && waits(drop)}
                    data-fault={drop !== null && isWrong(drop)}
                  >
                    {drop && <LineBadge line={drop.line} />}
                    <span class="visually-hidden">
                      {drop ? said(drop) : text.free}
                      {', '}
                    </span>
                  </span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      {heading}
      <ul class="drops ruled">
        {drops.map((drop, index) => (
          <li key={index} class="row loose">
            <LineBadge line={drop.line} />
            <span>
              {said(drop)}
              {ledger.faults[index]?.map((fault) => (
                <span key={fault.reason} class="fault">
                  {fill(wrong, { why: shortly(fault, words, names) })} <ClauseTag clause={fault.clause} />
                </span>
              ))}
            </span>
            {after(drop, index)}
          </li>
        ))}
      </ul>
    </>
  );
}

interface SinceDropProps {
  past: Past;
  /** Whether it is not known if the loop was touched. */
  asks: boolean;
  change: (past: Partial<Past>, label: string) => void;
}

/** More turns than these at Leicester Square are told in a link alone. */
const COUNTS = [0, 1, 2] as const;

/** What happened since the last drop that still decides: the loop (14.1), and Leicester Square (16.4). */
function SinceDrop({ past, asks, change }: SinceDropProps) {
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
            <RadioKey
              key={count}
              name="gug-leicester"
              isChosen={past.leicester === count}
              choose={() => change({ leicester: count }, ask.leicester)}
            >
              {count}
            </RadioKey>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
