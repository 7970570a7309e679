import { useState } from 'preact/hooks';
import type { Verdict } from '../../games/gug/verdict.ts';
import { canShare, fileName, share } from '../../ui/share.ts';
import { canSharePicture, sharePicture } from '../../ui/share-picture.ts';
import { usePanel } from './panel-context.ts';
import { $situation } from './session.ts';

/**
 * Hands the address on: it holds the whole situation.
 *
 * @param props.verdict - is handed on as a picture too, once it is one.
 */
export function ShareButton({ verdict }: { verdict?: Verdict }) {
  const panel = usePanel();
  const { link } = panel.words.panel;
  const [said, say] = useState('');
  const press = async () => {
    const became = await share({ url: location.href });
    say(became === 'copied' ? link.copied : became === 'refused' ? link.notCopied : '');
  };
  const draw = async () => {
    const { position, route } = $situation.get();
    if (!verdict || !position) return undefined;
    const { turnPng } = await panel.lateParts();
    return turnPng({ verdict, position, route }, panel);
  };
  return (
    <p class="row">
      <button type="button" class="key" onClick={() => void press()}>
        {canShare() ? link.share : link.copy}
      </button>
      {verdict && verdict.outcome !== 'incomplete' && (
        <button
          type="button"
          class="key"
          data-do="turn-picture"
          onClick={() => void sharePicture(draw, fileName('turn', 'png'), link, say, location.href)}
        >
          {canSharePicture() ? link.picture : link.savePicture}
        </button>
      )}
      <span aria-live="polite">{said}</span>
    </p>
  );
}
