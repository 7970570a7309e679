interface ViewKeysProps<View extends string> {
  label: string;
  /** Each with its words, in their order. */
  views: readonly (readonly [view: View, words: string])[];
  view: string;
  show: (view: View) => void;
}

/** What a panel can show, as keys in a row. */
export function ViewKeys<View extends string>({ label, views, view, show }: ViewKeysProps<View>) {
  return (
    <div class="view-keys card" role="group" aria-label={label}>
      {views.map(([each, words]) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => show(each)}>
          {words}
        </button>
      ))}
    </div>
  );
}
