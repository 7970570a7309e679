import { useState } from 'preact/hooks';
import type { TableWords } from '../../i18n/table/en.ts';
import { fill } from '../../i18n/fill.ts';
import { $saving, saveAgain } from '../../storage/games.ts';
import { isForNewer } from '../../storage/log-state.ts';
import { useStore } from '../../ui/use-store.ts';
import { takeGame } from './take-games.ts';

interface SaveTroubleProps {
  /** The game on the table, by its id. */
  game: string;
  words: TableWords['saving'];
}

/** What could not be saved, and what to do about it. It can be put away, and play goes on either way. */
export function SaveTrouble({ game, words }: SaveTroubleProps) {
  const saving = useStore($saving);
  const [putAway, setPutAway] = useState('');
  if (saving.is !== 'not-saved' || putAway === saving.why) return null;
  return (
    <div class="notes alarm" role="alert">
      <p>{fill(words.notSaved, { why: words.why[saving.why] })}</p>
      <p>{saving.isLocal ? words.goesOnLocal : words.goesOn}</p>
      <div class="row">
        <button type="button" class="key" data-do="export" onClick={() => void takeGame(game)}>
          {words.export}
        </button>
        {!isForNewer(saving.why) && (
          <button type="button" class="key" onClick={() => void saveAgain()}>
            {words.again}
          </button>
        )}
        <button type="button" class="key" onClick={() => setPutAway(saving.why)}>
          {words.dismiss}
        </button>
      </div>
    </div>
  );
}
