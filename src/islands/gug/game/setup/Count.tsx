import { fill } from '../../../../i18n/fill.ts';
import { useSetup } from './setup-context.ts';

interface CountProps {
  label: string;
  value: number;
  most: number;
  set: (value: number) => void;
}

/** A number from 0 on, with a key on either side. */
export function Count({ label, value, most, set }: CountProps) {
  const { draw } = useSetup().words.setup;
  const key = (sign: string, name: string, next: number) => (
    <button
      type="button"
      class="key"
      aria-label={fill(name, { what: label })}
      aria-disabled={next < 0 || next > most}
      onClick={() => next >= 0 && next <= most && set(next)}
    >
      {sign}
    </button>
  );
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="stepper-label">{label}</span>
      {key('−', draw.fewer, value - 1)}
      <output>{value}</output>
      {key('+', draw.more, value + 1)}
    </div>
  );
}
