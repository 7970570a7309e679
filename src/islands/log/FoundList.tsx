import type { Found } from '../../log/import.ts';
import { FoundGame } from './FoundGame.tsx';
import { useLog } from './log-context.ts';
import { Problems } from './Problems.tsx';
import { fill } from '../../i18n/fill.ts';

/** What was brought, game by game, and what becomes of each. */
export function FoundList({ found }: { found: readonly Found[] }) {
  const { bring } = useLog().words;
  return (
    <ul class="log-found-list">
      {found.map((each, index) => (
        <li key={index} data-found={each.is}>
          <span class="log-tag">
            {each.is === 'more' ? fill(bring.found.more, { count: each.events }) : bring.found[each.is]}
          </span>
          {'game' in each && <FoundGame game={each.game} />}
          {each.is === 'conflict' && <p>{bring.conflict}</p>}
          {each.is === 'newer' && <p>{fill(bring.newer, { version: each.version })}</p>}
          {each.is === 'unreadable' && <Problems problems={each.problems} />}
        </li>
      ))}
    </ul>
  );
}
