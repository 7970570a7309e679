import { fill } from '../../i18n/fill.ts';
import type { Standing } from '../../log/standing.ts';
import { GabongResult } from './GabongResult.tsx';
import { GoolsResult } from './GoolsResult.tsx';
import { GugResult } from './GugResult.tsx';
import { useLog } from './log-context.ts';
import { TournamentResult } from './TournamentResult.tsx';
import { type Known, tryAgain } from './standings.ts';

/** Who won, or who leads; or why that cannot be said. */
export function CardResult({ known }: { known: Known | undefined }) {
  const { words } = useLog();
  const { card, trouble } = words;
  if (!known) return <p class="log-result" aria-busy="true" />;
  if (known.is === 'unknown-board') return <p>{fill(card.unknownBoard, { text: known.board })}</p>;
  if (known.is === 'no-board') {
    return (
      <p>
        {card.noBoard}{' '}
        <button type="button" class="key" onClick={tryAgain}>
          {trouble.again}
        </button>
      </p>
    );
  }
  const { standing } = known;
  return (
    <>
      <p class="log-result">
        <Result standing={standing} />
      </p>
      {standing.misfits > 0 && <p class="log-misfits">{fill(card.misfits, { count: standing.misfits })}</p>}
    </>
  );
}

function Result({ standing }: { standing: Standing }) {
  switch (standing.game) {
    case 'gug':
      return <GugResult standing={standing} />;
    case 'gools':
      return <GoolsResult standing={standing} />;
    case 'gabong':
      return <GabongResult standing={standing} />;
    case 'tournament':
      return <TournamentResult standing={standing} />;
  }
}
