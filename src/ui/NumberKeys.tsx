interface NumberKeysProps {
  label: string;
  value: number;
  least: number;
  most: number;
  by: number;
  /** What the keys on either side are called. */
  words: { readonly less: string; readonly more: string };
  set: (value: number) => void;
}

/** A number with a key on either side. */
export function NumberKeys({ label, value, least, most, by, words, set }: NumberKeysProps) {
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
    <div class="stepper row" role="group" aria-label={label} data-taps="each">
      <span class="stepper-label wraps">{label}</span>
      {key('−', words.less, value - by)}
      <output>{value}</output>
      {key('+', words.more, value + by)}
    </div>
  );
}
