import { useState } from 'preact/hooks';
import type { GoolsDue } from '../../../games/gools/due.ts';
import { handOf, sumOf } from '../../../games/gools/hand.ts';
import { isDone, openTurn } from '../../../games/gools/lead.ts';
import { fill } from '../../../i18n/fill.ts';
import { handName } from '../advisor/numbers.ts';
import { DiceKeys } from '../dice/DiceKeys.tsx';
import { Die } from '../dice/Die.tsx';
import { momentOf } from '../moment.ts';
import { useTable } from '../table.ts';
import { diceInWords } from '../told/describer.ts';
import { LastThrow } from './LastThrow.tsx';
import { SeatChips } from './SeatChips.tsx';
import { asksForLast, turnOnTable } from './now.ts';
import { useTaker } from './taker-context.ts';

/** The five dice of a turn, while the table says which of them the last throw held. */
interface Entered {
  /** Whose throw it is, and when: they are nobody else’s, and not this player’s next ones. */
  readonly throwing: string;
  readonly dice: readonly number[];
}

/** A throw of a turn, die by die or by the phone; or the whole turn at once, for tables that only want the result. */
export function TurnPart({ due }: { due: Extract<GoolsDue, { kind: 'throw' }> }) {
  const { words, fold, state, play } = useTable();
  const { play: text, dice: diceWords } = words;
  const { seat = due.seat } = useTaker();
  const [isQuick, setQuick] = useState(false);
  const [entered, enter] = useState<Entered>();
  const { stage } = state;
  const turn = stage.is === 'round' ? openTurn(stage.round) : undefined;
  const isWhole = isQuick && turn === undefined;
  const throwing = `${momentOf(fold.steps)} ${seat}`;
  if (isWhole && entered?.throwing === throwing) {
    const { dice } = entered;
    return (
      <LastThrow
        key={throwing}
        seat={seat}
        dice={dice}
        again={() => enter(undefined)}
        say={(last) => play({ kind: 'enter', seat, dice, last })}
      />
    );
  }
  return (
    <>
      {isWhole && <p class="hint">{text.quick.dice}</p>}
      <DiceKeys
        key={`${throwing} ${isWhole}`}
        count={due.dice}
        words={diceWords}
        isTold={isWhole}
        say={(dice, by) => {
          if (!isWhole) return play({ kind: 'throw', seat, dice, by });
          if (!asksForLast(dice)) return play({ kind: 'enter', seat, dice, last: [] });
          enter({ throwing, dice });
          return true;
        }}
      />
      <div class="table-more flow">
        <Who />
        {turn === undefined && (
          <button type="button" class="key" data-do="quick" onClick={() => setQuick(!isQuick)}>
            {isQuick ? text.quick.stop : text.quick.start}
          </button>
        )}
        <button type="button" class="key" data-do="sloppy" onClick={() => play({ kind: 'sloppy', seat })}>
          {text.sloppy}
        </button>
      </div>
    </>
  );
}

/** Lets somebody else take the dice: folded up, as it is rare in a round and one tap between rounds. */
export function Who() {
  const { words, name } = useTable();
  const { seat, expected, seats, choose } = useTaker();
  const [isOpen, setOpen] = useState(false);
  const { who } = words.play;
  if (seat === undefined || seats.length < 2) return null;
  return (
    <>
      <button type="button" class="key" data-do="who" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {seat === expected ? who.other : fill(who.chosen, { name: name(seat) })}
      </button>
      {isOpen && (
        <SeatChips
          seats={seats}
          chosen={[seat]}
          label={who.next}
          press={(one) => {
            choose(one);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/**
 * The dice of a turn and what they come to: of one that is on, on the table; of one that is over, whose they are. Those that
 * have won a round lie small on its card, which names them.
 */
export function Lying({ isSmall = false }: { isSmall?: boolean }) {
  const { words, state, name } = useTable();
  const { play, told, advisor } = words;
  const turn = turnOnTable(state);
  if (!turn || turn.lying.length === 0) return null;
  const { seat, lying } = turn;
  const hand = isDone(turn) ? handOf(lying) : undefined;
  const hasWon = state.stage.is === 'between';
  const isLittle = isSmall || hasWon;
  return (
    <p class="gools-lying" data-small={isLittle}>
      {!hasWon && <span>{hand ? fill(play.keep.dice, { name: name(seat) }) : play.keep.lying}</span>}
      <span class="dice-seen">
        <span class="visually-hidden">{diceInWords(lying)}</span>
        {lying.map((eyes, index) => (
          <Die key={index} eyes={eyes} size={isLittle ? 32 : 72} />
        ))}
      </span>
      {hand?.kind === 'gools' ? (
        <strong class="answer">{told.gools}</strong>
      ) : (
        <span class="soft">{hand ? handName(advisor.hands, hand) : fill(play.keep.sum, { sum: sumOf(lying) })}</span>
      )}
    </p>
  );
}
