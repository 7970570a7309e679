import { SaveSign } from '../../shared/SaveSign.tsx';
import { useTable } from '../table.ts';
import { stageInWords } from './stage-words.ts';
import { tellerOf } from './teller.ts';

/** At a glance: which deal it is, how far it is to the end, and who is the GM. */
export function Head() {
  const table = useTable();
  const { words, state, name } = table;
  const { what, more } = stageInWords(state, tellerOf(table));
  return (
    <div class="table-head">
      <p class="table-who">
        <strong class="table-name" data-size="middle">
          {what}
        </strong>
        {more !== '' && <span class="round-more">{more}</span>}
        <span class="round-master">
          <b class="gm-mark">{words.board.master}</b> {name(state.master)}
        </span>
      </p>
      <SaveSign words={words.shared.saving} />
    </div>
  );
}
