import { useState } from 'preact/hooks';
import { threeManDue } from '../../../games/three-man/due.ts';
import type { ThreeManRulings } from '../../../games/three-man/clauses.ts';
import { effectsOf, type Throw, THROWS } from '../../../games/three-man/throws.ts';
import { fill } from '../../../i18n/fill.ts';
import { effectsInWords, nameOfThrow } from '../../../i18n/three-man-throws.ts';
import { AskTwice } from '../../../ui/AskTwice.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { RollingDie, ThrowKeys } from '../dice/DiceKeys.tsx';
import { Die } from '../dice/Die.tsx';
import { useTable, useTaker } from '../table.ts';
import { type MiniGame, useMiniGame, useShares } from './MiniScene.tsx';
import { TableKey } from './TableKey.tsx';
import { isStreakFull, type Line, linesOf } from './last.ts';
import { Plate } from './Plate.tsx';
import { RoundTable } from './RoundTable.tsx';
import { describerOf, roundOf, wonTold } from '../play/describer.ts';

/** The keys of the mini game. */
export function MiniActs() {
  const { words, name } = useTable();
  const { dice } = useTaker();
  const mini = useMiniGame();
  const due = mini && threeManDue(mini.game);
  if (!mini || !due) return null;
  switch (due.kind) {
    case 'throw':
    case 'one-die':
      return (
        dice && (
          <ThrowKeys dice={dice} words={words.dice}>
            <button
              type="button"
              class="key"
              data-do="sloppy"
              aria-label={fill(words.threeMan.sloppy, { name: name(due.seat) })}
              onClick={() => mini.act({ kind: 'sloppy', seat: due.seat })}
            >
              {words.play.sloppy}
            </button>
          </ThrowKeys>
        )
      );
    case 'hand-out':
      return <HandOutKeys mini={mini} seat={due.seat} drinks={due.drinks} />;
    case 'pass-on':
      return (
        <div class="acts">
          <button
            type="button"
            class="key go"
            data-do="keep-part"
            onClick={() => mini.act({ kind: 'pass-on', seat: due.seat, to: null })}
          >
            {words.threeMan.passOn.keep}
          </button>
        </div>
      );
    case 'over':
      return null;
  }
}

/** 7.7: what is left may go to whoever got the last drink. */
function HandOutKeys({ mini, seat, drinks }: { mini: MiniGame; seat: number; drinks: number }) {
  const { words, name } = useTable();
  const { shares, left, give, startOver } = useShares(mini.game, drinks);
  const { handOut } = words.threeMan;
  const latest = shares.at(-1)?.to;
  return (
    <div class="acts">
      {left > 0 && latest !== undefined && (
        <button key="rest" type="button" class="key go" data-do="rest" onClick={() => give(latest, left)}>
          {fill(handOut.rest, { count: left, name: name(latest) })}
        </button>
      )}
      {left === 0 && (
        <button
          key="done"
          type="button"
          class="key go"
          data-do="hand-out"
          onClick={() => mini.act({ kind: 'hand-out', seat, shares })}
        >
          {handOut.done}
        </button>
      )}
      {shares.length > 0 && (
        <button type="button" class="key" onClick={startOver}>
          {handOut.over}
        </button>
      )}
    </div>
  );
}

/** What the mini game asks for, where that is more than two dice; else what the last throw did. */
export function ThrowLine() {
  const { words, name } = useTable();
  const { hints } = words.threeMan;
  const mini = useMiniGame();
  const due = mini && threeManDue(mini.game);
  if (!mini || !due || due.kind === 'over') return null;
  switch (due.kind) {
    case 'throw':
      return <LastThrow mini={mini} seat={due.seat} />;
    case 'hand-out':
      return <LeftToGive mini={mini} drinks={due.drinks} />;
    case 'one-die':
      return (
        <p>
          {due.isSecond ? hints.second : fill(hints.oneDie, { name: name(due.seat) })}{' '}
          <ClauseTag clause="three-man-7.4" />
        </p>
      );
    case 'pass-on':
      return (
        <p>
          {hints.passOn[mini.game.rulings.T3]} <ClauseTag clause="three-man-7.4" />
        </p>
      );
  }
}

