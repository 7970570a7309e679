import { useEffect, useState } from 'preact/hooks';
import { fill } from '../i18n/fill.ts';
import type { Code } from '../storage/qr.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { likesMotion } from '../ui/motion.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { canShare, share } from '../ui/share.ts';
import { ShareKeys } from './ShareKeys.tsx';
import { codesOf, type Shown } from './game-address.ts';
import { useLog } from './log-context.ts';
import { titleOf } from './names.ts';

interface HandOverProps {
  game: SavedGame;
  /** What is shown first; a game that one code holds is shown whole. */
  start: 'news' | 'whole';
}

/** A game for the camera of another phone: what is new in it, or all of it; where it is too long, what to do instead. */
export function HandOver({ game, start }: HandOverProps) {
  const { words, lang } = useLog();
  const { share: texts } = words;
  const [part, setPart] = useState(start);
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let isStale = false;
    void codesOf(game, part).then((found) => {
      if (!isStale) setShown(found);
    });
    return () => {
      isStale = true;
    };
  }, [game, part]);
  if (!shown) return <div class="fetching" aria-busy="true" />;
  const name = titleOf(game, words, lang);
  switch (shown.is) {
    case 'none':
      return (
        <>
          <p>{texts.qrTooLong}</p>
          <ShareKeys game={game} />
        </>
      );
    case 'one':
      return (
        <>
          <QrCode code={shown.code} label={fill(texts.qrLabel, { name })} />
          <p>{texts.qrHint}</p>
        </>
      );
    case 'news':
      return (
        <>
          <QrCode code={shown.code} label={fill(texts.newsLabel, { name, count: shown.count })} />
          <p>{fill(texts.newsHint, { count: shown.count })}</p>
          <div class="log-keys keys">
            <LinkKey url={shown.link} />
            <button type="button" class="key" onClick={() => setPart('whole')}>
              {texts.whole}
            </button>
          </div>
        </>
      );
    case 'many':
      return <Sequence codes={shown.codes} dense={shown.dense} name={name} />;
  }
}

/** Hands on the link with what is new; where the browser refuses, the link itself to be copied by hand. */
function LinkKey({ url }: { url: string }) {
  const { share: texts } = useLog().words;
  const [became, setBecame] = useState<Awaited<ReturnType<typeof share>>>();
  return (
    <>
      <button type="button" class="key" onClick={() => void share({ url }).then(setBecame)}>
        {canShare() ? texts.newsLink : texts.newsCopy}
      </button>
      <p role="status">{became === 'copied' ? texts.done : became === 'refused' ? texts.failed : ''}</p>
      {became === 'refused' && (
        <textarea class="field log-by-hand" readOnly rows={4} aria-label={texts.failed} value={url} />
      )}
    </>
  );
}

/** Milliseconds that a code stands: long enough for a slow camera, and fewer than three changes a second. */
const STANDS = 360;

interface SequenceProps {
  codes: readonly Code[];
  dense: Code | undefined;
  name: string;
}

/** The codes of a game one after the other, by themselves or key by key where motion is not wanted. */
function Sequence({ codes, dense, name }: SequenceProps) {
  const { share: texts } = useLog().words;
  const [at, setAt] = useState(0);
  const [isRunning, run] = useState(likesMotion);
  const [isDense, setDense] = useState(false);
  const count = codes.length;
  useEffect(() => {
    if (!isRunning || isDense) return;
    const timer = setInterval(() => setAt((last) => (last + 1) % count), STANDS);
    return () => clearInterval(timer);
  }, [isRunning, isDense, count]);
  const step = (by: number) => {
    run(false);
    setAt((at + by + count) % count);
  };
  const number = Math.min(at, count - 1) + 1;
  if (isDense && dense) {
    return (
      <>
        <QrCode code={dense} label={fill(texts.qrLabel, { name })} />
        <p>{texts.qrHint}</p>
        <button type="button" class="key wide" onClick={() => setDense(false)}>
          {texts.several}
        </button>
      </>
    );
  }
  return (
    <>
      <QrCode code={codes[number - 1]!} label={fill(texts.qrPartLabel, { number, count, name })} />
      <progress class="log-progress" max={count} value={number} aria-hidden="true" />
      <p class="log-part" aria-live={isRunning ? 'off' : 'polite'}>
        {fill(texts.qrPart, { number, count })}
      </p>
      <div class="row">
        <button type="button" class="key" onClick={() => step(-1)}>
          {texts.qrBefore}
        </button>
        <button type="button" class="key" onClick={() => run(!isRunning)}>
          {isRunning ? texts.pause : texts.play}
        </button>
        <button type="button" class="key main" onClick={() => step(1)}>
          {texts.qrNext}
        </button>
      </div>
      <p>{texts.qrSequence}</p>
      {dense && (
        <button type="button" class="key wide" onClick={() => setDense(true)}>
          {texts.dense}
        </button>
      )}
    </>
  );
}
