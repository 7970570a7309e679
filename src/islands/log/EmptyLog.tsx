import { $wish } from '../gug/wish.ts';
import { useLog } from './log-context.ts';

/** Nothing is saved on this device: what to do about it. */
export function EmptyLog() {
  const { words, show } = useLog();
  const { empty, bring } = words;
  const setUp = () => {
    $wish.set('setup');
    location.hash = '#gug';
  };
  return (
    <div class="log-empty">
      <h3>{empty.heading}</h3>
      <p>{empty.hint}</p>
      <button type="button" class="log-play" onClick={setUp}>
        {empty.play}
      </button>
      <a class="key wide" href="#gools">
        {empty.playGools}
      </a>
      <a class="key wide" href="#gabong">
        {empty.playGabong}
      </a>
      <p class="soft">{empty.bring}</p>
      <button type="button" class="key wide" onClick={() => show('bring')}>
        {bring.open}
      </button>
    </div>
  );
}
