import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface AskTwiceProps {
  /** The id of the key, for whoever gives it the focus. */
  id?: string;
  label: string;
  yes: string;
  no: string;
  press: () => void;
}

/** A key for what nobody should press in passing: it asks once more in its place. */
export function AskTwice({ id, label, yes, no, press }: AskTwiceProps) {
  const [asks, setAsks] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const answers = useRef<HTMLSpanElement>(null);
  // The pressed key is gone with the question, or with the answer: focus stays where it was.
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (isPressed.current) first.current?.focus({ preventScroll: true });
    // Two keys may take more lines than the one that was pressed.
    if (isPressed.current) answers.current?.scrollIntoView({ block: 'nearest' });
    isPressed.current = false;
  }, [asks]);
  const ask = (isAsking: boolean) => {
    isPressed.current = true;
    setAsks(isAsking);
  };
  if (!asks)
    return (
      <button key="ask" ref={first} type="button" class="key" id={id} onClick={() => ask(true)}>
        {label}
      </button>
    );
  return (
    <span key="asked" ref={answers} class="row" id={id}>
      <button
        ref={first}
        type="button"
        class="key stop"
        onClick={() => {
          ask(false);
          press();
        }}
      >
        {yes}
      </button>
      <button type="button" class="key" onClick={() => ask(false)}>
        {no}
      </button>
    </span>
  );
}
