import { useEffect, useState } from 'preact/hooks';
import { HAND } from '../../../games/gools/hand.ts';
import { placeAmong, results } from '../../../games/gools/results.ts';
import { readingsOfKept } from '../../../games/gools/rulings.ts';
import { openTurn } from '../../../games/gools/lead.ts';
import type { Stage } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { setupDraft } from '../../../storage/setup-drafts.ts';
import { dateOf } from '../../../i18n/dates.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { AgainKeys } from '../../shell/TableKeys.tsx';
import { WinnerCard } from '../../shell/WinnerCard.tsx';
import { ReviewKey } from '../advisor/RoundReview.tsx';
import { ask } from '../advisor/ask.ts';
import { type AskedThrow, askedThrow } from '../advisor/question.ts';
import { useAdvisor } from '../advisor/use-advisor.ts';
import { DiceKeys } from '../dice/DiceKeys.tsx';
import { Die } from '../dice/Die.tsx';
import { throwKey } from '../throw-key.ts';
import { peopleOf } from '../setup/problems.ts';
import { ResultsTable } from '../sheets/ResultsTable.tsx';
import { useTable, useTaker } from '../table.ts';
import { ThreeManPart, NamePart, OneDiePart } from '../three-man/ThreeManPart.tsx';
import { listed, wonInWords } from '../told/describer.ts';
import { toggled, asksForLast, thrownIn } from './now.ts';
import type { GoolsDue } from '../../../games/gools/due.ts';
import { SeatChips } from './SeatChips.tsx';

/** The keys for what is due. */
export function PlayPart() {
  const { reduction, state, due } = useTable();
  const [main] = due;
  switch (state.stage.is) {
    case 'between':
    case 'round':
      if (main?.kind === 'keep') return <KeepPart key={throwKey(reduction.steps)} seat={main.seat} />;
      return main?.kind === 'throw' ? <TurnPart due={main} /> : null;
    case 'roll-off':
      return <RollOffPart stage={state.stage} />;
    case 'name':
      return <NamePart />;
    case 'one-die':
      return <OneDiePart />;
    case 'three-man':
      return <ThreeManPart />;
    case 'over':
      return <OverPart />;
  }
}

/** The evening is over: what it came to, and another one. */
function OverPart() {
  const table = useTable();
  const { words, lang, saved, state, name } = table;
  const { over } = words.play;
  const rows = results(state);
  const { first, who } = wonInWords(rows, table);
  return (
    <>
      <WinnerCard
        file="gools"
        won={['nobody', 'alone'][first.length] ?? 'shared'}
        words={words.shared.winner}
        winner={{
          title: 'Gabba Gools',
          date: dateOf(saved.createdAt, lang),
          who,
          rows: rows.map(({ seat, wins }) => ({
            place: `${placeAmong(rows, wins)}`,
            name: name(seat),
            figure: fill(words.sheets.results.wins, { count: wins }),
          })),
        }}
      />
      <AgainKeys
        words={over}
        again={() =>
          setupDraft('gools').change({ players: peopleOf(saved), rulings: readingsOfKept(state.rulings) }, over.again)
        }
      />
      {state.rounds.length > 0 && <ResultsTable />}
      <ReviewKey />
      <p class="soft">{words.sheets.results.log}</p>
    </>
  );
}

/** 4.1: those who tie for the win throw five dice each, once, in whatever order. */
function RollOffPart({ stage }: { stage: Extract<Stage, { is: 'roll-off' }> }) {
  const table = useTable();
  const { words, reduction, play } = table;
  const { rollOff } = words.play;
  const { seat } = useTaker();
  if (seat === undefined) return null;
  return (
    <>
      {stage.thrown.length > 0 && (
        <p class="line">
          <span>{fill(rollOff, { names: listed(table, stage.among) })}</span>
          <ClauseTag clause="gools-4.1" />
        </p>
      )}
      <DiceKeys
        key={`${throwKey(reduction.steps)} ${seat}`}
        count={HAND}
        words={words.dice}
        say={(dice, by) => play({ kind: 'roll-off', seat, dice, by })}
      />
    </>
  );
}

/** What of a throw is left on the table: one die at least (2.1), picked on the mat. The next throw, given here, leaves them as well. */
function KeepPart({ seat }: { seat: number }) {
  const { words, state, play } = useTable();
  const { picked } = useTaker();
  const { keep } = words.play;
  const dice = thrownIn(state);
  const count = picked.length;
  const left = dice.length - count;
  const isGoingOn = count > 0 && left > 0;
  const leave = () => play({ kind: 'keep', seat, dice: picked.map((at) => dice[at]!) });
  return (
    <>
      <div class="acts">
        <button
          type="button"
          class={isGoingOn ? 'key' : 'key go'}
          data-do="keep"
          data-none={count === 0}
          onClick={leave}
        >
          {count === 0 ? keep.thrown : left === 0 ? keep.all : fill(keep.some, { count })}
        </button>
      </div>
      {isGoingOn && (
        <DiceKeys
          key={left}
          count={left}
          words={words.dice}
          say={(next, by) => leave() && play({ kind: 'throw', seat, dice: next, by })}
        />
      )}
    </>
  );
}

