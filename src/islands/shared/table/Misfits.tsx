import { fill } from '../../../i18n/fill.ts';
import type { TableStepsWords } from '../../../i18n/table/words.ts';

interface MisfitsProps {
  count: number;
  words: TableStepsWords['happened'];
  /** Opens what happened, where each of them is told. */
  open: () => void;
}

/** Entries that no longer fit, when two phones come together: said wherever one reads. */
export function Misfits({ count, words, open }: MisfitsProps) {
  if (count === 0) return null;
  return (
    <div class="table-misfits" role="status">
      <p>
        <strong>{fill(words.misfits, { count })}</strong>
      </p>
      <button type="button" class="key" data-do="misfits" aria-haspopup="dialog" onClick={open}>
        {words.heading}
      </button>
    </div>
  );
}
