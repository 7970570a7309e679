import { $saving, saveAgain } from '../../log/games.ts';
import { useLog } from './log-context.ts';
import { takeAll } from '../shared/take-games.ts';
import { useStore } from '../shared/use-store.ts';

/** What cannot be saved is said at once, with what is safe and what to press. */
export function SavingNotice() {
  const { saving } = useLog().words;
  const state = useStore($saving);
  if (state.is !== 'not-saved') return null;
  return (
    <div class="log-notice" role="alert">
      <h3>{saving.heading}</h3>
      <p>{saving.why[state.why]}</p>
      <div class="row">
        {state.why !== 'closed-by-newer' && (
          <button type="button" class="key" onClick={() => void saveAgain()}>
            {saving.again}
          </button>
        )}
        <button type="button" class="key" onClick={() => void takeAll()}>
          {saving.take}
        </button>
      </div>
    </div>
  );
}
