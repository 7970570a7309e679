import { useState } from 'preact/hooks';
import { canShare, share } from '../../ui/share.ts';
import { usePanel } from './panel-context.ts';

/** Hands the address on: it holds the whole situation. */
export function ShareButton() {
  const { link } = usePanel().words.panel;
  const [said, say] = useState('');
  const press = async () => {
    const became = await share({ url: location.href });
    say(became === 'copied' ? link.copied : became === 'refused' ? link.notCopied : '');
  };
  return (
    <p class="row">
      <button type="button" class="key" onClick={() => void press()}>
        {canShare() ? link.share : link.copy}
      </button>
      <span aria-live="polite">{said}</span>
    </p>
  );
}
