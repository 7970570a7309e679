import { useMemo } from 'preact/hooks';
import type { Player } from '../../../games/gools/setup.ts';
import { $games } from '../../../log/games.ts';
import { $goolsDraft } from '../../../log/gools-draft.ts';
import { gamesBefore } from '../../shared/names-before.ts';
import { SamePeopleKey } from '../../shared/setup/SamePeopleKey.tsx';
import { useStore } from '../../shared/use-store.ts';
import { useGools } from '../texts-context.ts';
import { peopleOf } from './people.ts';

/** The last evening's people once more, as long as nothing else was said. */
export function SamePeople({ seat }: { seat: (people: readonly Player[]) => void }) {
  const { same } = useGools().words.table.shared.setup;
  const isUntouched = useStore($goolsDraft) === null;
  const games = useStore($games);
  const people = useMemo(() => {
    const last = isUntouched ? gamesBefore(games.values()).find((saved) => saved.game === 'gools') : undefined;
    return last && peopleOf(last);
  }, [isUntouched, games]);
  if (!people) return null;
  return <SamePeopleKey label={same} who={people.map(({ name }) => name).join(', ')} press={() => seat(people)} />;
}
