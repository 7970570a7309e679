/** Redo, in a row of its own above undo: beside it, neither had room for its words. */
export function RedoKey({ label, press }: { label: string; press: () => void }) {
  return (
    <button type="button" class="key again" data-do="redo" onClick={press}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m15 5 5 5-5 5M20 10H10a6 6 0 0 0 0 12h3" />
      </svg>
      <span>{label}</span>
    </button>
  );
}
