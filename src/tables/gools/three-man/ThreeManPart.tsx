import { useState } from 'preact/hooks';
import { threeManDue } from '../../../games/three-man/due.ts';
import { STREAK } from '../../../games/three-man/play-throw.ts';
import type { ThreeManRulings } from '../../../games/three-man/clauses.ts';
import { effectsOf, type Throw, THROWS } from '../../../games/three-man/throws.ts';
import { fill } from '../../../i18n/fill.ts';
import { effectsInWords, nameOfThrow } from '../../../i18n/three-man-throws.ts';
import { AskTwice } from '../../../ui/AskTwice.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { DiceKeys } from '../dice/DiceKeys.tsx';
import { Die } from '../dice/Die.tsx';
import { useTable, useTaker } from '../table.ts';
import { HandOut, MiniTable, type MiniGame, useMiniGame } from './HandOut.tsx';
import { TableKey } from './TableKey.tsx';
import type { MiniDue } from './due-words.ts';
import { type Line, linesOf, type Last } from './last.ts';
import { throwKey } from '../throw-key.ts';
import { Plate } from './Plate.tsx';
import { RoundTable } from './RoundTable.tsx';

/** The mini game, which takes the panel over for as long as it is on. */
export function ThreeManPart() {
  const mini = useMiniGame();
  const due = mini && threeManDue(mini.game);
  if (!mini || !due || due.kind === 'over') return null;
  return (
    <section id="three-man" class="three-man" data-due={due.kind} tabIndex={-1} aria-labelledby="mini-heading">
      <LastThrow last={mini.last} />
      <Doing mini={mini} due={due} />
    </section>
  );
}

function Doing({ mini, due }: { mini: MiniGame; due: MiniDue }) {
  const { stage } = mini.game;
  switch (due.kind) {
    case 'throw':
      return <ThrowDice mini={mini} seat={due.seat} streak={stage.is === 'throw' ? stage.streak : 0} />;
    case 'hand-out':
      return <HandOut key={mini.moment} mini={mini} seat={due.seat} drinks={due.drinks} />;
    case 'one-die':
      return <OwnDie mini={mini} seat={due.seat} isSecond={due.isSecond} />;
    case 'pass-on':
      return <PassOn mini={mini} seat={due.seat} />;
  }
}

/** 7.2: two dice, again and again for as long as they make somebody drink. */
function ThrowDice({ mini, seat, streak }: { mini: MiniGame; seat: number; streak: number }) {
  const { words } = useTable();
  return (
    <>
      <Streak seat={seat} count={streak} />
      <MiniTable mini={mini} />
      <div class="mini-act stack">
        <DiceKeys
          key={`${mini.moment} ${seat}`}
          count={2}
          words={words.dice}
          say={(dice, by) => mini.act({ kind: 'throw', seat, dice, by })}
        />
      </div>
    </>
  );
}

/** How far a roller has come towards a new rule (7.3): nothing to see before the first throw that hit. */
function Streak({ seat, count }: { seat: number; count: number }) {
  const { words, name } = useTable();
  const { streak, streakFull } = words.threeMan;
  if (count === 0) return null;
  const done = ((count - 1) % STREAK) + 1;
  const isFull = done === STREAK;
  return (
    <p class="streak" data-full={isFull}>
      <span class="streak-steps" aria-hidden="true">
        {Array.from({ length: STREAK }, (_, step) => (
          <span key={step} data-done={step < done} />
        ))}
      </span>
      <span>{isFull ? fill(streakFull, { name: name(seat) }) : fill(streak, { count: done, of: STREAK })}</span>
      <ClauseTag clause="three-man-7.3" />
    </p>
  );
}

/** 7.4: the dice are back at the Three Man, who throws one, and after a 3 another. */
function OwnDie({ mini, seat, isSecond }: { mini: MiniGame; seat: number; isSecond: boolean }) {
  const { words, name } = useTable();
  const { hints } = words.threeMan;
  return (
    <>
      <MiniTable mini={mini} />
      <div class="mini-act stack">
        <p class="hint">
          {isSecond ? hints.second : fill(hints.oneDie, { name: name(seat) })} <ClauseTag clause="three-man-7.4" />
        </p>
        <DiceKeys
          key={mini.moment}
          count={1}
          words={words.dice}
          say={([eyes = 0], by) => mini.act({ kind: 'one-die', seat, eyes, by })}
        />
      </div>
    </>
  );
}

