import { CAP, CAP_SIZE, END, TRACK } from './mark-shape.ts';

/** How large a letter is, and how heavy; in pixels. */
export interface Letters {
  readonly size: number;
  readonly weight: 400 | 700;
}

/** A colour of the page by its token, as it is there now, light or dark; or that of a line of the board. */
export type Colour = `--${string}` | `#${string}`;

/** What is drawn, in its order; all in pixels from the upper left corner. */
export type Stroke =
  | ({
      readonly is: 'text';
      readonly text: string;
      readonly x: number;
      /** Of the line that the letters stand on. */
      readonly y: number;
      readonly align: 'left' | 'center' | 'right';
      readonly ink: Colour;
    } & Letters)
  | { readonly is: 'line'; readonly y: number; readonly from: number; readonly to: number }
  | { readonly is: 'disc'; readonly x: number; readonly y: number; readonly radius: number; readonly fill: Colour }
  | {
      readonly is: 'shape';
      /** SVG path data in its own units, drawn from (x, y) at this scale. */
      readonly d: string;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly fill?: Colour;
      /** `width` in pixels of the picture. */
      readonly edge?: { readonly colour: Colour; readonly width: number };
      /** From 0 to 1; 1 when left out. */
      readonly opacity?: number;
    }
  | { readonly is: 'mark'; readonly x: number; readonly y: number; readonly size: number };

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

interface Paragraph {
  readonly x: number;
  /** Of its upper edge. */
  readonly y: number;
  readonly width: number;
  readonly letters: Letters;
  /** From one line to the next, in letters. */
  readonly lead?: number;
  readonly ink?: Colour;
  readonly align?: 'left' | 'center';
}

/** A text in as many lines as it needs, and how high they are. */
export function paragraph(
  text: string,
  { x, y, width, letters, lead = 1.25, ink = '--ink', align = 'left' }: Paragraph,
  measure: Measure,
): { readonly height: number; readonly strokes: readonly Stroke[] } {
  const high = Math.round(letters.size * lead);
  const lines = wrapped(text, width, (some) => measure(some, letters));
  return {
    height: lines.length * high,
    strokes: lines.map((part, index): Stroke => ({
      is: 'text',
      text: part,
      x: align === 'center' ? x + width / 2 : x,
      y: y + (index + 1) * high,
      align,
      ink,
      ...letters,
    })),
  };
}

const FONT = "'Atkinson Hyperlegible Next', system-ui, sans-serif";
const fontOf = ({ size, weight }: Letters) => `${weight} ${size}px ${FONT}`;

/** So many dots of the file a pixel of the picture, so that it can be printed on A3. */
const SHARPNESS = 2;
/** An iPhone leaves a canvas empty that has more dots than that. */
const MOST_DOTS = 16_000_000;

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
  const sharpness = Math.min(SHARPNESS, Math.sqrt(MOST_DOTS / (width * height)));
  canvas.width = Math.floor(width * sharpness);
  canvas.height = Math.floor(height * sharpness);
  brush.scale(sharpness, sharpness);
  const colourOf = coloursNow();
  brush.fillStyle = colourOf('--paper');
  brush.fillRect(0, 0, width, height);
  for (const stroke of strokes) draw(brush, stroke, colourOf);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** Looks colours up where the page has them. */
function coloursNow(): (colour: Colour) => string {
  const tokens = getComputedStyle(document.documentElement);
  return (colour) => (colour.startsWith('#') ? colour : tokens.getPropertyValue(colour).trim());
}

function draw(brush: CanvasRenderingContext2D, stroke: Stroke, colourOf: (colour: Colour) => string): void {
  switch (stroke.is) {
    case 'text':
      brush.font = fontOf(stroke);
      brush.textAlign = stroke.align;
      brush.fillStyle = colourOf(stroke.ink);
      brush.fillText(stroke.text, stroke.x, stroke.y);
      return;
    case 'line':
      brush.fillStyle = colourOf('--hairline');
      brush.fillRect(stroke.from, stroke.y - 1, stroke.to - stroke.from, 2);
      return;
    case 'disc':
      brush.fillStyle = colourOf(stroke.fill);
      brush.beginPath();
      brush.arc(stroke.x, stroke.y, stroke.radius, 0, 2 * Math.PI);
      brush.fill();
      return;
    case 'shape': {
      const { d, x, y, scale, fill, edge, opacity = 1 } = stroke;
      const path = new Path2D(d);
      brush.save();
      brush.translate(x, y);
      brush.scale(scale, scale);
      brush.globalAlpha = opacity;
      if (fill) {
        brush.fillStyle = colourOf(fill);
        brush.fill(path);
      }
      if (edge) {
        brush.strokeStyle = colourOf(edge.colour);
        brush.lineWidth = edge.width / scale;
        brush.lineJoin = 'round';
        brush.lineCap = 'round';
        brush.stroke(path);
      }
      brush.restore();
      return;
    }
    case 'mark': {
      const { x, y, size } = stroke;
      const scale = size / CAP_SIZE;
      draw(brush, { is: 'shape', d: CAP, x, y, scale, fill: '--green' }, colourOf);
      const track = { colour: '--paper', width: TRACK.width * scale } as const;
      draw(brush, { is: 'shape', d: TRACK.path, x, y, scale, edge: track }, colourOf);
      const end = { x: x + END.x * scale, y: y + END.y * scale, radius: END.radius * scale };
      draw(brush, { is: 'disc', ...end, fill: '--amber' }, colourOf);
    }
  }
}
