import { dateOf } from '../i18n/dates.ts';
import { fill } from '../i18n/fill.ts';
import { nameOf } from '../games/shared/played.ts';
import { currentGame } from '../storage/current-game.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Known } from './game-ui.ts';
import { useLog } from './log-context.ts';
import { lastAt, openWord, titleOf } from './names.ts';
import { uiOf, useUi } from './registry.ts';
import { tryAgain } from './standings.ts';
import { Icon } from '../ui/Icon.tsx';

interface GameCardProps {
  game: SavedGame;
  /** Undefined while it is being worked out. */
  known: Known | undefined;
}

/** A game as a row of the list: who won or leads, which game it was and when. A tap opens it; all else is behind "More". */
export function GameCard({ game, known }: GameCardProps) {
  const { words, lang, open } = useLog();
  const { card } = words;
  const title = titleOf(game, words, lang);
  const name = nameOf(game.events, game.name);
  const standing = known?.is === 'known' ? known.standing : undefined;
  const ui = useUi(game.game);
  const result = ui && standing && ui.result(standing, { words, lang }).first;
  const about = [ui?.name({ words, lang }), name && result, dateOf(lastAt(game), lang)];
  const row = (
    <>
      <strong class="clamp" aria-busy={known === undefined}>
        {name || (result ?? (known && title))}
      </strong>
      <span>
        {standing?.is === 'running' && <span class="log-tag">{card.running}</span>}
        {about.filter(Boolean).join(' · ')}
      </span>
    </>
  );
  return (
    <article class="log-card log-row" data-state={standing?.is} data-game={game.id}>
      {known?.is === 'unknown-board' ? (
        <p class="log-open">{row}</p>
      ) : (
        <button type="button" class="log-open" onClick={() => void openGame(game)}>
          <span class="visually-hidden">{openWord(known, words)}: </span>
          {row}
        </button>
      )}
      <button
        type="button"
        class="key quiet"
        aria-label={fill(card.more, { name: title })}
        title={fill(card.more, { name: title })}
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'game', id: game.id })}
      >
        <Icon is="more" />
      </button>
      <Trouble known={known} />
    </article>
  );
}

/** Puts a game on the table and goes there. */
async function openGame({ id, game }: SavedGame): Promise<void> {
  const ui = await uiOf(game);
  // The row says that a part is missing, and asks for it again.
  if (!ui) return;
  currentGame(game).$id.set(id);
  ui.ask();
  location.hash = ui.address;
}

/** Why it cannot be said how a game stands, and what of it no longer fits the rules. */
function Trouble({ known }: { known: Known | undefined }) {
  const { card, trouble } = useLog().words;
  switch (known?.is) {
    case 'unknown-board':
      return <p>{fill(card.unknownBoard, { text: known.board })}</p>;
    case 'not-fetched':
      return (
        <p>
          {known.what === 'board' ? card.noBoard : trouble.part}{' '}
          <button type="button" class="key" onClick={tryAgain}>
            {trouble.again}
          </button>
        </p>
      );
    case 'known': {
      const { rejectedEvents } = known.standing;
      return rejectedEvents > 0 && <p class="log-rejected">{fill(card.rejectedEvents, { count: rejectedEvents })}</p>;
    }
    case undefined:
      return null;
  }
}
