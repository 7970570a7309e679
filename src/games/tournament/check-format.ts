import {
  arrivals,
  type Format,
  type Layer,
  type LayerKind,
  mostOnward,
  type MovesOver,
  type Onward,
  playersOf,
  targetOf,
} from './format.ts';

/** Of any number in a code. */
const MOST = 999;
/** A game is of two at least; which sizes a game allows is the game's to say (3.1, 3.2). */
const LEAST = { games: 1, size: 2, rotated: 2, count: 1 } as const;

/** No day has as many; and each rotated one takes its time to be drawn. */
const MOST_LAYERS = 12;

type KindFault = 'heats-first' | 'heats-again' | 'final-last' | 'final-early' | 'semi-finals-again';

/** Layers are counted from 1, as people do. */
export type FormatFault =
  | { readonly why: 'no-layers' }
  | { readonly why: 'too-many-layers'; readonly layers: number; readonly most: number }
  /** The first layer is of heats, and no other; the last is the final, and no other; the semi-finals are one layer. */
  | { readonly why: KindFault; readonly layer: number; readonly kind: LayerKind }
  | {
      readonly why: 'number-out-of-range';
      readonly layer: number;
      readonly of: keyof typeof LEAST;
      readonly number: number;
      readonly least: number;
      readonly most: number;
    }
  /** More games than one, and nobody plays two of them: nobody would have won. */
  | { readonly why: 'several-finals'; readonly layer: number; readonly games: number }
  /** `seats`: games times players in each. Uneven: no equal share; once: a share of one game or less; few: they do not fill a game. */
  | {
      readonly why: 'rotation-uneven' | 'rotation-once' | 'rotation-too-few';
      readonly layer: number;
      readonly seats: number;
      readonly rotated: number;
    }
  | {
      readonly why: 'players-do-not-add-up';
      readonly layer: number;
      readonly needed: number;
      readonly arrive: number;
      readonly from: readonly { readonly layer: number; readonly players: number }[];
    }
  | { readonly why: 'nobody-goes-on'; readonly layer: number }
  | { readonly why: 'no-later-layer' | 'kind-twice'; readonly layer: number; readonly onward: Onward }
  /** `players`: of each game, or of the layer where it is rotated (R24): so many can go on at most. */
  | { readonly why: 'too-many-go-on'; readonly layer: number; readonly players: number; readonly goOn: number };

/** Where in its layer a fault is: a piece after the slash is named by its index. */
export type FaultPart = 'layer' | 'games' | 'size' | 'rotated' | number;
export interface PlacedFault {
  readonly fault: FormatFault;
  readonly layer: number;
  readonly part: FaultPart;
}

/** The first fault of a format, layer by layer (18.1, R24); undefined when it can be played. Never throws. */
export function checkFormat(format: Format, reading: MovesOver): PlacedFault | undefined {
  if (format.length === 0) return { fault: { why: 'no-layers' }, layer: 0, part: 'layer' };
  if (format.length > MOST_LAYERS) {
    const fault = { why: 'too-many-layers', layers: format.length, most: MOST_LAYERS } as const;
    return { fault, layer: MOST_LAYERS, part: 'layer' };
  }
  for (const [index, layer] of format.entries()) {
    const found =
      kindFault(format, index) ??
      numberFault(layer, index) ??
      rotationFault(layer, index) ??
      comingFault(format, index, reading) ??
      onwardFault(format, index, reading);
    if (found) return { ...found, layer: index };
  }
  return undefined;
}

type Found = Omit<PlacedFault, 'layer'> | undefined;

function kindFault(format: Format, index: number): Found {
  const { kind } = format[index]!;
  const isLast = index === format.length - 1;
  const fault = (why: KindFault): Found => ({
    fault: { why, layer: index + 1, kind },
    part: 'layer',
  });
  if (index === 0 && kind !== 'H') return fault('heats-first');
  if (index > 0 && kind === 'H') return fault('heats-again');
  if (isLast && kind !== 'F') return fault('final-last');
  if (!isLast && kind === 'F') return fault('final-early');
  const isAgain = kind === 'SF' && format.findIndex((layer) => layer.kind === 'SF') < index;
  return isAgain ? fault('semi-finals-again') : undefined;
}

function numberFault({ games, size, rotated, onward }: Layer, index: number): Found {
  const numbers: readonly (readonly [of: keyof typeof LEAST, number: number, part: FaultPart])[] = [
    ['games', games, 'games'],
    ['size', size, 'size'],
    ...(rotated === null ? [] : [['rotated', rotated, 'rotated'] as const]),
    ...onward.map(({ count }, piece) => ['count', count, piece] as const),
  ];
  const odd = numbers.find(([of, number]) => !Number.isInteger(number) || number < LEAST[of] || number > MOST);
  if (!odd) return undefined;
  const [of, number, part] = odd;
  return { fault: { why: 'number-out-of-range', layer: index + 1, of, number, least: LEAST[of], most: MOST }, part };
}

function rotationFault({ kind, games, size, rotated }: Layer, index: number): Found {
  const layer = index + 1;
  if (rotated === null) {
    const isSplit = kind === 'F' && games > 1;
    return isSplit ? { fault: { why: 'several-finals', layer, games }, part: 'games' } : undefined;
  }
  const seats = games * size;
  const fault = (why: 'rotation-uneven' | 'rotation-once' | 'rotation-too-few'): Found => ({
    fault: { why, layer, seats, rotated },
    part: 'rotated',
  });
  if (rotated < size) return fault('rotation-too-few');
  if (seats <= rotated) return fault('rotation-once');
  return seats % rotated === 0 ? undefined : fault('rotation-uneven');
}

function comingFault(format: Format, index: number, reading: MovesOver): Found {
  if (index === 0) return undefined;
  const from = arrivals(format, index, reading).map(({ from, players }) => ({ layer: from + 1, players }));
  const arrive = from.reduce((sum, { players }) => sum + players, 0);
  const needed = playersOf(format[index]!);
  if (arrive === needed) return undefined;
  return { fault: { why: 'players-do-not-add-up', layer: index + 1, needed, arrive, from }, part: 'layer' };
}

function onwardFault(format: Format, index: number, reading: MovesOver): Found {
  const { kind, onward } = format[index]!;
  const layer = index + 1;
  if (onward.length === 0 && kind !== 'F') return { fault: { why: 'nobody-goes-on', layer }, part: 'layer' };
  const players = mostOnward(format[index]!, reading);
  let goOn = 0;
  for (const [part, piece] of onward.entries()) {
    goOn += piece.count;
    if (targetOf(format, index, piece.to) < 0) return { fault: { why: 'no-later-layer', layer, onward: piece }, part };
    const isTwice = onward.findIndex(({ to }) => to === piece.to) < part;
    if (isTwice) return { fault: { why: 'kind-twice', layer, onward: piece }, part };
    if (goOn > players) return { fault: { why: 'too-many-go-on', layer, players, goOn }, part };
  }
  return undefined;
}
