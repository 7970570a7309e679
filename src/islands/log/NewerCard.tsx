import { fill } from '../../i18n/fill.ts';
import { useLog } from './log-context.ts';
import { takeGame } from '../shared/take-games.ts';

/** A game that a newer version wrote: it can be taken along as it is, and nothing else is done to it. */
export function NewerCard({ id, version }: { id: string; version: number }) {
  const { words } = useLog();
  return (
    <article class="log-card">
      <h3>{words.card.newer}</h3>
      <p>{fill(words.card.newerHint, { version })}</p>
      <button type="button" class="key wide" onClick={() => void takeGame(id)}>
        {words.share.file}
      </button>
    </article>
  );
}
