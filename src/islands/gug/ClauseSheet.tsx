import { useEffect, useState } from 'preact/hooks';
import pictureStyles from '../../styles/pictures.css?url';
import ruleStyles from '../../styles/rules.css?url';
import type { Clause } from '../../games/gug/clauses.ts';
import { GUG_CLAUSES } from '../../games/gug/clauses.ts';
import { GUG_RULINGS, RULING_IDS } from '../../games/gug/rulings.ts';
import { fill } from '../../i18n/fill.ts';
import { withStyleSheet } from '../shared/style-sheet.ts';
import { type ClauseText, fetchClause } from './clause-text.ts';
import { CopyKey } from './CopyKey.tsx';
import { usePanel } from './panel-context.ts';
import { RulingChoice } from './RulingChoice.tsx';
import { Sheet } from './Sheet.tsx';

/** A clause over the game, as the rule book has it, and the rulings on it; in one sentence until, or unless, the book can be had. */
export function ClauseSheet({ clause, close }: { clause: Clause; close: () => void }) {
  const { words, clauses, rulesPage, open } = usePanel();
  const [found, setFound] = useState<ClauseText>();
  useEffect(() => {
    let isOpen = true;
    void Promise.all([fetchClause(rulesPage, clause), withStyleSheet(ruleStyles), withStyleSheet(pictureStyles)]).then(
      ([text]) => {
        if (isOpen) setFound(text);
      },
      // Without its styles the one sentence serves.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [rulesPage, clause]);
  const text = words.panel.clause;
  const number = clause.slice('gug-'.length);
  const rulings = RULING_IDS.filter((id) => GUG_RULINGS[id].on.some((cited) => cited === clause));
  const address = `${rulesPage}#${clause}`;
  return (
    <Sheet title={`${fill(text.heading, { clause: number })}${found ? `: ${found.title}` : ''}`} close={close}>
      {found ? (
        <div
          class="rules in-sheet"
          dangerouslySetInnerHTML={{ __html: found.html }}
          onClick={(event) => {
            const link = event.target instanceof Element ? event.target.closest('a') : null;
            const cited = GUG_CLAUSES.find((each) => link?.getAttribute('href') === `${rulesPage}#${each}`);
            if (!cited || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            open({ kind: 'clause', clause: cited });
          }}
        />
      ) : (
        <p class="lead">{clauses[clause]}</p>
      )}
      {rulings.length > 0 && <h4>{words.panel.rulings.heading}</h4>}
      {rulings.map((id) => (
        <RulingChoice key={id} id={id} place="sheet" />
      ))}
      <div class="row">
        <CopyKey
          text={`${number} ${found?.title ?? ''}\n${found?.text ?? clauses[clause]}\n${new URL(address, location.href).href}`}
          label={text.copy}
          copied={text.copied}
          refused={text.notCopied}
        />
        <a class="key quiet" href={address}>
          {text.book}
        </a>
      </div>
    </Sheet>
  );
}
