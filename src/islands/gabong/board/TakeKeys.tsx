import { useState } from 'preact/hooks';
import { csvOf } from '../../../log/results-table.ts';
import { download } from '../../shared/download.ts';
import { canShare, canShareFile, share, shareFile } from '../../shared/share.ts';
import { fileName } from '../../shared/take-games.ts';
import { csvRows } from './csv-rows.ts';
import { drawnAsPng } from './draw-picture.ts';
import { roundPicture } from './picture.ts';
import type { RoundSheet } from './round-sheet.ts';
import { roundText } from './round-text.ts';

const PNG = 'image/png';
const pngOf = (parts: readonly Blob[]) => new File([...parts], fileName('gabong', 'png'), { type: PNG });

interface TakeKeysProps {
  sheet: RoundSheet;
  won: { readonly who: string; readonly why: string } | undefined;
}

/** How the score sheet leaves this phone: on paper, as a table, in words, and as a picture. */
export function TakeKeys({ sheet, won }: TakeKeysProps) {
  const { sheet: text } = sheet.words;
  const [told, tell] = useState<{ readonly text: string; readonly byHand?: string }>();
  const say = (said: string) => tell(said === '' ? undefined : { text: said });
  const printIt = () => {
    if (typeof window.print === 'function') window.print();
    else say(text.noPrint);
  };
  const shareText = async () => {
    const lines = roundText(sheet, won);
    const became = await share({ text: lines });
    if (became === 'refused') tell({ text: text.notCopied, byHand: lines });
    else say(became === 'copied' ? text.copied : '');
  };
  const sharePicture = async () => {
    say(text.drawing);
    const blob = await drawnAsPng((measure) => roundPicture(sheet, won?.who, measure)).catch(() => undefined);
    if (!blob) {
      say(text.noPicture);
      return;
    }
    const became = await shareFile(pngOf([blob]));
    say({ saved: text.saved, refused: text.notShared, shared: '', stopped: '' }[became]);
  };
  return (
    <>
      <div class="board-keys">
        <button type="button" class="key" data-do="print" onClick={printIt}>
          {text.print}
        </button>
        <button
          type="button"
          class="key"
          data-do="csv"
          onClick={() => download(csvOf(csvRows(sheet)), fileName('gabong', 'csv'), 'text/csv')}
        >
          {text.csv}
        </button>
        <button type="button" class="key" data-do="text" onClick={() => void shareText()}>
          {canShare() ? text.text : text.copy}
        </button>
        <button type="button" class="key" data-do="picture" onClick={() => void sharePicture()}>
          {canShareFile(pngOf([])) ? text.picture : text.savePicture}
        </button>
      </div>
      <p role="status">{told?.text}</p>
      {told?.byHand !== undefined && (
        <textarea class="field board-by-hand" readOnly rows={6} aria-label={text.notCopied} value={told.byHand} />
      )}
    </>
  );
}
