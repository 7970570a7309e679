import { LENGTHS } from './bracket-layout.ts';
import type { Box } from './bracket-shape.ts';

/** A line of a box, for a place or, before anybody has one, for a seat. */
export interface BoxLine {
  /** Null: nobody is known yet. */
  readonly name: string | null;
  /** As it is said: `1`, `3 DNF`; null before anybody has a place. */
  readonly place: string | null;
  /** Said to those who cannot see the strokes: where this place leads. */
  readonly way: string;
  readonly isOut: boolean;
}

export interface BoxContent {
  readonly title: string;
  readonly lines: readonly BoxLine[];
  readonly is: 'waiting' | 'due' | 'over';
  /** Opens what can be done about it; undefined where there is nothing. */
  readonly open: (() => void) | undefined;
}

/** A game, or a rotated layer, with its players in order. */
export function BracketBox({ box, content }: { box: Box; content: BoxContent }) {
  const { title, lines, is, open } = content;
  const place = {
    left: `${box.x}em`,
    top: `${box.y}em`,
    width: `${LENGTHS.width}em`,
    height: `${box.height}em`,
  };
  return (
    <div class="bracket-box" data-is={is} style={place}>
      {open ? (
        <button type="button" class="bracket-title" aria-haspopup="dialog" onClick={open}>
          {title}
        </button>
      ) : (
        <p class="bracket-title">{title}</p>
      )}
      <ol>
        {lines.map(({ name, place: at, way, isOut }, index) => (
          <li key={index} data-out={isOut} data-empty={name === null}>
            <span class="bracket-place">{at ?? '·'}</span>
            <span class="bracket-name" title={name ?? undefined}>
              {name ?? '–'}
            </span>
            <span class="visually-hidden">{way}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
