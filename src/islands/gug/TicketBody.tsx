import { useState } from 'preact/hooks';
import { RULING_IDS, type RulingId } from '../../games/gug/rulings.ts';
import type { Verdict } from '../../games/gug/verdict.ts';
import { $situation } from './session.ts';
import { useStore } from '../shared/use-store.ts';
import { rulingsOf } from './answer.ts';
import { Findings } from './Findings.tsx';
import { usePanel } from './panel-context.ts';
import { RulingChoice } from './RulingChoice.tsx';
import { ShareButton } from './ShareButton.tsx';
import { Sum } from './Sum.tsx';

/** Why: the findings, the sum, the drop, and the house rules that were used, each to be switched on the spot. */
export function TicketBody({ verdict }: { verdict: Verdict }) {
  const { words, names, mode } = usePanel();
  const { panel } = words;
  const { drop } = verdict;
  // A ruling that was switched here stays, though the verdict may no longer rest on it: it can be switched back.
  const situation = useStore($situation);
  const [switched, setSwitched] = useState<{ on: typeof situation; ids: readonly RulingId[] }>({
    on: situation,
    ids: [],
  });
  const kept = switched.on === situation ? switched.ids : [];
  const used = new Set([...rulingsOf(verdict), ...kept]);
  return (
    <>
      <h3>{panel.verdict.findings}</h3>
      <Findings findings={verdict.findings} />
      {verdict.sips.terms.length > 0 && <Sum sips={verdict.sips} />}
      {drop.allowed !== 'none' && (
        <>
          <h3>{panel.verdict.drop}</h3>
          <Findings findings={drop.findings} />
          {drop.places.length > 0 && (
            <p class="places">
              {drop.places.map((place) => (
                <span key={place} class="place">
                  {names.places([place])}
                </span>
              ))}
            </p>
          )}
        </>
      )}
      {used.size > 0 && <h3>{panel.verdict.used}</h3>}
      {RULING_IDS.filter((id) => used.has(id)).map((id) => (
        <RulingChoice
          key={id}
          id={id}
          place="ticket"
          onChoose={() => setSwitched({ on: situation, ids: [...kept, id] })}
        />
      ))}
      {/* A game is not in the address: it is shared from the log. */}
      {mode === 'ask' && <ShareButton />}
    </>
  );
}
