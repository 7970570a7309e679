import { listed } from '../../../i18n/listed.ts';
import { HandOnKeys } from '../../shell/HandOnKeys.tsx';
import { posterPng } from '../../../ui/poster.ts';
import { canSharePicture, sharePicture } from '../../../ui/share-picture.ts';
import { fileName } from '../../../ui/share.ts';
import { dateOf } from '../../../i18n/dates.ts';
import { Sheet } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { BoardTable } from './BoardTable.tsx';
import { Legend, legendOf } from './Legend.tsx';
import { RoundPaper } from './RoundPaper.tsx';
import { csvRows, roundText } from './round-text.ts';
import { dealsRows, dealsScene } from './deals-scene.ts';
import { roundSheet, type RoundSheet } from './round-sheet.ts';
import { wonBy, wonWords } from './board-lines.ts';

/** All that the round came to, to be read, printed and handed on. */
export function BoardSheet({ close }: { close: () => void }) {
  const { words, lang, saved, state, name } = useTable();
  const { board } = words;
  const sheet = roundSheet(state, { words: board, lang, date: dateOf(saved.createdAt, lang) });
  const by = wonBy(state);
  const won = by && wonWords(by, state, board, (seats) => listed(seats.map(name), lang));
  return (
    <>
      <Sheet title={board.sheet.heading} close={close}>
        <div class="board-sheet">
          {won && (
            <p>
              <strong>{won.who}.</strong> {won.why}
            </p>
          )}
          <BoardTable isWhole />
          <Legend />
          <h4>{board.sheet.take}</h4>
          <TakeKeys sheet={sheet} won={won} />
        </div>
      </Sheet>
      {/* A dialog is printed as the screen has it: what goes on paper stands outside. */}
      <RoundPaper sheet={sheet} won={won} legend={legendOf(state, board)} />
    </>
  );
}

interface TakeKeysProps {
  sheet: RoundSheet;
  won: { readonly who: string; readonly why: string } | undefined;
}

/** How the score sheet leaves this phone, as a picture, too. */
function TakeKeys({ sheet, won }: TakeKeysProps) {
  const { sheet: text } = sheet.words;
  const { state } = useTable();
  const { words, date } = sheet;
  const draw = () =>
    posterPng(
      { title: words.paper.title, date, who: won?.who ?? '', why: won?.why, rows: dealsRows(state) },
      dealsScene(state),
    );
  return (
    <HandOnKeys words={text} file="gabong" rows={() => csvRows(sheet)} text={() => roundText(sheet, won)}>
      {(tell) => (
        <button
          type="button"
          class="key"
          data-do="picture"
          onClick={() => void sharePicture(draw, fileName('gabong', 'png'), text, tell)}
        >
          {canSharePicture() ? text.picture : text.savePicture}
        </button>
      )}
    </HandOnKeys>
  );
}
