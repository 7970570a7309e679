import type { ComponentChildren } from 'preact';
import { PACKS, PLAYERS_LEAST, PLAYERS_MOST } from '../../../../games/gabong/check-setup.ts';
import { CHECKED_DEAL, type CheckedDeal, openingOf } from '../../../../storage/checked-deal.ts';
import { NumberKeys } from '../../../../ui/NumberKeys.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import { useGabong } from '../../table.ts';
import { AgainKey } from '../CheckerStage.tsx';
import { type Describer, LETTERS, useChecker } from '../checker-context.ts';
import { Begin } from './Begin.tsx';
import { WalkPart } from './WalkPart.tsx';
import { walkOf } from './walk.ts';

/** A disputed sequence: where it begins, and then card by card. */
export function DealPart() {
  const { words } = useGabong();
  const { rulings, players, master, packs } = useChecker();
  const deal = useStore(CHECKED_DEAL.$draft) ?? { players, master, packs, opening: null, events: [] };
  const [last] = useStore(CHECKED_DEAL.$past);
  const describer: Describer = { words: words.checker, cards: words.cards, name: (seat) => deal.players[seat] ?? '' };
  const walk = walkOf(deal, rulings);
  const earlier = last ? undefined : withoutLast(deal);
  const undo = earlier && { what: words.checker.undo.after, press: () => CHECKED_DEAL.$draft.set(earlier) };
  const more = (close: () => void): ComponentChildren => (
    <>
      <AgainKey
        kept={CHECKED_DEAL}
        fresh={deal.opening ? { ...deal, opening: null, events: [] } : undefined}
        close={close}
      />
      <DealSettings deal={deal} />
    </>
  );
  return walk ? (
    <WalkPart deal={deal} walk={walk} describer={describer} undo={undo} more={more} />
  ) : (
    <Begin deal={deal} undo={undo} more={more} />
  );
}

/** What stood before the last step, where nothing else remembers it. */
function withoutLast(deal: CheckedDeal): CheckedDeal | undefined {
  if (deal.events.length > 0) return { ...deal, events: deal.events.slice(0, -1) };
  return deal.opening ? { ...deal, opening: null } : undefined;
}

interface DealSettingsProps {
  deal: CheckedDeal;
}

/** Who sits there; how many, and the packs, only before anything was laid. */
function DealSettings({ deal }: DealSettingsProps) {
  const { change } = CHECKED_DEAL;
  const { words } = useGabong();
  const { deal: text, card, undo } = words.checker;
  const table = useChecker();
  const { players, master, packs } = deal;
  const opening = openingOf(deal);
  const isRound = players.join('\n') === table.players.join('\n') && master === table.master && packs === table.packs;
  return (
    <>
      <h4>{text.settings}</h4>
      <div class="checker-settings">
        {!opening && (
          <>
            <NumberKeys
              label={text.players}
              value={players.length}
              least={PLAYERS_LEAST}
              most={PLAYERS_MOST}
              by={1}
              words={card}
              set={(count) => change({ ...deal, ...resized(deal, count) }, undo.table, 'players')}
            />
            <NumberKeys
              label={text.packs}
              value={packs}
              least={PACKS[0]}
              most={PACKS.at(-1)!}
              by={1}
              words={card}
              set={(next) => change({ ...deal, packs: next }, undo.table, 'packs')}
            />
          </>
        )}
        <label class="master-choice stack tight">
          <span>{text.master}</span>
          <select
            class="field"
            data-do="master"
            value={master}
            onChange={({ currentTarget }) => change({ ...deal, master: Number(currentTarget.value) }, undo.table)}
          >
            {players.map((name, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {/* It stays where nothing comes of it: the keys above would move under the finger. */}
        {!opening && (
          <button
            type="button"
            class="key wide"
            data-do="from-round"
            aria-disabled={isRound}
            onClick={() =>
              !isRound &&
              change({ ...deal, players: table.players, master: table.master, packs: table.packs }, undo.table)
            }
          >
            {text.fromRound}
          </button>
        )}
      </div>
    </>
  );
}

/** So many players: the last ones leave, or letters that nobody has come. */
function resized({ players, master }: CheckedDeal, count: number): Pick<CheckedDeal, 'players' | 'master'> {
  const free = LETTERS.filter((letter) => !players.includes(letter));
  const sitting = [...players.slice(0, count), ...free.slice(0, Math.max(0, count - players.length))];
  return { players: sitting, master: Math.min(master, count - 1) };
}
