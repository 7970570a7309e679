import type { GabongSetup } from '../../../games/gabong/match-setup.ts';
import { useState } from 'preact/hooks';
import { calledAt } from '../../shared/setup/called.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useGabong } from '../table.ts';
import { MasterSheet } from './MasterSheet.tsx';
import type { SetupDraft } from '../../shared/setup/use-setup-draft.ts';

/** Who is the GM of the first deal, and help for a table that does not know (2.3). */
export function MasterPart({ draft, change }: SetupDraft<GabongSetup>) {
  const { setup, shared } = useGabong().words;
  const { master: text } = setup;
  const [isAsking, setAsking] = useState(false);
  return (
    <section class="setup-part master-part" aria-label={text.now}>
      <p>
        {text.now} <strong>{calledAt(draft.players, draft.master, shared.setup)}</strong>{' '}
        <ClauseTag clause="gabong-2.3" />
      </p>
      <button type="button" class="key" data-do="master" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {text.who}
      </button>
      {isAsking && (
        <MasterSheet
          chairs={draft.players}
          take={(master) => change(() => ({ master }), text.undo)}
          close={() => setAsking(false)}
        />
      )}
    </section>
  );
}
