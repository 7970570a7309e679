import { Icon } from './Icon.tsx';

interface UndoKeyProps {
  /** What it takes back, in words. */
  label: string;
  /** Whether there is nothing to take back. */
  isIdle: boolean;
  press: () => void;
}

/** Letters that have room in the lines of the bar, and whose words are never shortened. */
const SHORT = 30;
/** Letters of a word that has room in a key of the usual width, and in the widest. */
const WORD = 9;
const LONGEST_WORD = 13;

const longestWord = (text: string): number => Math.max(...text.split(/[ -]/).map((word) => word.length));

/** Words that no key has room for end in an ellipsis: none goes on in the next line. */
const shortened = (text: string): string =>
  text.replace(new RegExp(`([^ -]{${LONGEST_WORD - 1}})[^ -]{2,}`, 'g'), '$1…');

/** Undo, bottom left at every table. */
export function UndoKey({ label, isIdle, press }: UndoKeyProps) {
  const text = shortened(label);
  return (
    <button
      type="button"
      class="key undo"
      data-words={label.length > SHORT ? 'many' : 'few'}
      data-long={longestWord(label) > WORD}
      aria-label={text === label ? undefined : label}
      aria-disabled={isIdle}
      title={label}
      onClick={() => {
        if (!isIdle) press();
      }}
    >
      <Icon is="undo" />
      <span class="clamp" aria-hidden={text === label ? undefined : true}>
        {text}
      </span>
    </button>
  );
}

/** Redo, beside undo at the tables. */
export function RedoKey({ label, press }: { label: string; press: () => void }) {
  return (
    <button type="button" class="key again" data-do="redo" onClick={press}>
      <Icon is="redo" />
      <span>{label}</span>
    </button>
  );
}
