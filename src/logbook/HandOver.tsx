import { useEffect, useState } from 'preact/hooks';
import { fill } from '../i18n/fill.ts';
import { type Code, qrOf } from '../storage/qr.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { linkOf, partLinksOf, ShareKeys } from './ShareKeys.tsx';
import { useLog } from './log-context.ts';
import { titleOf } from './names.ts';

/** The game as codes for a camera: one, or its parts; none when it is too long for a link. */
async function codesOf(game: SavedGame): Promise<readonly Code[]> {
  const link = await linkOf(game);
  if (link === undefined) return [];
  const whole = qrOf(link);
  if (whole) return [whole];
  const parts = (await partLinksOf(link)).map(qrOf);
  return parts.every((code) => code !== undefined) ? parts : [];
}

/** The whole game as a code on the screen, or as several, one after the other; where it is too long, what to do instead. */
export function HandOver({ game }: { game: SavedGame }) {
  const { words, lang } = useLog();
  const { share } = words;
  const [codes, setCodes] = useState<readonly Code[]>();
  const [at, show] = useState(0);
  useEffect(() => {
    void codesOf(game).then(setCodes);
  }, [game]);
  if (!codes) return <div class="fetching" aria-busy="true" />;
  const count = codes.length;
  const name = titleOf(game, words, lang);
  const code = codes[Math.min(at, count - 1)];
  if (!code) {
    return (
      <>
        <p>{share.qrTooLong}</p>
        <ShareKeys game={game} />
      </>
    );
  }
  if (count === 1) {
    return (
      <>
        <QrCode code={code} label={fill(share.qrLabel, { name })} />
        <p>{share.qrHint}</p>
      </>
    );
  }
  const number = at + 1;
  return (
    <>
      <QrCode code={code} label={fill(share.qrPartLabel, { number, count, name })} />
      <p class="log-part" role="status">
        {fill(share.qrPart, { number, count })}
      </p>
      <div class="row">
        <button type="button" class="key" aria-disabled={at === 0} onClick={() => show(Math.max(0, at - 1))}>
          {share.qrBefore}
        </button>
        <button
          type="button"
          class="key main"
          aria-disabled={number === count}
          onClick={() => show(Math.min(count - 1, at + 1))}
        >
          {share.qrNext}
        </button>
      </div>
      <p>{fill(share.qrPartHint, { count })}</p>
    </>
  );
}

interface QrCodeProps {
  code: Code;
  label: string;
}

/** The quiet zone that a camera needs, in modules. */
const QUIET = 4;

/** A code for a camera, as large as there is room. */
function QrCode({ code, label }: QrCodeProps) {
  const size = code.length + 2 * QUIET;
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg class="log-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  );
}
