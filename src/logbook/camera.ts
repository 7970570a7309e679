/** Why the camera cannot be used: somebody said no, there is none, or another program has it. */
export type CameraTrouble = 'refused' | 'none' | 'busy';

/** Asks for the camera at the back, or whichever there is. */
export async function openCamera(): Promise<MediaStream | CameraTrouble> {
  // Absent on plain http and in old browsers.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) return 'none';
  try {
    return await devices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } });
  } catch (error) {
    const { name } = error as { readonly name?: unknown };
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Reads the codes in a picture; never rejects. */
type Reader = (canvas: HTMLCanvasElement) => Promise<readonly string[]>;

interface Detector {
  readonly detect: (picture: HTMLCanvasElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own reader of codes where it has one, else one that is fetched now. @returns undefined where it cannot be had. */
export async function codeReader(): Promise<Reader | undefined> {
  try {
    return (await platformReader()) ?? (await fetchedReader());
  } catch {
    return undefined;
  }
}

async function platformReader(): Promise<Reader | undefined> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return undefined;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return (canvas) =>
    detector.detect(canvas).then(
      (found) => found.map(({ rawValue }) => rawValue),
      () => [],
    );
}

async function fetchedReader(): Promise<Reader> {
  const { decodeQR } = await import('qr/decode.js');
  const read = (canvas: HTMLCanvasElement): readonly string[] => {
    const { width, height } = canvas;
    const picture = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    try {
      return [decodeQR({ width, height, data: picture.data }, { timeLimit: PATIENCE })];
    } catch {
      // There is no code in it, or not all of one.
      return [];
    }
  };
  const turned = document.createElement('canvas');
  let next = 0;
  return (canvas) => {
    const found = read(canvas);
    if (found.length > 0) return Promise.resolve(found);
    turn(canvas, turned, TURNS[next++ % TURNS.length]!);
    return Promise.resolve(read(turned));
  };
}

/** Milliseconds that the fetched reader may try a picture again for. */
const PATIENCE = 60;
/**
 * A picture without a code is turned by one of these, in degrees, and read again. The reader misses half of the codes that are
 * held at a slant, by which way they lie: of 80 looks at a slant of 10 to 25 %, it read 28 as they came and 77 with these.
 */
const TURNS = [45, 67.5, 22.5] as const;

/** Draws a picture turned about its middle; its corners are cut. */
function turn(from: HTMLCanvasElement, to: HTMLCanvasElement, degrees: number): void {
  const { width, height } = from;
  [to.width, to.height] = [width, height];
  const pen = to.getContext('2d', { willReadFrequently: true })!;
  pen.translate(width / 2, height / 2);
  pen.rotate((degrees * Math.PI) / 180);
  pen.drawImage(from, -width / 2, -height / 2);
}
