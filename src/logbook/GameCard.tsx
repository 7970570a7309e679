import { fill } from '../i18n/fill.ts';
import { currentGame } from '../storage/current-game.ts';
import { seatsOf } from '../storage/registry.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { GameUi, Known } from './game-ui.ts';
import { useLog } from './log-context.ts';
import { headingOf, lastAt, openWord, titleOf } from './names.ts';
import { uiOf, useUi } from './registry.ts';
import { tryAgain } from './standings.ts';
import { whenOf } from '../i18n/dates.ts';

interface GameCardProps {
  game: SavedGame;
  /** Undefined while it is being worked out. */
  known: Known | undefined;
}

/** A game as a beer mat: what it is called, who plays, how it stands, and the key to play on. */
export function GameCard({ game, known }: GameCardProps) {
  const { words, lang, open } = useLog();
  const { card } = words;
  const title = titleOf(game, words, lang);
  const seats = seatsOf(game);
  const state = known?.is === 'known' ? known.standing.is : undefined;
  const ui = useUi(game.game);
  const { first } = ui && known?.is === 'known' ? ui.result(known.standing, { words, lang }) : {};
  const heading = state === 'finished' && first ? headingOf(game, first, words) : title;
  const facts = [...(ui?.facts(game, { words, lang }) ?? []), fill(card.entries, { count: game.events.length })];
  return (
    <article class="log-card column" data-state={state} data-game={game.id}>
      <header>
        <h3>{heading}</h3>
        {state && <span class="log-tag">{card[state]}</span>}
      </header>
      <details class="unfolds">
        <summary>{fill(card.seats, { count: seats.length })}</summary>
        <p class="log-seats">{seats.join(', ')}</p>
      </details>
      <CardResult ui={ui} known={known} inHeading={heading !== title} />
      <p class="log-facts">
        <time dateTime={new Date(lastAt(game)).toISOString()}>
          {fill(card.played, { when: whenOf(lastAt(game), lang) })}
        </time>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <div class="log-card-keys stack">
        {known?.is !== 'unknown-board' && (
          <button
            type="button"
            class="key"
            aria-label={`${openWord(known, words)}: ${title}`}
            onClick={() => void resume(game)}
          >
            {openWord(known, words)}
          </button>
        )}
        <button
          type="button"
          class="key"
          aria-label={fill(card.more, { name: title })}
          aria-haspopup="dialog"
          onClick={() => open({ kind: 'game', id: game.id })}
        >
          {card.moreShort}
        </button>
      </div>
    </article>
  );
}

/** Puts a game on the table and goes there. */
async function resume({ id, game }: SavedGame): Promise<void> {
  const ui = await uiOf(game);
  // The card says that a part is missing, and asks for it again.
  if (!ui) return;
  currentGame(game).$id.set(id);
  ui.ask();
  location.hash = ui.address;
}

interface CardResultProps {
  ui: GameUi | undefined;
  /** Undefined while it is being worked out. */
  known: Known | undefined;
  /** The heading has the result already. */
  inHeading: boolean;
}

/** Who won, or who leads; or why that cannot be said. */
function CardResult({ ui, known, inHeading }: CardResultProps) {
  const { words, lang } = useLog();
  const { card, trouble } = words;
  if (known?.is === 'unknown-board') return <p>{fill(card.unknownBoard, { text: known.board })}</p>;
  if (known?.is === 'not-fetched') {
    return (
      <p>
        {known.what === 'board' ? card.noBoard : trouble.part}{' '}
        <button type="button" class="key" onClick={tryAgain}>
          {trouble.again}
        </button>
      </p>
    );
  }
  if (!known || !ui) return <p class="log-result" aria-busy="true" />;
  const { standing } = known;
  const { first, rest } = ui.result(standing, { words, lang });
  return (
    <>
      <p class="log-result">
        {!inHeading && <strong>{first}</strong>}
        <span>{rest}</span>
      </p>
      {standing.rejectedEvents > 0 && (
        <p class="log-misfits">{fill(card.rejectedEvents, { count: standing.rejectedEvents })}</p>
      )}
    </>
  );
}
