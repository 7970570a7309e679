import { CAP, CAP_SIZE, END, TRACK } from './mark-shape.ts';

/** How large a letter is, and how heavy; in pixels. */
export interface Letters {
  readonly size: number;
  readonly weight: 400 | 700;
}

/** What is drawn, in its order; all in pixels from the upper left corner. */
export type Stroke =
  | ({
      readonly is: 'text';
      readonly text: string;
      readonly x: number;
      /** Of the line that the letters stand on. */
      readonly y: number;
      readonly align: 'left' | 'center' | 'right';
      readonly ink: Ink;
    } & Letters)
  | { readonly is: 'line'; readonly y: number; readonly from: number; readonly to: number }
  /** The sign of a gabong: its middle, and the size of the letters it stands among. */
  | { readonly is: 'theta'; readonly x: number; readonly y: number; readonly size: number }
  | { readonly is: 'disc'; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly is: 'mark'; readonly x: number; readonly y: number; readonly size: number }
  /** A frame with round corners, by its upper left one. */
  | { readonly is: 'tag'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** A line that is ridden, from top to bottom; dashed where it has no colour. */
  | {
      readonly is: 'track';
      readonly x: number;
      readonly from: number;
      readonly to: number;
      readonly width: number;
      readonly colour: string | undefined;
    }
  /** A stop on such a line: its middle. One where a rule is broken is filled. */
  | {
      readonly is: 'stop';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly isFault: boolean;
    };
export type Ink = 'ink' | 'soft' | 'green' | 'red' | 'on-amber' | 'paper';

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
}

/** How wide a text is in such letters, in pixels. */
export type Measure = (text: string, letters: Letters) => number;

/** The disc of a θ, in letters. */
export const THETA_WIDE = 1.3;

/** Breaks a text into lines of a width, between words where it can, else within them. */
export function wrapped(text: string, most: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let last = '';
  for (const word of text.split(' ')) {
    const longer = last === '' ? word : `${last} ${word}`;
    if (widthOf(longer) <= most) {
      last = longer;
      continue;
    }
    if (last !== '') lines.push(last);
    last = '';
    for (const letter of word) {
      if (last !== '' && widthOf(last + letter) > most) {
        lines.push(last);
        last = '';
      }
      last += letter;
    }
  }
  return [...lines, last];
}

/** The site's light colours: a picture is looked at anywhere. */
const COLOURS: Readonly<Record<Ink | 'amber' | 'hairline', string>> = {
  paper: '#fbf8f1',
  ink: '#1b1e24',
  soft: '#484c55',
  green: '#0e5a43',
  red: '#a3341f',
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
export async function drawnAsPng(lay: (measure: Measure) => Picture): Promise<Blob | undefined> {
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
      return;
    case 'tag':
      brush.strokeStyle = COLOURS.ink;
      brush.lineWidth = 3;
      brush.lineJoin = 'round';
      brush.strokeRect(stroke.x, stroke.y, stroke.width, stroke.height);
      return;
    case 'track':
      drawTrack(brush, stroke);
      return;
    case 'stop':
      brush.fillStyle = stroke.isFault ? COLOURS.red : COLOURS.paper;
      brush.strokeStyle = stroke.isFault ? COLOURS.red : COLOURS.ink;
      brush.lineWidth = 5;
      brush.beginPath();
      brush.arc(stroke.x, stroke.y, stroke.radius, 0, 2 * Math.PI);
      brush.fill();
      brush.stroke();
  }
}

function drawTrack(
  brush: CanvasRenderingContext2D,
  { x, from, to, width, colour }: Extract<Stroke, { is: 'track' }>,
): void {
  const strip = (ink: string, wide: number) => {
    brush.fillStyle = ink;
    brush.fillRect(x - wide / 2, from, wide, to - from);
  };
  // A light line would be lost on the paper.
  strip(COLOURS.ink, width + 4);
  strip(colour ?? COLOURS.paper, width);
  if (colour !== undefined) return;
  brush.fillStyle = COLOURS.soft;
  for (let y = from; y < to; y += width * 2) brush.fillRect(x - width / 2, y, width, Math.min(width, to - y));
}
