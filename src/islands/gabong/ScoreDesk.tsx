import { $currentGabong, newestGabong, openCurrentGabong } from '../../log/current-gabong.ts';
import { $gabongDraft, keepGabongDraft, openGabongDraft } from '../../log/gabong-draft.ts';
import { useTableDesk } from '../shared/use-table-desk.ts';
import { SetUp } from './setup/SetUp.tsx';
import { Table } from './Table.tsx';
import { $gabongWish } from './wish.ts';

const DESK = {
  current: { $id: $currentGabong, open: openCurrentGabong, newest: newestGabong },
  draft: { $draft: $gabongDraft, open: openGabongDraft, keep: keepGabongDraft },
  $wish: $gabongWish,
  place: 'gabong-now',
};

/** The round that is on the table, or one that is being set up. */
export function ScoreDesk() {
  const { isOpen, saved, setUp, back, startedElsewhere } = useTableDesk('gabong', DESK);
  if (!isOpen) return <div class="fetching" aria-busy="true" />;
  return saved ? (
    <Table key={saved.id} saved={saved} setUp={setUp} />
  ) : (
    <SetUp back={back} startedElsewhere={startedElsewhere} />
  );
}
