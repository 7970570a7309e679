import type { LinkProblem } from '../../games/gug/situation.ts';
import { fill } from '../../i18n/fill.ts';
import { $houseRulesTrouble } from '../../storage/house-rules.ts';
import { download } from '../../ui/share.ts';
import { useStore } from '../../ui/use-store.ts';
import { usePanel } from './panel-context.ts';

/** So many problems are named, the others counted; and so many characters of each part are quoted. */
const NAMED = 3;
const QUOTED = 40;

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
    <div class="notes alarm" role="alert">
      <div class="row">
        <button type="button" class="key" onClick={close}>
          {clause.close}
        </button>
        {trouble?.kind === 'unreadable' && (
          <button type="button" class="key" onClick={() => void download(trouble.text, 'gug-house-rules.txt')}>
            {rulings.download}
          </button>
        )}
      </div>
      {problems.slice(0, NAMED).map(({ part, text, why }, index) => (
        <p key={index} data-part={part}>
          {fill(link.problems[why], { text: shortened(`${part}=${text}`) })}
        </p>
      ))}
      {problems.length > NAMED && <p>{fill(link.more, { count: problems.length - NAMED })}</p>}
      {trouble && (
        <p data-part="house-rules">{trouble.kind === 'unreadable' ? rulings.unreadable : rulings.notSaved}</p>
      )}
    </div>
  );
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : text;
}
