import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import { $games } from '../../../log/games.ts';
import { $goolsDraft } from '../../../log/gools-draft.ts';
import { useGools } from '../texts-context.ts';
import { eveningsBefore, peopleOf } from './evenings-before.ts';
import { useSetup } from './setup-context.ts';

/** The last evening's people once more, as long as nothing else was said. */
export function SamePeople() {
  const { setup: text } = useGools().words.table;
  const { change } = useSetup();
  const isUntouched = useStore($goolsDraft) === null;
  const games = useStore($games);
  const people = useMemo(() => {
    const [last] = isUntouched ? eveningsBefore(games.values()) : [];
    return last && peopleOf(last);
  }, [isUntouched, games]);
  if (!people) return null;
  return (
    <button
      type="button"
      class="key same-people"
      data-do="same"
      onClick={() => change(() => ({ players: people }), text.same)}
    >
      <span>
        {text.same}
        <small>{people.map(({ name }) => name).join(', ')}</small>
      </span>
    </button>
  );
}
