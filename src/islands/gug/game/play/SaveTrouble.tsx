import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/fill.ts';
import { $saving, saveAgain } from '../../../../log/games.ts';
import { useGame } from '../game-context.ts';
import { takeGame } from '../../../shared/take-games.ts';

/** What could not be saved, and what to do about it. It can be put away, and play goes on either way. */
export function SaveTrouble() {
  const { words, saved } = useGame();
  const saving = useStore($saving);
  const [putAway, setPutAway] = useState('');
  const { saving: text, notice } = words.play;
  if (saving.is !== 'not-saved' || putAway === saving.why) return null;
  return (
    <div class="notes" role="alert">
      <p>{fill(text.notSaved, { why: text.why[saving.why] })}</p>
      <p>{text.goesOn}</p>
      <div class="row">
        <button type="button" class="key" data-do="export" onClick={() => void takeGame(saved.id)}>
          {text.export}
        </button>
        {saving.why !== 'closed-by-newer' && (
          <button type="button" class="key" onClick={() => void saveAgain()}>
            {text.again}
          </button>
        )}
        <button type="button" class="key" onClick={() => setPutAway(saving.why)}>
          {notice.dismiss}
        </button>
      </div>
    </div>
  );
}
