import { $saving } from '../../log/games.ts';
import { useStore } from '../shared/use-store.ts';
import { AsideList } from './AsideList.tsx';
import { DeletedList } from './DeletedList.tsx';
import { useLog } from './log-context.ts';
import { RoomUsed } from './RoomUsed.tsx';
import { TakeKeys } from './TakeKeys.tsx';

/** Only Safari clears by the calendar; browsers on iOS are Safari whatever they are called. */
const isSafari = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || /^((?!Chrom|Android).)*Safari/.test(navigator.userAgent);

/** What the site keeps on this phone, and how safely. */
export function StorageView() {
  const { saving, storage } = useLog().words;
  const state = useStore($saving);
  return (
    <div class="log-storage">
      <section class="log-card" aria-labelledby="log-kept">
        <h3 id="log-kept">{storage.heading}</h3>
        {state.is !== 'not-saved' && <p>{saving[state.is]}</p>}
        <RoomUsed key={state.is} />
        {isSafari() && <p class="log-hint">{storage.safari}</p>}
      </section>
      <AsideList />
      <DeletedList />
      <section class="log-card" aria-labelledby="log-everything">
        <h3 id="log-everything">{storage.everything}</h3>
        <TakeKeys />
      </section>
    </div>
  );
}
