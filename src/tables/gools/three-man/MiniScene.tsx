import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { threeManDue } from '../../../games/three-man/due.ts';
import type { ThreeManEvent } from '../../../games/three-man/events.ts';
import type { ThreeManState } from '../../../games/three-man/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { DicePlaces } from '../dice/DiceKeys.tsx';
import { Die } from '../dice/Die.tsx';
import { useTable, useTaker } from '../table.ts';
import { Plate } from './Plate.tsx';
import { RoundTable } from './RoundTable.tsx';
import { TableKey } from './TableKey.tsx';
import { hitOn, type Last, lastOf, diceOnTable, giving, handed, sharesAmong, streakOf } from './last.ts';

/** The mini game that is on, and the hand that plays in it. */
export interface MiniGame {
  readonly game: ThreeManState;
  readonly last: Last | undefined;
  readonly act: (event: ThreeManEvent) => boolean;
}

/** @returns undefined where no mini game is on. */
export function useMiniGame(): MiniGame | undefined {
  const { state, reduction, play } = useTable();
  const game = state.stage.is === 'three-man' ? state.stage.game : undefined;
  const last = useMemo(() => game && lastOf(reduction.steps, game), [reduction, game]);
  return game && { game, last, act: (event) => play({ kind: 'three-man', event }) };
}

/** The drinks of a double as they are handed out (three-man-7.7): each tap on a player gives one. */
export function useShares({ ring }: ThreeManState, drinks: number) {
  const taker = useTaker();
  const shares = sharesAmong(taker.shares, ring);
  const left = drinks - handed(shares);
  return {
    shares,
    left,
    give: (to: number, count: number) => left >= count && taker.share(giving(shares, to, count)),
    startOver: () => taker.share([]),
  };
}

/** Everybody around the mat of the mini game: who is the Three Man, who throws, which way it goes, and whom the last throw hit. */
export function MiniScene() {
  const mini = useMiniGame();
  const due = mini && threeManDue(mini.game);
  if (!mini || !due) return null;
  switch (due.kind) {
    case 'hand-out':
      return <HandOutTable mini={mini} seat={due.seat} drinks={due.drinks} />;
    case 'pass-on':
      return <PassOnTable mini={mini} seat={due.seat} />;
    case 'throw':
    case 'one-die':
    case 'over':
      return <MiniTable mini={mini} />;
  }
}

function HandOutTable({ mini, seat, drinks }: { mini: MiniGame; seat: number; drinks: number }) {
  const { words, name } = useTable();
  const { shares, left, give } = useShares(mini.game, drinks);
  const { handOut, signs } = words.threeMan;
  return (
    <div class="handing column" data-taps="each">
      <MiniTable
        mini={mini}
        pick={(to, plate) => (
          <TableKey
            label={fill(handOut.give, { name: name(to) })}
            isOff={left === 0}
            press={to === seat ? undefined : () => give(to, 1)}
          >
            {plate}
          </TableKey>
        )}
        beside={(to) => {
          const given = shares.find((one) => one.to === to)?.drinks;
          return given !== undefined && <span class="seat-sign given">{fill(signs.drinks, { count: given })}</span>;
        }}
      />
    </div>
  );
}

/** 7.4: after two 3s the part goes to whoever is tapped, or stays where it is. */
function PassOnTable({ mini, seat }: { mini: MiniGame; seat: number }) {
  const { words, name } = useTable();
  return (
    <MiniTable
      mini={mini}
      pick={(to, plate) => (
        <TableKey
          label={fill(words.threeMan.passOn.to, { name: name(to) })}
          press={to === seat ? undefined : () => mini.act({ kind: 'pass-on', seat, to })}
        >
          {plate}
        </TableKey>
      )}
    />
  );
}

interface MiniTableProps {
  mini: MiniGame;
  /** Makes a key of a plate, where a player may be chosen. */
  pick?: (seat: number, plate: ComponentChildren) => ComponentChildren;
  /** What else is seen at a plate. */
  beside?: (seat: number) => ComponentChildren;
}

function MiniTable({ mini: { game, last }, pick, beside }: MiniTableProps) {
  const { words } = useTable();
  const { dice } = useTaker();
  const { ring, threeMan, way, stage } = game;
  const due = threeManDue(game);
  const pours = last ? [...last.pours, ...last.since] : [];
  const lying = last ? diceOnTable(last) : [];
  return (
    <RoundTable
      label={words.threeMan.ring}
      ring={ring}
      way={way}
      seat={(seat) => {
        const isUp = (due.kind === 'throw' || due.kind === 'one-die') && due.seat === seat;
        const plate = (
          <Plate seat={seat} isThreeMan={seat === threeMan} isUp={isUp} hit={hitOn(pours, seat)}>
            {isUp && stage.is === 'throw' && <Streak count={stage.streak} />}
            {beside?.(seat)}
          </Plate>
        );
        return pick ? pick(seat, plate) : plate;
      }}
    >
      <span class="visually-hidden">{words.threeMan.way[way]}</span>
      {dice?.isBegun ? (
        <DicePlaces dice={dice} words={words.dice} />
      ) : (
        <span class="lying flow tight">
          {lying.map((eyes, index) => (
            <Die key={index} eyes={eyes} size={72} />
          ))}
        </span>
      )}
    </RoundTable>
  );
}

/** How far a roller has come towards a new rule (7.3): nothing to see before the first throw that hit. */
function Streak({ count }: { count: number }) {
  const { streak } = useTable().words.threeMan;
  const steps = streakOf(count);
  if (steps === undefined) return null;
  return (
    <span class="streak-steps">
      <span class="visually-hidden">{fill(streak, steps)}</span>
      {Array.from({ length: steps.of }, (_, step) => (
        <i key={step} data-done={step < steps.count} />
      ))}
    </span>
  );
}
