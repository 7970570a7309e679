import { useState } from 'preact/hooks';
import { csvOf } from '../../../log/results-table.ts';
import { download } from '../../shared/download.ts';
import { canShare, share } from '../../shared/share.ts';
import { fileName } from '../../shared/take-games.ts';
import { tellerOf } from '../play/teller.ts';
import { useTable } from '../table-context.ts';
import { placeRows, tournamentText } from './tournament-text.ts';

/** How the tournament leaves this phone: on paper, as a table, and in words. */
export function PaperKeys() {
  const table = useTable();
  const { words } = table;
  const { paper: text } = words.play;
  const [told, tell] = useState('');
  const printIt = () => {
    if (typeof window.print === 'function') window.print();
    else tell(text.noPrint);
  };
  const send = async () => {
    const became = await share({ text: tournamentText(table, tellerOf(table)) });
    tell(became === 'refused' ? text.notCopied : became === 'copied' ? text.copied : '');
  };
  return (
    <>
      <div class="row">
        <button type="button" class="key" data-do="print" onClick={printIt}>
          {text.print}
        </button>
        <button
          type="button"
          class="key"
          data-do="csv"
          onClick={() => download(csvOf(placeRows(table, tellerOf(table))), fileName('tournament', 'csv'), 'text/csv')}
        >
          {text.csv}
        </button>
        <button type="button" class="key" data-do="text" onClick={() => void send()}>
          {canShare() ? text.send : text.copy}
        </button>
      </div>
      <p role="status">{told}</p>
    </>
  );
}
