import { useState } from 'preact/hooks';
import type { Share } from '../../../games/three-man/events.ts';
import { fill } from '../../../i18n/fill.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { MiniTable } from './MiniTable.tsx';
import { giving, handed, sharesAmong } from './shares.ts';
import { TableKey } from './TableKey.tsx';
import type { MiniGame } from './use-mini-game.ts';

/** 7.7: each tap on a player gives one drink of a double; the rest may go to whoever got the last. */
export function HandOut({ mini, seat, drinks }: { mini: MiniGame; seat: number; drinks: number }) {
  const { words, name } = useTable();
  const [tapped, share] = useState<readonly Share[]>([]);
  const shares = sharesAmong(tapped, mini.game.ring);
  const { handOut, signs } = words.threeMan;
  const left = drinks - handed(shares);
  const latest = shares.at(-1)?.to;
  const give = (to: number, count: number) => left >= count && share(giving(shares, to, count));
  return (
    <div class="handing" data-taps="each">
      <MiniTable
        mini={mini}
        pick={(to, plate) =>
          to === seat ? (
            plate
          ) : (
            <TableKey label={fill(handOut.give, { name: name(to) })} isOff={left === 0} press={() => give(to, 1)}>
              {plate}
            </TableKey>
          )
        }
        beside={(to) => {
          const given = shares.find((one) => one.to === to)?.drinks;
          return given !== undefined && <span class="seat-sign given">{fill(signs.drinks, { count: given })}</span>;
        }}
      />
      <div class="mini-act" data-taps="once">
        <p class="hint" role="status">
          {left > 0 && fill(handOut.left, { count: left })} <ClauseTag clause="three-man-7.7" />
        </p>
        <div class="row">
          {shares.length > 0 && (
            <button type="button" class="key" onClick={() => share([])}>
              {handOut.over}
            </button>
          )}
          {left > 0 && latest !== undefined && (
            <button type="button" class="key" data-do="rest" onClick={() => give(latest, left)}>
              {fill(handOut.rest, { count: left, name: name(latest) })}
            </button>
          )}
        </div>
        <button
          type="button"
          class="key go"
          data-do="hand-out"
          aria-disabled={left > 0}
          onClick={() => left === 0 && mini.act({ kind: 'hand-out', seat, shares })}
        >
          {handOut.done}
        </button>
      </div>
    </div>
  );
}
