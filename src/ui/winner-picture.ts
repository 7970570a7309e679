import { drawnAsPng, type Letters, type Measure, type Picture, type Stroke, wrapped } from './picture.ts';

/** How a game ended, with the words to say it in. */
export interface Winner {
  /** The game, and the day it was played. */
  readonly title: string;
  readonly date: string;
  /** Who has won, in a short sentence; and what else there is to say. */
  readonly who: string;
  readonly why?: string | undefined;
  /** Everybody, the first first. */
  readonly rows: readonly WinnerRow[];
}

export interface WinnerRow {
  /** Empty for who has none. */
  readonly place: string;
  readonly name: string;
  readonly figure: string;
}

const WIDTH = 1080;
const EDGE = 64;
const PLACE = 100;
const TITLE: Letters = { size: 44, weight: 700 };
const WON: Letters = { size: 88, weight: 700 };
const WHY: Letters = { size: 36, weight: 400 };
const NAME: Letters = { size: 44, weight: 700 };
const FIGURE: Letters = { size: 38, weight: 400 };
const line = ({ size }: Letters) => Math.round(size * 1.2);

/** The winner's card as a picture: our mark and the game, who has won in large, and everybody below. */
export function winnerPicture({ title, date, who, why, rows }: Winner, measure: Measure): Picture {
  const strokes: Stroke[] = [{ is: 'mark', x: EDGE, y: EDGE, size: 96 }];
  const right = WIDTH - EDGE;
  let y = EDGE + 42;
  const write = (
    text: string,
    x: number,
    letters: Letters,
    { ink = 'ink', align = 'left' }: Partial<Pick<Extract<Stroke, { is: 'text' }>, 'ink' | 'align'>> = {},
  ) => strokes.push({ is: 'text', text, x, y, align, ink, ...letters });
  const paragraph = (text: string, letters: Letters, ink: 'green' | 'soft') => {
    for (const part of wrapped(text, right - EDGE, (each) => measure(each, letters))) {
      y += line(letters);
      write(part, EDGE, letters, { ink });
    }
  };
  write(title, EDGE + 120, TITLE);
  y += 46;
  write(date, EDGE + 120, WHY, { ink: 'soft' });
  y += 40;
  paragraph(who, WON, 'green');
  if (why !== undefined && why !== '') {
    y += 12;
    paragraph(why, WHY, 'soft');
  }
  y += 48;
  for (const { place, name, figure } of rows) {
    strokes.push({ is: 'line', y, from: EDGE, to: right });
    y += line(NAME) + 12;
    if (place === '1') strokes.push({ is: 'disc', x: EDGE + 36, y: y - 15, radius: 36, ink: 'amber' });
    write(place, EDGE + 36, NAME, { align: 'center', ink: place === '1' ? 'on-amber' : 'ink' });
    const room = right - EDGE - PLACE - measure(figure, FIGURE) - 24;
    write(figure, right, FIGURE, { align: 'right' });
    const [first = '', ...more] = wrapped(name, Math.max(room, 240), (each) => measure(each, NAME));
    write(first, EDGE + PLACE, NAME);
    for (const part of more) {
      y += line(NAME);
      write(part, EDGE + PLACE, NAME);
    }
    y += 28;
  }
  return { width: WIDTH, height: y + EDGE - 28, strokes };
}

/** Draws it. @returns undefined where the browser cannot. */
export const winnerPng = (winner: Winner): Promise<Blob | undefined> =>
  drawnAsPng((measure) => winnerPicture(winner, measure)).catch(() => undefined);
