import { useRef } from 'preact/hooks';
import { pastOf, withDrops, withPast } from '../../games/gug/situation.ts';
import { fill } from '../../i18n/fill.ts';
import { $ledger, $situation, change } from './session.ts';
import { useStore } from '../shared/use-store.ts';
import { LedgerSlots } from './LedgerSlots.tsx';
import { LedgerVerdict } from './LedgerVerdict.tsx';
import { usePanel } from './panel-context.ts';
import { SinceDrop } from './SinceDrop.tsx';

/** The eleven inhibitions: where they were dropped, and what that leaves. */
export function LedgerPanel() {
  const { words, names, open } = usePanel();
  const situation = useStore($situation);
  const ledger = useStore($ledger);
  const add = useRef<HTMLButtonElement>(null);
  const past = pastOf(situation);
  const text = words.panel.ledger;
  const remove = (index: number) => {
    const drop = past.drops[index];
    const drops = past.drops.filter((_, at) => at !== index);
    // Without an earlier one, what happened since the last drop is the same.
    const isLast = index === past.drops.length - 1;
    const next = isLast ? withDrops(situation, drops) : withPast(situation, { drops });
    change(next, drop ? names.station(drop.station) : '');
    // The key that was pressed is gone with its drop.
    add.current?.focus();
  };
  return (
    <section class="part" aria-labelledby="gug-ledger">
      <h3 id="gug-ledger" tabIndex={-1}>
        {text.heading}
      </h3>
      {ledger && <LedgerSlots ledger={ledger} drops={past.drops} remove={remove} />}
      <button ref={add} type="button" class="key wide" aria-haspopup="dialog" onClick={() => open({ kind: 'drop' })}>
        {text.add}
      </button>
      {ledger && <LedgerVerdict ledger={ledger} />}
      <SinceDrop
        past={past}
        asks={situation.asksTouched === true}
        change={(next, label) => change(withPast(situation, next), label)}
      />
      <p class="soft">{ledger && fill(text.left, { count: ledger.left })}</p>
    </section>
  );
}
