import { type Letters, type Measure, type Picture, type Stroke, wrapped } from '../ui/picture.ts';

/** What a picture of a game says, whichever game it is. */
interface GameSaid {
  readonly game: string;
  readonly date: string;
  /** Who has won, or leads. */
  readonly result: string;
  /** Player by player. */
  readonly lines: readonly string[];
}

const WIDTH = 1080;
const EDGE = 48;
const MARK = 72;
const TITLE: Letters = { size: 56, weight: 700 };
const RESULT: Letters = { size: 44, weight: 700 };
const LINE: Letters = { size: 34, weight: 400 };
const DATE: Letters = { size: 30, weight: 400 };
/** Room above and below the words between two lines. */
const ROOM = 18;
const high = ({ size }: Letters) => Math.round(size * 1.3);

/** A game as a picture to be sent: what it was and when, who has won, and how everybody did. */
export function gamePicture({ game, date, result, lines }: GameSaid, measure: Measure): Picture {
  const right = WIDTH - EDGE;
  const strokes: Stroke[] = [{ is: 'mark', x: EDGE, y: EDGE, size: MARK }];
  let y = EDGE + 58 - high(TITLE);
  const write = (text: string, x: number, letters: Letters, ink: 'ink' | 'soft' | 'green') => {
    for (const part of wrapped(text, right - x, (some) => measure(some, letters))) {
      y += high(letters);
      strokes.push({ is: 'text', text: part, x, y, align: 'left', ink, ...letters });
    }
  };
  write(game, EDGE + MARK + 20, TITLE, 'ink');
  write(date, EDGE + MARK + 20, DATE, 'soft');
  y += ROOM;
  write(result, EDGE, RESULT, 'green');
  y += ROOM;
  for (const line of lines) {
    y += ROOM;
    strokes.push({ is: 'line', y, from: EDGE, to: right });
    write(line, EDGE, LINE, 'ink');
  }
  return { width: WIDTH, height: y + EDGE, strokes };
}
