import type { MatchResult } from '../../../games/gabong/match-results.ts';
import { HandOnKeys } from '../../shell/HandOnKeys.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { CAP, CAP_SIZE, END, TRACK } from '../../../ui/mark-shape.ts';
import { canShareFile, shareFile } from '../../../ui/share.ts';
import { fileName } from '../../shell/take-games.ts';
import { dayOf } from '../../../ui/format.ts';
import { ClauseTag, Sheet } from '../../shell/Clauses.tsx';
import { WithThetas } from '../Theta.tsx';
import { useTable } from '../table.ts';
import { BoardTable } from './BoardTable.tsx';
import { Legend, legendOf } from './Legend.tsx';
import { averageText, NOTHING, RoundPaper } from './RoundPaper.tsx';
import { csvRows, roundText } from './round-text.ts';
import { type Ink, type Letters, type Picture, roundPicture, type Stroke, THETA_WIDE } from './picture.ts';
import { penaltiesFor, roundSheet, type RoundSheet } from './round-sheet.ts';
import { wonBy, wonWords } from './board-lines.ts';

/** All that the round came to, to be read, printed and handed on. */
export function BoardSheet({ close }: { close: () => void }) {
  const { words, lang, saved, state, name } = useTable();
  const { board } = words;
  const list = new Intl.ListFormat(lang);
  const sheet = roundSheet(state, { words: board, lang, date: dayOf(saved.createdAt, lang) });
  const by = wonBy(state);
  const won = by && wonWords(by, state, board, (seats) => list.format(seats.map(name)));
  return (
    <>
      <Sheet title={board.sheet.heading} close={close}>
        <div class="board-sheet">
          {won && (
            <p>
              <strong>{won.who}.</strong> {won.why}
            </p>
          )}
          <BoardTable />
          <Legend />
          <h4>{board.sheet.statistics}</h4>
          <ScrollBox label={board.sheet.statistics} cue={board.sheet.sideways}>
            <StatisticsTable sheet={sheet} />
          </ScrollBox>
          <h4>{board.sheet.take}</h4>
          <TakeKeys sheet={sheet} won={won} />
        </div>
      </Sheet>
      {/* A dialog is printed as the screen has it: what goes on paper stands outside. */}
      <RoundPaper sheet={sheet} won={won} legend={legendOf(state, board)} />
    </>
  );
}

const PNG = 'image/png';
const pngOf = (parts: readonly Blob[]) => new File([...parts], fileName('gabong', 'png'), { type: PNG });

interface TakeKeysProps {
  sheet: RoundSheet;
  won: { readonly who: string; readonly why: string } | undefined;
}

/** How the score sheet leaves this phone, as a picture, too. */
function TakeKeys({ sheet, won }: TakeKeysProps) {
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

/** What the round came to for each player, in figures; penalty cards by the rule they were given for. */
function StatisticsTable({ sheet }: { sheet: RoundSheet }) {
  const { words, lang, names, results } = sheet;
  const { sheet: text } = words;
  return (
    <table class="board-table statistics">
      <thead>
        <tr>
          <th scope="col" class="board-player">
            {words.player}
          </th>
          <th scope="col">{text.dealsWon}</th>
          <th scope="col">
            <WithThetas text={text.theta} />
          </th>
          <th scope="col">{text.average}</th>
          <th scope="col">{text.worst}</th>
          <th scope="col">{text.cards}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.seat}>
            <th scope="row" class="board-player">
              {names[result.seat]}
            </th>
            <td>{result.dealsWon}</td>
            <td>{result.thetas}</td>
            <td>{averageText(result.average, lang)}</td>
            <td>{result.worst ?? NOTHING}</td>
            <td class="statistics-cards">
              <Given result={result} none={text.noCards} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Penalty cards: the rules they were given for, to be read, and how many for each. */
function Given({ result, none }: { result: MatchResult; none: string }) {
  const given = penaltiesFor(result);
  if (given.length === 0) return none;
  return given.map(({ clause, count }) => (
    <span key={clause} class="statistics-given">
      <ClauseTag clause={clause} />
      {count > 1 && ` × ${count}`}
    </span>
  ));
}

/** The site's light colours: a picture is looked at anywhere. */
const COLOURS: Readonly<Record<Ink | 'paper' | 'amber' | 'hairline', string>> = {
  paper: '#fbf8f1',
  ink: '#1b1e24',
  soft: '#484c55',
  green: '#0e5a43',
  amber: '#c98a0b',
  'on-amber': '#1b1300',
  hairline: '#d9d1c0',
};
const FONT = "'Atkinson Hyperlegible Next', system-ui, sans-serif";
/** The letter on its disc, of the letters around it. */
const THETA_SHARE = 0.9;
const fontOf = ({ size, weight }: Letters) => `${weight} ${size}px ${FONT}`;

/**
 * Draws a picture with a brush of this phone. @param lay - lays it out, once its letters can be measured.
 * @returns undefined where the browser cannot.
 */
async function drawnAsPng(
  lay: (measure: (text: string, letters: Letters) => number) => Picture,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  // Else the first picture would be in other letters than the second.
  await Promise.allSettled([document.fonts.load(`400 32px ${FONT}`), document.fonts.load(`700 32px ${FONT}`)]);
  const { width, height, strokes } = lay((text, letters) => {
    brush.font = fontOf(letters);
    return brush.measureText(text).width;
  });
  canvas.width = width;
  canvas.height = height;
  brush.fillStyle = COLOURS.paper;
  brush.fillRect(0, 0, width, height);
  for (const stroke of strokes) draw(brush, stroke);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

function draw(brush: CanvasRenderingContext2D, stroke: Stroke): void {
  switch (stroke.is) {
    case 'text':
      brush.font = fontOf(stroke);
      brush.textAlign = stroke.align;
      brush.fillStyle = COLOURS[stroke.ink];
      brush.fillText(stroke.text, stroke.x, stroke.y);
      return;
    case 'line':
      brush.fillStyle = COLOURS.hairline;
      brush.fillRect(stroke.from, stroke.y - 1, stroke.to - stroke.from, 2);
      return;
    case 'theta': {
      const { x, y, size } = stroke;
      brush.fillStyle = COLOURS.ink;
      brush.beginPath();
      brush.arc(x, y, (THETA_WIDE * size) / 2, 0, 2 * Math.PI);
      brush.fill();
      brush.font = fontOf({ size: size * THETA_SHARE, weight: 700 });
      brush.textAlign = 'center';
      brush.textBaseline = 'middle';
      brush.fillStyle = COLOURS.paper;
      brush.fillText('θ', x, y);
      brush.textBaseline = 'alphabetic';
      return;
    }
    case 'disc':
      brush.fillStyle = COLOURS.amber;
      brush.beginPath();
      brush.arc(stroke.x, stroke.y, stroke.radius, 0, 2 * Math.PI);
      brush.fill();
      return;
    case 'mark':
      brush.save();
      brush.translate(stroke.x, stroke.y);
      brush.scale(stroke.size / CAP_SIZE, stroke.size / CAP_SIZE);
      brush.fillStyle = COLOURS.green;
      brush.fill(new Path2D(CAP));
      brush.strokeStyle = COLOURS.paper;
      brush.lineWidth = TRACK.width;
      brush.lineJoin = 'round';
      brush.lineCap = 'round';
      brush.stroke(new Path2D(TRACK.path));
      brush.fillStyle = COLOURS.amber;
      brush.beginPath();
      brush.arc(END.x, END.y, END.radius, 0, 2 * Math.PI);
      brush.fill();
      brush.restore();
  }
}
