import { useGame } from '../game-context.ts';

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  by?: number;
  set: (value: number) => void;
}

/** A number with a key on either side. */
export function Stepper({ label, value, least, most, by = 1, set }: StepperProps) {
  const { drink } = useGame().words.play;
  const key = (sign: string, name: string, next: number) => (
    <button
      type="button"
      class="key"
      aria-label={name}
      aria-disabled={next < least || next > most}
      onClick={() => next >= least && next <= most && set(next)}
    >
      {sign}
    </button>
  );
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="stepper-label">{label}</span>
      {key('−', drink.less, value - by)}
      <output>{value}</output>
      {key('+', drink.moreSips, value + by)}
    </div>
  );
}
