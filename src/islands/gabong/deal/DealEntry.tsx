import { type Entry, EntryContext } from './entry-context.ts';
import { HandKeys } from './HandKeys.tsx';
import { HandNow } from './HandNow.tsx';
import { SeatKeys } from './SeatKeys.tsx';
import { useTable } from '../table-context.ts';

interface DealEntryProps {
  entry: Entry;
  /** On the key that writes the deal. */
  write: string;
}

/** Counts a deal: whose hand, what it comes to, and the keys for its cards. */
export function DealEntry({ entry, write }: DealEntryProps) {
  const { words } = useTable();
  return (
    <EntryContext.Provider value={entry}>
      <section class="deal-entry" data-deal={entry.state.deals.length + 1} aria-label={words.deal.label}>
        <SeatKeys />
        <div class="deal-act">
          <HandNow />
          <HandKeys write={write} />
        </div>
      </section>
    </EntryContext.Provider>
  );
}
