import { HandOnKeys } from '../../shared/HandOnKeys.tsx';
import { canShareFile, shareFile } from '../../shared/share.ts';
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

/** How the score sheet leaves this phone, as a picture, too. */
export function TakeKeys({ sheet, won }: TakeKeysProps) {
  const { sheet: text } = sheet.words;
  const sharePicture = async (tell: (said: string) => void) => {
    tell(text.drawing);
    const blob = await drawnAsPng((measure) => roundPicture(sheet, won?.who, measure)).catch(() => undefined);
    if (!blob) {
      tell(text.noPicture);
      return;
    }
    const became = await shareFile(pngOf([blob]));
    tell({ saved: text.saved, refused: text.notShared, shared: '', stopped: '' }[became]);
  };
  return (
    <HandOnKeys words={text} file="gabong" rows={() => csvRows(sheet)} text={() => roundText(sheet, won)}>
      {(tell) => (
        <button type="button" class="key" data-do="picture" onClick={() => void sharePicture(tell)}>
          {canShareFile(pngOf([])) ? text.picture : text.savePicture}
        </button>
      )}
    </HandOnKeys>
  );
}
