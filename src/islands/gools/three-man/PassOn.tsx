import { fill } from '../../../i18n/fill.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { MiniTable } from './MiniTable.tsx';
import { TableKey } from './TableKey.tsx';
import type { MiniGame } from './use-mini-game.ts';

/** 7.4: after two 3s the part goes to whoever is tapped, or stays where it is. */
export function PassOn({ mini, seat }: { mini: MiniGame; seat: number }) {
  const { words, name } = useTable();
  const { passOn, hints } = words.threeMan;
  return (
    <>
      <MiniTable
        mini={mini}
        pick={(to, plate) =>
          to === seat ? (
            plate
          ) : (
            <TableKey label={fill(passOn.to, { name: name(to) })} press={() => mini.act({ kind: 'pass-on', seat, to })}>
              {plate}
            </TableKey>
          )
        }
      />
      <div class="mini-act">
        <p class="hint">
          {hints.passOn[mini.game.rulings.T3]} <ClauseTag clause="three-man-7.4" />
        </p>
        <button
          type="button"
          class="key go"
          data-do="keep-part"
          onClick={() => mini.act({ kind: 'pass-on', seat, to: null })}
        >
          {passOn.keep}
        </button>
      </div>
    </>
  );
}
