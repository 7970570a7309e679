import { useMemo } from 'preact/hooks';
import type { GabongSetup } from '../../../games/gabong/match-setup.ts';
import { $gabongDraft } from '../../../log/gabong-draft.ts';
import { $games } from '../../../log/games.ts';
import { endOfGabong } from '../../../log/played-gabong.ts';
import { gamesBefore } from '../../shared/names-before.ts';
import { SamePeopleKey } from '../../shared/setup/SamePeopleKey.tsx';
import { useStore } from '../../shared/use-store.ts';
import { useGabong } from '../texts-context.ts';
import { setupAgain } from './fresh.ts';

/** The last round's people once more, by what they counted by, as long as nothing else was said. */
export function SamePeople({ take }: { take: (setup: GabongSetup) => void }) {
  const { same } = useGabong().words.shared.setup;
  const isUntouched = useStore($gabongDraft) === null;
  const games = useStore($games);
  const again = useMemo(() => {
    const last = isUntouched ? gamesBefore(games.values()).find((saved) => saved.game === 'gabong') : undefined;
    return last && setupAgain(endOfGabong(last).state);
  }, [isUntouched, games]);
  if (!again) return null;
  return (
    <SamePeopleKey label={same} who={again.players.map(({ name }) => name).join(', ')} press={() => take(again)} />
  );
}