/** What the last throw did, each with its rule; before the first, who begins. */
function LastThrow({ last }: { last: Last | undefined }) {
  const { words, name } = useTable();
  const { hints, last: said, throws } = words.threeMan;
  const begin: Line = { clause: 'three-man-7.1', text: hints.begin };
  const lines = last ? linesOf(last, said, name) : [begin];
  const thrown = last?.event.kind === 'throw' ? last.event : undefined;
  return (
    <div class="last-throw stack tight" data-thrown={last !== undefined}>
      {thrown && (
        <p class="visually-hidden">
          {fill(said.heading, {
            roller: name(thrown.seat),
            dice: nameOfThrow(throws, thrown.dice as Throw),
          })}
        </p>
      )}
      <ul>
        {lines.map(({ clause, text }) => (
          <li key={text}>
            <span>{text}</span> <ClauseTag clause={clause} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** 7.4: after two 3s the part goes to whoever is tapped, or stays where it is. */
function PassOn({ mini, seat }: { mini: MiniGame; seat: number }) {
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
      <div class="mini-act stack">
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

/** What may be done at any time, beside undo: dice fall off the table (7.10), or somebody looks a throw up. */
export function MiniKeys() {
  const { words, name } = useTable();
  const [isOpen, show] = useState(false);
  const mini = useMiniGame();
  const due = mini && threeManDue(mini.game);
  if (!mini || !due || due.kind === 'over') return null;
  const { act, game } = mini;
  const { seat } = due;
  const { sloppy, pocket } = words.threeMan;
  return (
    <>
      <button
        type="button"
        class="key"
        data-do="sloppy"
        aria-label={fill(sloppy, { name: name(seat) })}
        onClick={() => act({ kind: 'sloppy', seat })}
      >
        {words.play.sloppy}
      </button>
      <button type="button" class="key" data-do="throws" onClick={() => show(true)}>
        {pocket.key}
      </button>
      {isOpen && <PocketTable rulings={game.rulings} close={() => show(false)} />}
    </>
  );
}

/** Ends the mini game before its time, where the table has had enough of it. */
export function CallOffKey({ close }: { close: () => void }) {
  const { words } = useTable();
  const mini = useMiniGame();
  if (!mini || threeManDue(mini.game).kind === 'over') return null;
  const { key, yes, no } = words.threeMan.callOff;
  return (
    <AskTwice
      label={key}
      yes={yes}
      no={no}
      press={() => {
        if (mini.act({ kind: 'call-off' })) close();
      }}
    />
  );
}

/** All that two dice can do (7.2, 7.5-7.9), for the pocket: the rule book's table is made of the same. */
function PocketTable({ rulings, close }: { rulings: ThreeManRulings; close: () => void }) {
  const { words } = useTable();
  const { pocket, throws } = words.threeMan;
  return (
    <Dialog title={throws.caption} closeKey={pocket.close} close={close} fallback="three-man">
      <p class="soft">{pocket.hint}</p>
      <ul class="pocket">
        {THROWS.map((dice) => {
          const effects = effectsOf(dice, rulings);
          const sentences = effectsInWords(throws, dice, rulings);
          return (
            <li key={dice.join('')} data-throw={dice.join('')}>
              <span class="pocket-dice">
                <span class="visually-hidden">{nameOfThrow(throws, dice)}: </span>
                {dice.map((eyes, index) => (
                  <Die key={index} eyes={eyes} size={28} />
                ))}
              </span>
              <span class="pocket-effects stack tight">
                {sentences.map((sentence, index) => (
                  <span key={sentence}>
                    {sentence} <ClauseTag clause={effects[index]?.clause ?? 'three-man-7.2'} />
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** 6.5: whoever has ended a point 6 on a 6 taps somebody else. */
export function NamePart() {
  const { words, state, due, name, play } = useTable();
  const text = words.threeMan.name;
  const [seat] = due.flatMap((one) => (one.kind === 'name' ? [one.seat] : []));
  if (seat === undefined) return null;
  return (
    <section class="three-man" aria-labelledby="mini-heading">
      <RoundTable
        label={words.threeMan.ring}
        ring={state.ring}
        seat={(one) =>
          one === seat ? (
            <Plate seat={one} />
          ) : (
            <TableKey
              label={fill(text.pick, { name: name(one) })}
              press={() => play({ kind: 'name', seat, threeMan: one })}
            >
              <Plate seat={one} />
            </TableKey>
          )
        }
      />
    </section>
  );
}

/** 6.4: each of those who would be the Three Man throws one die, in whatever order. */
export function OneDiePart() {
  const { words, reduction, state, name, play } = useTable();
  const { seat, seats, choose } = useTaker();
  const { stage } = state;
  if (stage.is !== 'one-die' || seat === undefined) return null;
  const text = words.threeMan.oneDie;
  return (
    <section class="three-man" aria-labelledby="mini-heading">
      <ul class="candidates stack" data-scene>
        {stage.among.map((one) => {
          const eyes = stage.thrown.find((each) => each.seat === one)?.dice[0];
          const row = (
            <span class="plate" data-seat={one} data-up={one === seat}>
              <span class="plate-name">{name(one)}</span>
              <Die eyes={eyes ?? 0} size={32} />
              <span class="visually-hidden">
                {eyes === undefined ? text.notThrown : fill(words.dice.eyes, { eyes })}
              </span>
            </span>
          );
          return (
            <li key={one}>
              {seats.includes(one) && one !== seat ? (
                <TableKey label={fill(text.choose, { name: name(one) })} press={() => choose(one)}>
                  {row}
                </TableKey>
              ) : (
                row
              )}
            </li>
          );
        })}
      </ul>
      <div class="mini-act stack">
        <DiceKeys
          key={`${throwKey(reduction.steps)} ${seat}`}
          count={1}
          words={words.dice}
          say={([eyes = 0], by) => play({ kind: 'one-die', seat, eyes, by })}
        />
      </div>
    </section>
  );
}
