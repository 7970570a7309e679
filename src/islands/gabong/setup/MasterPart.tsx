import { useState } from 'preact/hooks';
import { calledAt } from '../../shared/setup/called.ts';
import { ClauseTag } from '../ClauseTag.tsx';
import { useGabong } from '../texts-context.ts';
import { MasterSheet } from './MasterSheet.tsx';
import type { GabongSetupDesk } from './setup-desk.ts';

/** Who is the GM of the first deal, and help for a table that does not know (2.3). */
export function MasterPart({ draft, change }: GabongSetupDesk) {
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
