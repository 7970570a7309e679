import { useState } from 'preact/hooks';

interface AskTwiceProps {
  label: string;
  yes: string;
  no: string;
  press: () => void;
}

/** A key for what nobody should press in passing: it asks once more in its place. */
export function AskTwice({ label, yes, no, press }: AskTwiceProps) {
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <button type="button" class="key" onClick={() => setAsks(true)}>
        {label}
      </button>
    );
  return (
    <span class="row">
      <button
        type="button"
        class="key stop"
        onClick={() => {
          setAsks(false);
          press();
        }}
      >
        {yes}
      </button>
      <button type="button" class="key" onClick={() => setAsks(false)}>
        {no}
      </button>
    </span>
  );
}
