import { useTable } from '../table.ts';

/** Opens what the board has to say: the score sheet, or what must happen for somebody to win. */
export function BoardKey({ sheet }: { sheet: 'board' | 'bounds' }) {
  const { words, open } = useTable();
  const { keys } = words.board;
  return (
    <button type="button" class="key" data-do={sheet} aria-haspopup="dialog" onClick={() => open({ kind: sheet })}>
      {sheet === 'board' ? keys.sheet : keys.bounds}
    </button>
  );
}
