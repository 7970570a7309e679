import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { csvOf } from '../../storage/results-table.ts';
import { canShare, download, fileName, share } from '../../ui/share.ts';

type Rows = Parameters<typeof csvOf>[0];

interface HandOnKeysProps {
  words: {
    readonly print: string;
    readonly noPrint: string;
    readonly csv: string;
    readonly text: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
  };
  /** What the file of the table is called. */
  file: string;
  rows: () => Rows;
  text: () => string;
  /** Another way out; `tell` says what came of it. */
  children?: (tell: (said: string) => void) => ComponentChildren;
}

/** How what a sheet shows leaves this phone: on paper, as a table, and in words. */
export function HandOnKeys({ words, file, rows, text, children }: HandOnKeysProps) {
  const [told, setTold] = useState<{ readonly text: string; readonly byHand?: string }>();
  const tell = (said: string) => setTold(said === '' ? undefined : { text: said });
  const print = () => {
    if (typeof window.print === 'function') window.print();
    else tell(words.noPrint);
  };
  const send = async () => {
    const lines = text();
    const became = await share({ text: lines });
    if (became === 'refused') setTold({ text: words.notCopied, byHand: lines });
    else tell(became === 'copied' ? words.copied : '');
  };
  return (
    <>
      <div class="hand-on stack">
        <button type="button" class="key" data-do="print" onClick={print}>
          {words.print}
        </button>
        <button
          type="button"
          class="key"
          data-do="csv"
          onClick={() => void download(csvOf(rows()), fileName(file, 'csv'), 'text/csv')}
        >
          {words.csv}
        </button>
        <button type="button" class="key" data-do="text" onClick={() => void send()}>
          {canShare() ? words.text : words.copy}
        </button>
        {children?.(tell)}
      </div>
      <p role="status">{told?.text}</p>
      {told?.byHand !== undefined && (
        <textarea class="field by-hand" readOnly rows={6} aria-label={words.notCopied} value={told.byHand} />
      )}
    </>
  );
}
