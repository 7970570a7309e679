import { fill } from '../../i18n/fill.ts';
import { gamesToAdd } from '../../log/import.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import type { Brought } from './brought.ts';
import { FoundList } from './FoundList.tsx';
import { useLog } from './log-context.ts';

interface PreviewProps {
  brought: Brought;
  add: (games: readonly SavedGame[]) => void;
  leave: () => void;
}

/** What was brought, before anything is added; and the one tap that adds it. */
export function Preview({ brought: { from, result }, add, leave }: PreviewProps) {
  const { bring, reasons } = useLog().words;
  const games = result.ok ? gamesToAdd(result) : [];
  const count = games.length;
  const failures: Readonly<Record<string, string>> = { ...reasons, ...bring.failures };
  return (
    <section class="log-found" aria-labelledby="log-found">
      <h4 id="log-found" tabindex={-1} ref={(heading) => heading?.focus()}>
        {from === 'link' ? bring.fromLink : bring.preview}
      </h4>
      {result.ok ? (
        <>
          <FoundList found={result.found} />
          <p class="soft">
            {result.found.length === 0 ? bring.emptyFile : count === 0 ? bring.nothing : bring.nothingYet}
          </p>
        </>
      ) : (
        <p class="log-refused" role="alert" data-why={result.why}>
          {failures[result.why]}
        </p>
      )}
      <div class="row">
        {count > 0 && (
          <button type="button" class="key main" onClick={() => add(games)}>
            {fill(bring.add, { count })}
          </button>
        )}
        <button type="button" class="key" onClick={leave}>
          {bring.cancel}
        </button>
      </div>
    </section>
  );
}
