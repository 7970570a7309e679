import type { Clause } from '../../games/gug/clauses.ts';
import { fill } from '../../i18n/fill.ts';
import { usePanel } from './panel-context.ts';

/** A clause's number: opens its sentence over the game, and is a link to it all the same. */
export function ClauseTag({ clause }: { clause: Clause }) {
  const { words, rulesPage, open } = usePanel();
  const number = clause.slice('gug-'.length);
  return (
    <a
      class="clause pressed"
      href={`${rulesPage}#${clause}`}
      aria-label={fill(words.panel.clause.read, { clause: number })}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open({ kind: 'clause', clause });
      }}
    >
      {number}
    </a>
  );
}