/** Opens the advisor on the throw that waits; nothing where the table has not allowed it. */
function AdviceKey() {
  const { state } = useTable();
  const { isAllowed, aim } = useAdvisor();
  const asked = askedThrow(state, aim);
  return isAllowed && asked ? <Key asked={asked} /> : null;
}

function Key({ asked: { question } }: { asked: AskedThrow }) {
  const { words, open } = useTable();
  // What it takes long to think through is thought through while the table looks at the dice.
  useEffect(() => void ask(question), [JSON.stringify(question.prospect)]);
  return (
    <button type="button" class="key advice-key" aria-haspopup="dialog" onClick={() => open({ kind: 'advice' })}>
      {words.advisor.advice.key}
    </button>
  );
}

/** The five dice of a turn, while the table says which of them the last throw held. */
interface Entered {
  /** Whose throw it is, and when: they are nobody else’s, and not this player’s next ones. */
  readonly throwing: string;
  readonly dice: readonly number[];
}

/** A throw of a turn, die by die or by the phone; or the whole turn at once, for tables that only want the result. */
function TurnPart({ due }: { due: Extract<GoolsDue, { kind: 'throw' }> }) {
  const { words, reduction, state, play } = useTable();
  const { play: text, dice: diceWords } = words;
  const { seat = due.seat, isQuick } = useTaker();
  const [entered, enter] = useState<Entered>();
  const { stage } = state;
  const turn = stage.is === 'round' ? openTurn(stage.round) : undefined;
  const isWhole = isQuick && turn === undefined;
  const throwing = `${throwKey(reduction.steps)} ${seat}`;
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
    </>
  );
}

/** What some throws need, beside undo: somebody else throws, a whole turn is told, a die has fallen off the table. */
export function RareKeys() {
  const { words, state, due, play } = useTable();
  const { expected, seat = expected, isQuick, setQuick } = useTaker();
  const { quick, sloppy } = words.play;
  const [main] = due;
  if (seat === undefined || (main?.kind !== 'throw' && main?.kind !== 'keep' && main?.kind !== 'roll-off')) return null;
  const isNew = main.kind === 'throw' && !(state.stage.is === 'round' && openTurn(state.stage.round));
  return (
    <>
      {main.kind === 'keep' ? <AdviceKey /> : <Who />}
      {isNew && (
        <button type="button" class="key" data-do="quick" aria-pressed={isQuick} onClick={() => setQuick(!isQuick)}>
          {isQuick ? quick.stop : quick.start}
        </button>
      )}
      <button type="button" class="key" data-do="sloppy" onClick={() => play({ kind: 'sloppy', seat })}>
        {sloppy}
      </button>
    </>
  );
}

/** Lets somebody else take the dice: folded up, as it is rare in a round and one tap between rounds. */
function Who() {
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

interface LastThrowProps {
  seat: number;
  /** The five of the turn. */
  dice: readonly number[];
  /** Which of them were said to be, by their places, where it is corrected. */
  from?: readonly number[];
  again: () => void;
  say: (last: readonly number[]) => unknown;
}

/** Which of the five the last throw held: a 6 among them makes the Three Man (6.3). */
export function LastThrow({ seat, dice, from = [], again, say }: LastThrowProps) {
  const { words, name } = useTable();
  const { quick } = words.play;
  const [chosen, choose] = useState<readonly number[]>(from);
  const count = chosen.length;
  const question = fill(quick.last, { name: name(seat) });
  return (
    <>
      <p class="hint">{question}</p>
      <DiceRow label={question} dice={dice} chosen={chosen} toggle={(at) => choose(toggled(chosen, at))} />
      <div class="acts">
        <button
          type="button"
          class="key go"
          data-do="enter"
          data-none={count === 0}
          onClick={() => say(chosen.map((at) => dice[at]!))}
        >
          {count === 0 ? quick.none : fill(quick.some, { count })}
        </button>
        <button type="button" class="key" onClick={again}>
          {quick.again}
        </button>
      </div>
    </>
  );
}

interface DiceRowProps {
  label: string;
  dice: readonly number[];
  /** Which of them are chosen, by their place. */
  chosen: readonly number[];
  toggle: (at: number) => void;
}

/** Dice that lie there, to be tapped: chosen ones are filled and stand on a line. */
export function DiceRow({ label, dice, chosen, toggle }: DiceRowProps) {
  const { dice: words, play } = useTable().words;
  return (
    <div class="dice-row" role="group" aria-label={label} data-taps="each">
      {dice.map((eyes, at) => (
        <button
          key={at}
          type="button"
          class="dice-pick bare"
          data-eyes={eyes}
          aria-pressed={chosen.includes(at)}
          aria-label={fill(play.keep.pick, { eyes: fill(words.eyes, { eyes }) })}
          onClick={() => toggle(at)}
        >
          <Die eyes={eyes} size={56} />
        </button>
      ))}
    </div>
  );
}
