import { fill } from '../../../i18n/fill.ts';
import { nameOfThrow } from '../../../rulebooks/tables/throw-words.ts';
import type { Throw } from '../../../games/three-man/throws.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import type { Last } from './last.ts';
import { type Line, linesOf } from './last-words.ts';

/** What the last throw did, each with its rule; before the first, who begins. */
export function LastThrow({ last }: { last: Last | undefined }) {
  const { words, name } = useTable();
  const { hints, last: said, throws } = words.threeMan;
  const begin: Line = { clause: 'three-man-7.1', text: hints.begin };
  const lines = last ? linesOf(last, said, name) : [begin];
  const thrown = last?.event.kind === 'throw' ? last.event : undefined;
  return (
    <div class="last-throw">
      {thrown && (
        <p class="visually-hidden">
          {fill(said.heading, {
            roller: name(thrown.seat),
            dice: nameOfThrow(throws, thrown.dice as Throw),
          })}
        </p>
      )}
      <ul>
        {lines.map(({ clause, text }) => (
          <li key={text}>
            <span>{text}</span> <ClauseTag clause={clause} />
          </li>
        ))}
      </ul>
    </div>
  );
}
