import { useMemo } from 'preact/hooks';
import { fill } from '../../../../i18n/fill.ts';
import { $games } from '../../../../log/games.ts';
import { foldSaved } from '../../../../log/played.ts';
import { $setupDraft, changeDraft } from '../../../../log/setup-draft.ts';
import { SamePeopleKey } from '../../../shared/setup/SamePeopleKey.tsx';
import { $boards, isBoardId } from '../../boards.ts';
import { gameToRepeat, gugGamesBefore, peopleOf } from './earlier.ts';
import { draftOf } from './fresh-draft.ts';
import { newSeed } from '../../../shared/chance.ts';
import { useStore } from '../../../shared/use-store.ts';
import { useSetup } from './setup-context.ts';

/** The last game's people and settings once more, as long as nothing else was said. */
export function SamePeople() {
  const { again } = useSetup().words.setup;
  const isUntouched = useStore($setupDraft) === null;
  const games = useStore($games);
  const boards = useStore($boards);
  const last = useMemo(() => {
    if (!isUntouched) return undefined;
    return gameToRepeat(gugGamesBefore(games.values()), (game) => {
      const board = boards.get(game.board.id);
      return board !== undefined && foldSaved(game, board).state.phase === 'over';
    });
  }, [isUntouched, games, boards]);
  if (!last || !isBoardId(last.board.id)) return null;
  return (
    <SamePeopleKey
      label={again.key}
      who={fill(again.who, { names: peopleOf(last).join(', ') })}
      press={() => changeDraft(draftOf(last, Date.now(), newSeed()), again.key)}
    />
  );
}
