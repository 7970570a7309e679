import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { canShare, share } from './share.ts';

interface ShareKeyProps {
  data: () => Parameters<typeof share>[0];
  /** On the key, where the phone has a share sheet and where it has none; and what became of it. */
  words: { readonly share: string; readonly copy: string; readonly copied: string; readonly notCopied: string };
  isWide?: boolean;
  /** Another key beside it. @param say - for what became of that. */
  children?: (say: (said: string) => void) => ComponentChildren;
}

/** Hands a text or an address on: by the phone's share sheet, or copied. */
export function ShareKey({ data, words, isWide = false, children }: ShareKeyProps) {
  const [said, say] = useState('');
  const press = async () => {
    const became = await share(data());
    say(became === 'copied' ? words.copied : became === 'refused' ? words.notCopied : '');
  };
  return (
    <div class={isWide ? 'share-wide' : 'row'}>
      <button type="button" class={isWide ? 'key wide' : 'key'} data-do="share" onClick={() => void press()}>
        {canShare() ? words.share : words.copy}
      </button>
      {children?.(say)}
      <span aria-live="polite">{said}</span>
    </div>
  );
}
