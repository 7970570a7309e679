import type { Format, Layer } from './format.ts';

/** The code of a format as the rule book writes it (18.1): a single game is `1R4`, the one final `F4`. */
export const writeFormat = (format: Format): string => format.map(writeLayer).join('-');

function writeLayer({ kind, games, size, rotated, onward }: Layer): string {
  const count = kind === 'F' && games === 1 ? '' : games;
  const rotation = rotated === null ? '' : `@${rotated}`;
  const pieces = onward.map((piece) => `${piece.count}${piece.to}`).join('');
  return `${count}${kind}${size}${rotation}${pieces && '/'}${pieces}`;
}
