import { PIPS } from '../../../ui/pips.ts';

/** Wherever any face has an eye. */
const PLACES = [...PIPS[6]!, ...PIPS[1]!];

interface DieProps {
  /** 1-6; 0 for a die that has not been thrown. */
  eyes: number;
  /** In pixels: from 24, among words, to 56, as what the table looks at. */
  size?: number;
}

/**
 * The face of a die, for the eye alone: who shows it says it too. All faces have the same eyes, some of them not seen:
 * a die that rolls is laid out once, and not with each face.
 */
export function Die({ eyes, size = 44 }: DieProps) {
  return (
    <svg class="gools-die" data-eyes={eyes} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <rect x="1.25" y="1.25" width="21.5" height="21.5" rx="4.5" />
      {PLACES.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="2.3"
          visibility={PIPS[eyes]?.some(([left, top]) => left === x && top === y) ? undefined : 'hidden'}
        />
      ))}
    </svg>
  );
}
