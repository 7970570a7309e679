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
      /** It stands on `y`, unless its middle is to be there. */
      readonly baseline?: 'middle';
      readonly ink: Ink;
    } & Letters)
  | { readonly is: 'line'; readonly y: number; readonly from: number; readonly to: number }
  | { readonly is: 'disc'; readonly x: number; readonly y: number; readonly radius: number; readonly ink: Ink }
  | { readonly is: 'mark'; readonly x: number; readonly y: number; readonly size: number };
export type Ink = 'ink' | 'soft' | 'green' | 'paper' | 'amber' | 'on-amber';

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
}

/** How wide a text is in such letters, in pixels. */
export type Measure = (text: string, letters: Letters) => number;

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
const COLOURS: Readonly<Record<Ink | 'hairline', string>> = {
  paper: '#fbf8f1',
  ink: '#1b1e24',
  soft: '#484c55',
  green: '#0e5a43',
  amber: '#c98a0b',
  'on-amber': '#1b1300',
  hairline: '#d9d1c0',
};
const FONT = "'Atkinson Hyperlegible Next', system-ui, sans-serif";
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
      brush.textBaseline = stroke.baseline ?? 'alphabetic';
      brush.fillStyle = COLOURS[stroke.ink];
      brush.fillText(stroke.text, stroke.x, stroke.y);
      return;
    case 'line':
      brush.fillStyle = COLOURS.hairline;
      brush.fillRect(stroke.from, stroke.y - 1, stroke.to - stroke.from, 2);
      return;
    case 'disc':
      brush.fillStyle = COLOURS[stroke.ink];
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
