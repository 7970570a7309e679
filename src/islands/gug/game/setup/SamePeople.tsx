import { useStore } from '@nanostores/preact';
import { fill } from '../../../../i18n/fill.ts';
import { $games } from '../../../../log/games.ts';
import { $setupDraft, changeDraft } from '../../../../log/setup-draft.ts';
import { isBoardId } from '../../boards.ts';
import { gamesBefore, peopleOf } from './earlier.ts';
import { draftOf } from './fresh-draft.ts';
import { newSeed } from './seed.ts';
import { useSetup } from './setup-context.ts';

/** The last game's people and settings once more, as long as nothing else was said. */
export function SamePeople() {
  const { again } = useSetup().words.setup;
  const isUntouched = useStore($setupDraft) === null;
  const [last] = gamesBefore(useStore($games).values());
  if (!isUntouched || !last || !isBoardId(last.board.id)) return null;
  return (
    <button
      type="button"
      class="key same-people"
      onClick={() => changeDraft(draftOf(last, Date.now(), newSeed()), again.key)}
    >
      <span>
        {again.key}
        <small>{fill(again.who, { names: peopleOf(last).join(', ') })}</small>
      </span>
    </button>
  );
}
