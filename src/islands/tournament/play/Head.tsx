import { SaveSign } from '../../shared/SaveSign.tsx';
import { useTable } from '../table.ts';
import { gameKindInWords } from './game-kind.ts';
import { stageInWords } from './stage-words.ts';
import { tellerOf } from './teller.ts';

/** At a glance: what the tournament waits for, and what is played in it. */
export function Head() {
  const table = useTable();
  const { words, saved, layers, isOver } = table;
  return (
    <div class="table-head">
      <p class="table-who">
        <strong class="table-name" data-size="middle">
          {stageInWords(layers, isOver, tellerOf(table))}
        </strong>
        <span class="round-more">
          {gameKindInWords(saved.setup.of, words.setup.of)} · <code class="format-code">{saved.setup.format}</code>
        </span>
      </p>
      <SaveSign words={words.shared.saving} />
    </div>
  );
}