function LeftToGive({ mini, drinks }: { mini: MiniGame; drinks: number }) {
  const { handOut } = useTable().words.threeMan;
  const { left } = useShares(mini.game, drinks);
  return (
    <p>
      <span role="status">{left > 0 && fill(handOut.left, { count: left })}</span>{' '}
      {left > 0 && <ClauseTag clause="three-man-7.7" />}
    </p>
  );
}

/**
 * What the last throw did, each with its rule, and that it was the last of six (7.3); before the first, who has won the
 * round, and who begins.
 */
function LastThrow({ mini: { game, last }, seat }: { mini: MiniGame; seat: number }) {
  const table = useTable();
  const { words, name } = table;
  const { hints, last: said, throws, streakFull } = words.threeMan;
  const begin: Line = { clause: 'three-man-7.1', text: hints.begin };
  const isFull =
    game.stage.is === 'throw' &&
    isStreakFull(game.stage.streak) &&
    table.state.rulesDue.some((due) => due.seat === seat && due.clause === 'three-man-7.3');
  const lines: readonly Line[] = [
    ...(isFull ? [{ clause: 'three-man-7.3', text: fill(streakFull, { name: name(seat) }) } as const] : []),
    ...(last ? linesOf(last, said, name) : [begin]),
  ];
  const round = roundOf(table.state);
  const isWon = !last && round !== undefined && round.winner !== null;
  const thrown = last?.event.kind === 'throw' ? last.event : undefined;
  return (
    <div class="last-throw" data-thrown={last !== undefined}>
      {thrown && (
        <p class="visually-hidden">
          {fill(said.heading, {
            roller: name(thrown.seat),
            dice: nameOfThrow(throws, thrown.dice as Throw),
          })}
        </p>
      )}
      <ul>
        {isWon && (
          <li data-won>
            <strong>{wonTold(round, table.state, describerOf(table)).text}</strong>
          </li>
        )}
        {lines.map(({ clause, text }) => (
          <li key={text}>
            <span>{text}</span> <ClauseTag clause={clause} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All that two dice can do, for somebody who looks a throw up; only while the mini game is on. */
export function ThrowsKey() {
  const { words } = useTable();
  const [isOpen, show] = useState(false);
  const mini = useMiniGame();
  if (!mini) return null;
  return (
    <>
      <button type="button" class="key" data-do="throws" onClick={() => show(true)}>
        {words.threeMan.pocket.key}
      </button>
      {isOpen && <PocketTable rulings={mini.game.rulings} close={() => show(false)} />}
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
    <Dialog title={throws.caption} closeKey={pocket.close} close={close} fallback="gools-now">
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
export function NameScene() {
  const { words, state, due, name, play } = useTable();
  const text = words.threeMan.name;
  const [seat] = due.flatMap((one) => (one.kind === 'name' ? [one.seat] : []));
  if (seat === undefined) return null;
  return (
    <RoundTable
      label={words.threeMan.ring}
      ring={state.ring}
      seat={(one) => (
        <TableKey
          label={fill(text.pick, { name: name(one) })}
          press={one === seat ? undefined : () => play({ kind: 'name', seat, threeMan: one })}
        >
          <Plate seat={one} />
        </TableKey>
      )}
    />
  );
}

/** 6.4: each of those who would be the Three Man throws one die, in whatever order. */
export function OneDieScene() {
  const { words, state, name } = useTable();
  const { seat, seats, choose, dice } = useTaker();
  const { stage } = state;
  if (stage.is !== 'one-die') return null;
  const text = words.threeMan.oneDie;
  return (
    <ul class="candidates stack">
      {stage.among.map((one) => {
        const eyes = stage.thrown.find((each) => each.seat === one)?.dice[0];
        const row = (
          <span class="plate card stack" data-seat={one} data-up={one === seat}>
            <span class="plate-name">{name(one)}</span>
            {one === seat && dice?.isRolling ? (
              <RollingDie dice={dice} at={0} size={32} />
            ) : (
              <Die eyes={eyes ?? 0} size={32} />
            )}
            <span class="visually-hidden">{eyes === undefined ? text.notThrown : fill(words.dice.eyes, { eyes })}</span>
          </span>
        );
        return (
          <li key={one}>
            <TableKey
              label={fill(text.choose, { name: name(one) })}
              press={seats.includes(one) && one !== seat ? () => choose(one) : undefined}
            >
              {row}
            </TableKey>
          </li>
        );
      })}
    </ul>
  );
}
