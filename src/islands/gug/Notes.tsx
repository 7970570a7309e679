import { useStore } from '@nanostores/preact';
import type { LinkProblem } from '../../games/gug/situation.ts';
import { fill } from '../../i18n/fill.ts';
import { $houseRulesTrouble } from '../../log/house-rules.ts';
import { usePanel } from './panel-context.ts';

interface NotesProps {
  problems: readonly LinkProblem[];
  dismiss: () => void;
}

/** What went wrong, over the map: parts of a link that make no sense, settings that could not be read or saved. */
export function Notes({ problems, dismiss }: NotesProps) {
  const { words } = usePanel();
  const { link, rulings, clause } = words.panel;
  const trouble = useStore($houseRulesTrouble);
  if (problems.length === 0 && !trouble) return null;
  const close = () => {
    dismiss();
    $houseRulesTrouble.set(null);
    document.getElementById('gug-answer')?.focus();
  };
  return (
    <div class="notes" role="alert">
      {problems.map(({ part, text, why }) => (
        <p key={part + text} data-part={part}>
          {fill(link.problems[why], { text: `${part}=${text}` })}
        </p>
      ))}
      {trouble && (
        <p data-part="house-rules">{trouble.kind === 'unreadable' ? rulings.unreadable : rulings.notSaved}</p>
      )}
      <div class="row">
        {trouble?.kind === 'unreadable' && (
          <button type="button" class="key" onClick={() => download(trouble.text)}>
            {rulings.download}
          </button>
        )}
        <button type="button" class="key" onClick={close}>
          {clause.close}
        </button>
      </div>
    </div>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'gug-house-rules.txt';
  link.click();
  URL.revokeObjectURL(url);
}
