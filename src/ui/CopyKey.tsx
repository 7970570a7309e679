import { useState } from 'preact/hooks';

interface CopyKeyProps {
  text: string;
  label: string;
  /** Said when it was copied, and when the browser would not. */
  copied: string;
  refused: string;
}

/** Copies a text, and says what became of it. */
export function CopyKey({ text, label, copied, refused }: CopyKeyProps) {
  const [said, say] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(copied),
      () => say(refused),
    );
  return (
    <>
      <button type="button" class="key" onClick={() => void copy()}>
        {label}
      </button>
      <span aria-live="polite">{said}</span>
    </>
  );
}
