interface AgainKeysProps {
  words: { readonly again: string; readonly fresh: string };
  /** Sets up another game with the same people. */
  again: () => void;
  /** Sets up another game. */
  fresh: () => void;
}

/** What comes after a game: the same people again, or others. */
export function AgainKeys({ words, again, fresh }: AgainKeysProps) {
  return (
    <div class="acts">
      <button type="button" class="key go" data-do="again" onClick={again}>
        {words.again}
      </button>
      <button type="button" class="key" data-do="fresh" onClick={fresh}>
        {words.fresh}
      </button>
    </div>
  );
}
