import { useState } from 'preact/hooks';
import { usePanel } from './panel-context.ts';

/** Hands the address on: it holds the whole situation. */
export function ShareButton() {
  const { link } = usePanel().words.panel;
  const [said, say] = useState('');
  const canShare = typeof navigator.share === 'function';
  const share = async () => {
    try {
      if (canShare) await navigator.share({ url: location.href });
      else {
        await navigator.clipboard.writeText(location.href);
        say(link.copied);
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(link.notCopied);
    }
  };
  return (
    <p class="row">
      <button type="button" class="key" onClick={() => void share()}>
        {canShare ? link.share : link.copy}
      </button>
      <span aria-live="polite">{said}</span>
    </p>
  );
}
