import { useState } from 'preact/hooks';
import { $games } from '../../log/games.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { DuplicateKey } from './DuplicateKey.tsx';
import { fill } from '../../i18n/fill.ts';
import { useStore } from '../shared/use-store.ts';
import { type LogSheet, useLog } from './log-context.ts';
import { titleOf } from './names.ts';
import { Part } from './Part.tsx';
import { RenameForm } from './RenameForm.tsx';
import { ShareKeys } from './ShareKeys.tsx';

/** Everything that can be done with one game. */
export function GameSheet({ sheet }: { sheet: LogSheet }) {
  const { words, lang, open, remove } = useLog();
  const [isRenaming, setRenaming] = useState(false);
  const logged = useStore($games).get(sheet.id);
  if (logged?.kind !== 'game') return null;
  const { game } = logged;
  const title = titleOf(game, words, lang);
  const loadCode = async () => {
    const { HandOver } = await import('./HandOver.tsx');
    return () => <HandOver game={game} />;
  };
  return (
    <Dialog
      title={sheet.kind === 'qr' ? fill(words.share.qrTitle, { name: title }) : title}
      closeKey={words.sheet.close}
      close={() => open(undefined)}
      fallback="log-title"
    >
      {sheet.kind === 'qr' ? (
        <Part load={loadCode} />
      ) : (
        <div class="log-sheet">
          <h4>{words.sheet.share}</h4>
          <ShareKeys game={game} />
          <h4>{words.sheet.keep}</h4>
          {isRenaming ? (
            <RenameForm game={game} done={() => setRenaming(false)} />
          ) : (
            <div class="log-keys">
              <button type="button" class="key" onClick={() => setRenaming(true)}>
                {words.sheet.rename}
              </button>
              <DuplicateKey game={game} />
              <button type="button" class="key delete" onClick={() => remove(game.id)}>
                {words.sheet.delete}
              </button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
