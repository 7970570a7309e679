import { useLog, type View } from './log-context.ts';

const VIEWS = ['games', 'players', 'storage'] as const satisfies readonly View[];

/** What the panel can show, as keys in a row. */
export function ViewKeys({ view }: { view: View }) {
  const { words, show } = useLog();
  return (
    <div class="log-views" role="group" aria-label={words.views.label}>
      {VIEWS.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => show(each)}>
          {words.views[each]}
        </button>
      ))}
    </div>
  );
}
