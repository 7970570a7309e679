import { LENGTHS, type Box } from './bracket-layout.ts';

/** Somebody in a box, by their place or, before anybody has one, by their seat. */
export interface BoxLine {
  readonly name: string;
  /** As it is said: `1.`, `DNF`; null before anybody has a place. */
  readonly place: string | null;
  /** What is certain of them, in words: where they go, that they are out or gone home; empty where nothing is. */
  readonly way: string;
  readonly is: 'in' | 'out' | 'gone';
}

export interface BoxContent {
  readonly title: string;
  readonly lines: readonly BoxLine[];
  /** Rows of those whom nobody knows yet. */
  readonly free: number;
  /** What else is said of it: how many are still to come, and where the places lead that are open. */
  readonly also: readonly string[];
  readonly is: 'waiting' | 'due' | 'over';
  /** Opens what can be done about it; undefined where there is nothing. */
  readonly press: (() => void) | undefined;
}

/** Somebody in a box, as it is read out and written: 2. Bo: to the repêchage. */
export const lineInWords = ({ place, name, way }: BoxLine): string =>
  [place, way === '' ? name : `${name}: ${way}`].filter((part) => part !== null).join(' ');

/** Letters of a name that fit on a line of a box. */
const LONG = 15;

/** A game, or a rotated layer, with its players in order. */
export function BracketBox({ box, content }: { box: Box; content: BoxContent }) {
  const { title, lines, free, also, is, press } = content;
  const place = {
    left: `${box.x}em`,
    top: `${box.y}em`,
    width: `${LENGTHS.width}em`,
    height: `${box.height}em`,
  };
  return (
    <div class="bracket-box" data-is={is} style={place}>
      {press ? (
        <button type="button" class="bracket-title" aria-haspopup="dialog" onClick={press}>
          {title}
        </button>
      ) : (
        <p class="bracket-title">{title}</p>
      )}
      <ul>
        {lines.map((line, index) => (
          <li key={index} data-is={line.is} data-out={line.is === 'out'} data-empty={false}>
            <span aria-hidden="true" class="bracket-place">
              {line.place ?? '·'}
            </span>
            <span aria-hidden="true" class="bracket-name" data-long={line.name.length > LONG} title={line.name}>
              {line.name}
            </span>
            <span class="visually-hidden">{lineInWords(line)}</span>
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={`free ${index}`} data-is="free" data-out={false} data-empty={true} aria-hidden="true">
            <span class="bracket-place">·</span>
            <span class="bracket-name">–</span>
          </li>
        ))}
      </ul>
      {also.map((words) => (
        <p key={words} class="visually-hidden">
          {words}
        </p>
      ))}
    </div>
  );
}
