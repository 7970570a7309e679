import { type GabongView, showGabongView } from '../../storage/choices.ts';
import { LATE, showScreen } from '../../ui/focus.ts';
import { useGabong } from './table.ts';

/** Turns the panel to a view, which has the focus then: its heading is heard. */
export function turnTo(view: GabongView): void {
  showGabongView(view);
  showScreen('gabong-now', LATE);
}

interface OtherViewKeyProps {
  view: GabongView;
  /** Closes the sheet that it lies in. */
  close: () => void;
}

/** In the sheet of one view, the key to the other. */
export function OtherViewKey({ view, close }: OtherViewKeyProps) {
  const { words } = useGabong();
  return (
    <button
      type="button"
      class="key"
      data-view={view}
      onClick={() => {
        close();
        turnTo(view);
      }}
    >
      {words.views[view]}
    </button>
  );
}
