import { useEffect, useRef } from 'preact/hooks';
import { type Entry, EntryContext } from './entry-context.ts';
import { HandKeys } from './HandKeys.tsx';
import { HandNow } from './HandNow.tsx';
import { SeatKeys } from './SeatKeys.tsx';
import { useTable } from '../table.ts';

interface DealEntryProps {
  entry: Entry;
  /** On the key that writes the deal. */
  write: string;
}

/** Counts a deal: whose hand, what it comes to, and the keys for its cards. */
export function DealEntry({ entry, write }: DealEntryProps) {
  const { words } = useTable();
  const act = useRef<HTMLDivElement>(null);
  const lastSeat = useRef(entry.seat);
  // On a low screen the keys begin below it: once somebody is chosen, they are all there.
  useEffect(() => {
    if (lastSeat.current !== entry.seat) act.current?.scrollIntoView({ block: 'nearest' });
    lastSeat.current = entry.seat;
  }, [entry.seat]);
  return (
    <EntryContext.Provider value={entry}>
      <section class="deal-entry" data-deal={entry.state.deals.length + 1} aria-label={words.deal.label}>
        <SeatKeys />
        <div ref={act} class="deal-act">
          <HandNow />
          <HandKeys write={write} />
        </div>
      </section>
    </EntryContext.Provider>
  );
}
