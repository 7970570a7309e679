import type { ComponentChildren } from 'preact';
import { threeManDue } from '../../../games/three-man/due.ts';
import { Die } from '../dice/Die.tsx';
import { useTable } from '../table.ts';
import { hitOn } from './hits.ts';
import { Plate } from './Plate.tsx';
import { RoundTable } from './RoundTable.tsx';
import type { MiniGame } from './use-mini-game.ts';

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
  const lying =
    last?.event.kind === 'throw' ? last.event.dice : last?.event.kind === 'one-die' ? [last.event.eyes] : [];
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
          <Die key={index} eyes={eyes} size={44} />
        ))}
      </span>
    </RoundTable>
  );
}
