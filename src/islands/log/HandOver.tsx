import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { type Code, qrOf } from '../../log/qr.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { linkOf } from './link.ts';
import { useLog } from './log-context.ts';
import { titleOf } from './names.ts';
import { QrCode } from './QrCode.tsx';
import { ShareKeys } from './ShareKeys.tsx';

/** What of a game another phone can take: the code, or the link alone, or neither. */
interface HandedOver {
  readonly link: string | undefined;
  readonly code: Code | undefined;
}

/** The whole game as a code on the screen; where it is too long for that, what to do instead. */
export function HandOver({ game }: { game: SavedGame }) {
  const { words, lang } = useLog();
  const { share } = words;
  const [handed, setHanded] = useState<HandedOver>();
  useEffect(() => {
    void linkOf(game).then((link) => setHanded({ link, code: link === undefined ? undefined : qrOf(link) }));
  }, [game]);
  if (!handed) return <div class="fetching" aria-busy="true" />;
  const { link, code } = handed;
  return (
    <>
      {code && <QrCode code={code} label={fill(share.qrLabel, { name: titleOf(game, words, lang) })} />}
      <p>{code ? share.qrHint : link === undefined ? share.qrTooLong : share.qrLong}</p>
      {!code && <ShareKeys game={game} />}
    </>
  );
}
