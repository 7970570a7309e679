import { BoardChoice } from './BoardChoice.tsx';
import { EndsList } from './EndsList.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { RulingsPanel } from './RulingsPanel.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StationList } from './StationList.tsx';
import { WorksPanel } from './WorksPanel.tsx';

/** Below the map: the same as a list, the drops, and the house rules. */
export function More() {
  return (
    <div class="more" id="gug-more" tabIndex={-1}>
      <EndsList />
      <LedgerPanel />
      <StationList />
      <RulingsPanel />
      <WorksPanel />
      <BoardChoice />
      <ShareButton />
    </div>
  );
}
