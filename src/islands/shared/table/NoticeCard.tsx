import type { ComponentChildren } from 'preact';
import type { TableStepsWords } from '../../../i18n/table/words.ts';

interface NoticeCardProps {
  words: TableStepsWords['notice'];
  /** The id of what has the focus once it is put away. */
  back: string;
  dismiss: () => void;
  /** The table's way round it; undefined where there is none. */
  overrule: (() => void) | undefined;
  /** The reasons, each with its clause. */
  children: ComponentChildren;
}

/** Why something was not played; and the table's way round it, where there is one. */
export function NoticeCard({ words, back, dismiss, overrule, children }: NoticeCardProps) {
  return (
    <div class="table-notice" role="alert">
      {children}
      <div class="row">
        <button
          type="button"
          class="key"
          data-do="dismiss"
          onClick={() => {
            document.getElementById(back)?.focus({ preventScroll: true });
            dismiss();
          }}
        >
          {words.dismiss}
        </button>
        {overrule && (
          <button type="button" class="key" data-do="overrule" aria-haspopup="dialog" onClick={overrule}>
            {words.overrule}
          </button>
        )}
      </div>
    </div>
  );
}
