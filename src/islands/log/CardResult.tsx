import { fill } from '../../i18n/fill.ts';
import type { GameUi, Known } from './game-ui.ts';
import { useLog } from './log-context.ts';
import { tryAgain } from './standings.ts';

interface CardResultProps {
  ui: GameUi | undefined;
  /** Undefined while it is being worked out. */
  known: Known | undefined;
}

/** Who won, or who leads; or why that cannot be said. */
export function CardResult({ ui, known }: CardResultProps) {
  const { words, lang } = useLog();
  const { card, trouble } = words;
  if (known?.is === 'unknown-board') return <p>{fill(card.unknownBoard, { text: known.board })}</p>;
  if (known?.is === 'not-fetched') {
    return (
      <p>
        {known.what === 'board' ? card.noBoard : trouble.part}{' '}
        <button type="button" class="key" onClick={tryAgain}>
          {trouble.again}
        </button>
      </p>
    );
  }
  if (!known || !ui) return <p class="log-result" aria-busy="true" />;
  const { standing } = known;
  const { first, rest } = ui.result(standing, { words, lang });
  return (
    <>
      <p class="log-result">
        <strong>{first}</strong>
        <span>{rest}</span>
      </p>
      {standing.misfits > 0 && <p class="log-misfits">{fill(card.misfits, { count: standing.misfits })}</p>}
    </>
  );
}
