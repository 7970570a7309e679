import { useStore } from '@nanostores/preact';
import { $noticeSeen, seeNotice } from '../../../../log/first-notice.ts';
import { useSetup } from './setup-context.ts';

/** About age and stopping, once on a phone. */
export function FirstNotice() {
  const isSeen = useStore($noticeSeen);
  const { notice } = useSetup().words.setup;
  if (isSeen) return null;
  return (
    <section class="setup-notice" aria-label={notice.heading}>
      <h4>{notice.heading}</h4>
      <p>{notice.text}</p>
      <button type="button" class="key" onClick={() => seeNotice()}>
        {notice.ok}
      </button>
    </section>
  );
}
