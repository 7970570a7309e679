import { checkFormat, type FaultPart, type FormatFault } from './check-format.ts';
import { type Format, type Layer, LAYER_KINDS, type LayerKind, type MovesOver, type Onward } from './format.ts';

/** Why a text could not be read; signs in plain capitals. `layer` is counted from 1, `found` is empty at the end of the text. */
type ReadingFault =
  | { readonly why: 'unknown-sign'; readonly sign: string }
  | { readonly why: 'expected'; readonly expected: Expected; readonly layer: number; readonly found: string };

/**
 * `layer`: a layer, at the start or after a hyphen; `kind`: H, SF, R or F; `size`: players in each game; `rotated`: X after `@`;
 * `count`: how many go on; `target`: the kind they go to; `hyphen`: the end of the layer.
 */
type Expected = 'layer' | 'kind' | 'size' | 'rotated' | 'count' | 'target' | 'hyphen';

/** `at`: the index in the text, as typed, at which the fault begins. */
export type ParsedFormat =
  | { readonly ok: true; readonly format: Format }
  | ({ readonly ok: false; readonly at: number } & (FormatFault | ReadingFault));

/** Reads a format code (18.1) and checks that it can be played, by a reading of R24; the first fault otherwise. Never throws. */
export function parseFormat(text: string, reading: MovesOver = 'layer'): ParsedFormat {
  const signs = readSigns(text);
  const unknown = signs.find(({ is }) => is === 'unknown');
  if (unknown) return { ok: false, at: unknown.at, why: 'unknown-sign', sign: unknown.text };
  const reader = readerOf(signs, text.trimEnd().length);
  const read: ReadLayer[] = [];
  // Without a sign there is no layer.
  while (signs.length > 0 && (read.length === 0 || reader.skip('-'))) {
    const layer = readLayer(reader, read.length + 1);
    if ('ok' in layer) return layer;
    read.push(layer);
  }
  const format = read.map(({ layer }) => layer);
  const found = checkFormat(format, reading);
  return found ? { ok: false, at: read[found.layer]?.at(found.part) ?? 0, ...found.fault } : { ok: true, format };
}

interface ReadLayer {
  readonly layer: Layer;
  readonly at: (part: FaultPart) => number;
}
type Unread = Extract<ParsedFormat, { readonly why: 'expected' }>;

function readLayer(reader: Reader, number: number): ReadLayer | Unread {
  const start = reader.at();
  const missing = (expected: Expected): Unread => {
    return { ok: false, at: reader.at(), why: 'expected', expected, layer: number, found: reader.text() };
  };
  const games = reader.number();
  const kind = reader.kind();
  if (kind === undefined) return missing(games === undefined ? 'layer' : 'kind');
  const sizeAt = reader.at();
  const size = reader.number();
  if (size === undefined) return missing('size');

  /** `@X`, before the moves or after them (R62): null where there is none, undefined where X is missing. */
  const readRotation = () => {
    const isRotated = reader.skip('@');
    return { at: reader.at(), players: isRotated ? reader.number() : null };
  };
  const early = readRotation();
  if (early.players === undefined) return missing('rotated');

  const onward: Onward[] = [];
  const onwardAt: number[] = [];
  if (reader.skip('/')) {
    do {
      onwardAt.push(reader.at());
      const count = reader.number();
      if (count === undefined) return missing('count');
      const to = reader.kind();
      if (to === undefined) return missing('target');
      onward.push({ count, to });
    } while (reader.is('number') || reader.is('kind'));
  }
  const rotation = early.players === null ? readRotation() : early;
  if (rotation.players === undefined) return missing('rotated');
  if (!reader.is('-') && !reader.isAtEnd()) return missing('hyphen');
  const parts = { layer: start, games: start, size: sizeAt, rotated: rotation.at };
  return {
    layer: { kind, games: games ?? 1, size, rotated: rotation.players, onward },
    at: (part) => (typeof part === 'number' ? onwardAt[part]! : parts[part]),
  };
}

interface Reader {
  readonly at: () => number;
  readonly text: () => string;
  readonly isAtEnd: () => boolean;
  readonly is: (sign: Sign['is']) => boolean;
  /** Goes past the sign, if it is the next. */
  readonly skip: (sign: '-' | '/' | '@') => boolean;
  readonly number: () => number | undefined;
  readonly kind: () => LayerKind | undefined;
}

/** `end`: the index after the last sign. */
function readerOf(signs: readonly Sign[], end: number): Reader {
  let next = 0;
  return {
    at: () => signs[next]?.at ?? end,
    text: () => signs[next]?.text ?? '',
    isAtEnd: () => next === signs.length,
    is: (sign) => signs[next]?.is === sign,
    skip: (sign) => {
      const isNext = signs[next]?.is === sign;
      if (isNext) next += 1;
      return isNext;
    },
    number: () => {
      const sign = signs[next];
      if (sign?.is !== 'number') return undefined;
      next += 1;
      return sign.number;
    },
    kind: () => {
      const sign = signs[next];
      if (sign?.is !== 'kind') return undefined;
      next += 1;
      return sign.kind;
    },
  };
}

/** A sign of a format code; `at` is the index of its first character in the text as typed. */
type Sign = { readonly at: number; readonly text: string } & (
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'kind'; readonly kind: LayerKind }
  | { readonly is: '-' | '/' | '@' | 'unknown' }
);

/** Splits a text into signs, whatever its case, its spaces, the kind of its dashes and the width of its letters. */
function readSigns(text: string): readonly Sign[] {
  const signs: Sign[] = [];
  let at = 0;
  let word = '';
  let start = 0;
  const end = (): void => {
    if (word !== '') signs.push(toSign(word, start));
    word = '';
  };
  for (const typed of text) {
    // One by one, so that an index in the plain letters is an index in the text.
    const plain = typed.normalize('NFKC').toUpperCase();
    if (classOf(plain) !== classOf(word) || classOf(plain) === 'alone') end();
    if (word === '') start = at;
    if (plain.trim() !== '') word += plain;
    at += typed.length;
  }
  end();
  return signs;
}

function classOf(plain: string): 'digits' | 'letters' | 'alone' {
  if (/^[0-9]+$/.test(plain)) return 'digits';
  return /^\p{L}+$/u.test(plain) ? 'letters' : 'alone';
}

function toSign(text: string, at: number): Sign {
  const kind = LAYER_KINDS.find((known) => known === text);
  if (kind !== undefined) return { is: 'kind', kind, text, at };
  if (classOf(text) === 'digits') return { is: 'number', number: Number(text), text, at };
  if (/\p{Dash}/u.test(text)) return { is: '-', text, at };
  return { is: text === '/' || text === '@' ? text : 'unknown', text, at };
}

/** The code of a format as the rule book writes it (18.1): a single game is `1R4`, the one final `F4`. */
export const writeFormat = (format: Format): string => format.map(writeLayer).join('-');

function writeLayer({ kind, games, size, rotated, onward }: Layer): string {
  const count = kind === 'F' && games === 1 ? '' : games;
  const rotation = rotated === null ? '' : `@${rotated}`;
  const pieces = onward.map((piece) => `${piece.count}${piece.to}`).join('');
  return `${count}${kind}${size}${rotation}${pieces && '/'}${pieces}`;
}
