import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../i18n/fill.ts';
import { arrivedIn } from '../storage/code-text.ts';
import { joined, type LinkPart, readPart } from '../storage/link-parts.ts';
import { type CameraTrouble, closeCamera, codeReader, openCamera } from './camera.ts';
import { $arrived } from './link-mark.ts';
import { useLog } from './log-context.ts';

/** Milliseconds between two pictures; and after how many without a code something else is offered. */
const BETWEEN = 100;
const LONG = 12_000;
/** A picture is looked at with so many pixels on its longer side. */
const PIXELS = 960;

type Trouble = CameraTrouble | 'no-reader';
type Heard = { readonly is: 'foreign' } | { readonly is: 'parts'; readonly parts: readonly LinkPart[] };

/** Reads codes by the camera: one, or the parts of a game in whatever order. The picture is looked at here, and goes nowhere. */
export function ReadView() {
  const { words, show } = useLog();
  const { read } = words;
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<Trouble>();
  const [heard, setHeard] = useState<Heard>();
  const [isLong, setLong] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setTrouble(undefined);
    return look(video.current!, { onTrouble: setTrouble, onHeard: setHeard, onLong: () => setLong(true) });
  }, [tries]);
  const parts = heard?.is === 'parts' ? heard.parts : [];
  const count = parts[0]?.count ?? 0;
  const missing = missingOf(parts);
  return (
    <section class="log-bring log-read stack" aria-labelledby="log-read">
      <h3 id="log-read" tabindex={-1} ref={(heading) => heading?.focus()}>
        {read.heading}
      </h3>
      <video ref={video} class="log-camera" muted playsInline hidden={trouble !== undefined} aria-label={read.camera} />
      {count > 0 && <progress class="log-progress" max={count} value={parts.length} aria-hidden="true" />}
      <p role="status">
        {trouble
          ? ''
          : count > 0
            ? fill(read.parts, { number: parts.length, count, missing: missing.slice(0, NAMED).join(', ') })
            : heard
              ? read.foreign
              : isLong
                ? read.long
                : read.hint}
      </p>
      <p role="alert">{trouble && read.trouble[trouble]}</p>
      <div class="row">
        {trouble && (
          <button type="button" class="key main" onClick={() => setTries(tries + 1)}>
            {words.trouble.again}
          </button>
        )}
        <button type="button" class="key" onClick={() => show('bring')}>
          {read.otherwise}
        </button>
      </div>
      <p class="soft">{read.stays}</p>
    </section>
  );
}

/** So many of the missing parts are named. */
const NAMED = 8;

const missingOf = (parts: readonly LinkPart[]): readonly number[] =>
  Array.from({ length: parts[0]?.count ?? 0 }, (_, index) => index + 1).filter((each) =>
    parts.every(({ number }) => number !== each),
  );

interface Hearing {
  readonly onTrouble: (trouble: Trouble) => void;
  readonly onHeard: (heard: Heard) => void;
  readonly onLong: () => void;
}

/** Looks through the camera until something of ours was read, which then waits to be looked at. @returns how to stop. */
function look(video: HTMLVideoElement, { onTrouble, onHeard, onLong }: Hearing): () => void {
  let isGone = false;
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let parts: readonly LinkPart[] = [];
  const long = setTimeout(onLong, LONG);
  const stop = () => {
    isGone = true;
    clearTimeout(timer);
    clearTimeout(long);
    if (stream) closeCamera(stream);
    video.srcObject = null;
  };
  /** @returns whether it was all that was wanted. */
  const hear = (text: string): boolean => {
    const arrived = arrivedIn(text);
    const part = arrived?.is === 'part' ? readPart(arrived.text) : undefined;
    if (!arrived || (arrived.is === 'part' && !part)) {
      if (parts.length === 0) onHeard({ is: 'foreign' });
      return false;
    }
    if (!part) {
      $arrived.set(arrived);
      return true;
    }
    if (parts.some(({ mark, number, count }) => mark === part.mark && count === part.count && number === part.number))
      return false;
    parts = [...parts.filter(({ mark, count }) => mark === part.mark && count === part.count), part].sort(
      (one, other) => one.number - other.number,
    );
    onHeard({ is: 'parts', parts });
    const data = joined(parts);
    if (data !== undefined) $arrived.set({ is: 'game', text: data });
    return data !== undefined;
  };
  const start = async () => {
    const [opened, reader] = await Promise.all([openCamera(), codeReader()]);
    if (typeof opened !== 'string') stream = opened;
    if (isGone) {
      stop();
      return;
    }
    if (typeof opened === 'string' || !reader) {
      if (stream) closeCamera(stream);
      onTrouble(typeof opened === 'string' ? opened : 'no-reader');
      return;
    }
    video.srcObject = opened;
    await video.play().catch(() => undefined);
    const canvas = document.createElement('canvas');
    const next = async (): Promise<void> => {
      const texts = takePicture(video, canvas) ? await reader(canvas) : [];
      if (isGone) return;
      if (texts.some(hear)) stop();
      else timer = setTimeout(() => void next(), BETWEEN);
    };
    void next();
  };
  void start();
  return stop;
}

/** @returns whether there is a picture yet. */
function takePicture(video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return false;
  const scale = Math.min(1, PIXELS / Math.max(videoWidth, videoHeight));
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(video, 0, 0, canvas.width, canvas.height);
  return true;
}
