import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { threeManDue } from '../../../games/three-man/due.ts';
import type { Share, ThreeManEvent } from '../../../games/three-man/events.ts';
import type { ThreeManState } from '../../../games/three-man/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { Die } from '../dice/Die.tsx';
import { throwKey } from '../throw-key.ts';
import { useTable } from '../table.ts';
import { Plate } from './Plate.tsx';
import { RoundTable } from './RoundTable.tsx';
import { TableKey } from './TableKey.tsx';
import { hitOn, type Last, lastOf, diceOnTable, giving, handed, sharesAmong } from './last.ts';

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
      <div class="mini-act stack" data-taps="once">
        <p class="hint" role="status">
          {left > 0 && fill(handOut.left, { count: left })}
        </p>
        <div class="row">
          {shares.length > 0 && (
            <button type="button" class="key" onClick={() => share([])}>
              {handOut.over}
            </button>
          )}
          {left > 0 && latest !== undefined ? (
            <button key="rest" type="button" class="key go" data-do="rest" onClick={() => give(latest, left)}>
              {fill(handOut.rest, { count: left, name: name(latest) })}
            </button>
          ) : (
            <button
              key="done"
              type="button"
              class="key go"
              data-do="hand-out"
              aria-disabled={left > 0}
              onClick={() => left === 0 && mini.act({ kind: 'hand-out', seat, shares })}
            >
              {handOut.done}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

interface MiniTableProps {
  mini: MiniGame;
  /** Makes a key of a plate, where a player may be chosen. */
  pick?: (seat: number, plate: ComponentChildren) => ComponentChildren;
  /** What else is seen at a plate. */
  beside?: (seat: number) => ComponentChildren;
}

/** The ring of the mini game: who is the Three Man, who throws, which way it goes, and whom the last throw hit. */
export function MiniTable({ mini: { game, last }, pick, beside }: MiniTableProps) {
  const { words } = useTable();
  const { ring, threeMan, way } = game;
  const due = threeManDue(game);
  const pours = last ? [...last.pours, ...last.since] : [];
  const lying = last ? diceOnTable(last) : [];
  return (
    <RoundTable
      label={words.threeMan.ring}
      ring={ring}
      way={way}
      seat={(seat) => {
        const plate = (
          <Plate
            seat={seat}
            isThreeMan={seat === threeMan}
            isUp={(due.kind === 'throw' || due.kind === 'one-die') && due.seat === seat}
            hit={hitOn(pours, seat)}
          >
            {beside?.(seat)}
          </Plate>
        );
        return pick ? pick(seat, plate) : plate;
      }}
    >
      <span class="visually-hidden">{words.threeMan.way[way]}</span>
      <span class="lying">
        {lying.map((eyes, index) => (
          <Die key={index} eyes={eyes} size={72} />
        ))}
      </span>
    </RoundTable>
  );
}

/** The mini game that is on, and the hand that plays in it. */
export interface MiniGame {
  readonly game: ThreeManState;
  readonly last: Last | undefined;
  /** Where its dice have come to: what is half done belongs to no other. */
  readonly moment: string;
  readonly act: (event: ThreeManEvent) => boolean;
}

/** @returns undefined where no mini game is on. */
export function useMiniGame(): MiniGame | undefined {
  const { state, reduction, play } = useTable();
  const game = state.stage.is === 'three-man' ? state.stage.game : undefined;
  const last = useMemo(() => game && lastOf(reduction.steps, game), [reduction, game]);
  return game && { game, last, moment: throwKey(reduction.steps), act: (event) => play({ kind: 'three-man', event }) };
}
