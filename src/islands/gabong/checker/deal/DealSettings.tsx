import { PACKS, PLAYERS_LEAST, PLAYERS_MOST } from '../../../../games/gabong/check-setup.ts';
import { type CheckedDeal, openingOf } from '../../../../log/checked-deal.ts';
import { NumberKeys } from '../../../shared/NumberKeys.tsx';
import { useGabong } from '../../table.ts';
import { useChecker } from '../checker-context.ts';
import { LETTERS } from '../example-table.ts';

interface DealSettingsProps {
  deal: CheckedDeal;
  change: (deal: CheckedDeal, label: string, stroke?: string) => void;
}

/** Who sits there; how many, and the packs, only before anything was laid. */
export function DealSettings({ deal, change }: DealSettingsProps) {
  const { words } = useGabong();
  const { deal: text, card, undo } = words.checker;
  const table = useChecker();
  const { players, master, packs } = deal;
  const opening = openingOf(deal);
  const isRound = players.join('\n') === table.players.join('\n') && master === table.master && packs === table.packs;
  return (
    <details class="ruling checker-settings">
      <summary>
        <span class="ruling-title">{text.settings}</span>
      </summary>
      <div>
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
        <label class="master-choice">
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
        {!opening && !isRound && (
          <button
            type="button"
            class="key wide"
            data-do="from-round"
            onClick={() =>
              change({ ...deal, players: table.players, master: table.master, packs: table.packs }, undo.table)
            }
          >
            {text.fromRound}
          </button>
        )}
      </div>
    </details>
  );
}

/** So many players: the last ones leave, or letters that nobody has come. */
function resized({ players, master }: CheckedDeal, count: number): Pick<CheckedDeal, 'players' | 'master'> {
  const free = LETTERS.filter((letter) => !players.includes(letter));
  const sitting = [...players.slice(0, count), ...free.slice(0, Math.max(0, count - players.length))];
  return { players: sitting, master: Math.min(master, count - 1) };
}
