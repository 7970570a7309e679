import {
  type Colour,
  drawnAsPng,
  type Letters,
  type Measure,
  paragraph,
  type Picture,
  type Stroke,
} from './picture.ts';

/** How a game ended, or stands, with the words to say it in. */
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
  /** Of the disc behind the place; amber behind the first, and none behind the others, where it is left out. */
  readonly fill?: Colour;
}

/** What a game draws of itself on its poster, from the upper edge of a box of this width down. All in pixels. */
export type Scene = (
  box: { readonly x: number; readonly y: number; readonly width: number },
  measure: Measure,
) => { readonly height: number; readonly strokes: readonly Stroke[] };

/** What a game has drawn for it, and where that needs them, its own rows. */
export interface Poster {
  readonly scene: Scene;
  readonly rows?: readonly WinnerRow[];
}

const WIDTH = 1080;
const EDGE = 64;
const PLACE = 100;
const TITLE: Letters = { size: 44, weight: 700 };
const WON: Letters = { size: 80, weight: 700 };
const WHY: Letters = { size: 36, weight: 400 };
const NAME: Letters = { size: 44, weight: 700 };
const FIGURE: Letters = { size: 38, weight: 400 };
/** From one line to the next, in letters. */
const LEAD = 1.2;
const line = ({ size }: Letters) => Math.round(size * LEAD);

/** The evening's poster: our mark and the game, who has won in large, what was played, and everybody below. */
export function posterOf({ title, date, who, why, rows }: Winner, scene: Scene | undefined, measure: Measure): Picture {
  const strokes: Stroke[] = [{ is: 'mark', x: EDGE, y: EDGE, size: 96 }];
  const right = WIDTH - EDGE;
  let y = EDGE + 42;
  const write = (
    text: string,
    x: number,
    letters: Letters,
    ink: Colour = '--ink',
    align: 'left' | 'center' | 'right' = 'left',
  ) => strokes.push({ is: 'text', text, x, y, align, ink, ...letters });
  const fillWith = (text: string, x: number, width: number, letters: Letters, ink: Colour = '--ink') => {
    const written = paragraph(text, { x, y, width, letters, lead: LEAD, ink }, measure);
    strokes.push(...written.strokes);
    y += written.height;
  };
  write(title, EDGE + 120, TITLE);
  y += 46;
  write(date, EDGE + 120, WHY, '--ink-soft');
  y += 40;
  fillWith(who, EDGE, right - EDGE, WON, '--green');
  if (why !== undefined && why !== '') {
    y += 12;
    fillWith(why, EDGE, right - EDGE, WHY, '--ink-soft');
  }
  y += 48;
  if (scene) {
    const drawn = scene({ x: EDGE, y, width: right - EDGE }, measure);
    strokes.push(...drawn.strokes);
    y += drawn.height + 48;
  }
  for (const { place, name, figure, fill } of rows) {
    strokes.push({ is: 'line', y, from: EDGE, to: right });
    // What has no figure is a whole sentence.
    const letters = figure === '' ? FIGURE : NAME;
    const left = place === '' && figure === '' ? EDGE : EDGE + PLACE;
    const room = right - left - (figure === '' ? 0 : measure(figure, FIGURE) + 24);
    y += line(NAME) + 12;
    const disc = fill ?? (place === '1' ? '--amber' : undefined);
    if (disc) strokes.push({ is: 'disc', x: EDGE + 36, y: y - 15, radius: 36, fill: disc });
    write(place, EDGE + 36, NAME, fill ? '--on-marker' : disc ? '--on-amber' : '--ink', 'center');
    write(figure, right, FIGURE, '--ink', 'right');
    // The name begins on the same line, and may need more.
    y -= line(letters);
    fillWith(name, left, Math.max(room, 240), letters);
    y += 28;
  }
  return { width: WIDTH, height: y + EDGE - 28, strokes };
}

/** Draws it. @returns undefined where the browser cannot. */
export const posterPng = (winner: Winner, scene?: Scene): Promise<Blob | undefined> =>
  drawnAsPng((measure) => posterOf(winner, scene, measure));
