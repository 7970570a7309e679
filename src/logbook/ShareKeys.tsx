import { useState } from 'preact/hooks';
import type { SavedGame } from '../storage/saved-game.ts';
import { canShare, share } from '../ui/share.ts';
import { takeGame } from '../tables/shell/take-games.ts';
import { useStore } from '../ui/use-store.ts';
import { linkOf } from './game-address.ts';
import { useLatePart, useLog } from './log-context.ts';
import { uiOf } from './registry.ts';
import { $standings, knownOf } from './standings.ts';
import { summaryOf } from './game-list.ts';
import { takeResults } from './take-results.ts';

/** What became of the last key: a word, or the text itself to be copied by hand. */
interface Told {
  readonly text: string;
  readonly byHand?: string;
}

/** How a game leaves this phone: its result as text, all of it as a link, as a code for another phone, or as a file. */
export function ShareKeys({ game }: { game: SavedGame }) {
  const { words, lang, open } = useLog();
  const { share: texts } = words;
  const [told, tell] = useState<Told>();
  const { late, failed } = useLatePart();
  const known = useStore($standings).get(game.id);
  const isOver = known?.is === 'known' && known.standing.is === 'finished';
  const handOn = async (data: { text: string } | { url: string }) => {
    const became = await share(data);
    if (became === 'copied') tell({ text: texts.done });
    else if (became === 'refused') tell({ text: texts.failed, byHand: 'text' in data ? data.text : data.url });
    else tell(undefined);
  };
  const shareText = async (): Promise<'done' | 'missing'> => {
    const [ui, found] = await Promise.all([uiOf(game.game), knownOf(game)]);
    if (!ui) return 'missing';
    if (found.is === 'known') await handOn({ text: summaryOf(ui, game, found.standing, { words, lang }) });
    else tell({ text: texts.noSummary });
    return 'done';
  };
  const shareLink = async () => {
    const url = await linkOf(game);
    if (url === undefined) tell({ text: texts.long });
    else await handOn({ url });
  };
  const takeTable = () => takeResults([game], words, lang);
  const hasSheet = canShare();
  const textKey = isOver
    ? hasSheet
      ? texts.text
      : texts.copyText
    : hasSheet
      ? texts.textRunning
      : texts.copyTextRunning;
  return (
    <>
      <div class="log-keys keys">
        <button type="button" class="key" onClick={() => open({ kind: 'qr', id: game.id })}>
          {texts.qr}
        </button>
        <button type="button" class="key" onClick={() => open({ kind: 'news', id: game.id })}>
          {texts.news}
        </button>
        <button type="button" class="key" onClick={() => late(shareText)}>
          {textKey}
        </button>
        <button type="button" class="key" onClick={() => void shareLink()}>
          {hasSheet ? texts.link : texts.copyLink}
        </button>
        <button type="button" class="key" onClick={() => void takeGame(game.id)}>
          {texts.file}
        </button>
        {isOver && (
          <button type="button" class="key" data-do="csv" onClick={() => late(takeTable)}>
            {texts.csv}
          </button>
        )}
      </div>
      {failed}
      <p role="status">{told?.text}</p>
      {told?.byHand !== undefined && (
        <textarea class="field log-by-hand" readOnly rows={4} aria-label={texts.failed} value={told.byHand} />
      )}
    </>
  );
}
