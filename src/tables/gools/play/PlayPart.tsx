import { useEffect, useState } from 'preact/hooks';
import { placeAmong, results } from '../../../games/gools/results.ts';
import { readingsOfKept } from '../../../games/gools/rulings.ts';
import { fill } from '../../../i18n/fill.ts';
import { setupDraft } from '../../../storage/setup-drafts.ts';
import { dateOf } from '../../../i18n/dates.ts';
import { AgainKeys } from '../../shell/TableKeys.tsx';
import { WinnerCard } from '../../shell/WinnerCard.tsx';
import { ask } from '../advisor/ask.ts';
import { type AskedThrow, askedThrow } from '../advisor/question.ts';
import { useAdvisor } from '../advisor/use-advisor.ts';
import { ThrowKeys } from '../dice/DiceKeys.tsx';
import { Die } from '../dice/Die.tsx';
import { peopleOf } from '../setup/problems.ts';
import { useTable, useTaker } from '../table.ts';
import { MiniActs } from '../three-man/ThreeManPart.tsx';
import { wonInWords } from './describer.ts';
import { handsScene } from './hands-scene.ts';
import { leaving, toggled, thrownIn } from './now.ts';

/** The keys for what is due. */
export function PlayPart() {
  const { words, state, due, play } = useTable();
  const { whole, seat, dice } = useTaker();
  if (state.stage.is === 'three-man') return <MiniActs />;
  if (whole) return <LastThrowKeys dice={whole} />;
  const [main] = due;
  if (main?.kind === 'keep') return <KeepKeys seat={main.seat} />;
  return dice ? (
    <ThrowKeys dice={dice} words={words.dice}>
      {seat !== undefined && (
        <button type="button" class="key" data-do="sloppy" onClick={() => play({ kind: 'sloppy', seat })}>
          {words.play.sloppy}
        </button>
      )}
    </ThrowKeys>
  ) : null;
}

/** The evening is over: who has won, and another one; what it came to stands beside it. */
export function OverPart() {
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
        scene={handsScene(state, words)}
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
      <p class="soft">{words.sheets.results.log}</p>
    </>
  );
}

/** What of a throw is left on the table: one die at least (2.1), picked on the mat. The next throw, given here, leaves them as well. */
function KeepKeys({ seat }: { seat: number }) {
  const { words, state, play } = useTable();
  const { picked, dice } = useTaker();
  const { keep } = words.play;
  const thrown = thrownIn(state);
  const count = picked.length;
  const leave = count > 0 && (
    <button
      type="button"
      class={dice ? 'key' : 'key go'}
      data-do="keep"
      onClick={() => play(leaving(seat, thrown, picked))}
    >
      {count === thrown.length ? keep.all : fill(keep.some, { count })}
    </button>
  );
  return dice ? (
    <ThrowKeys dice={dice} words={words.dice} before={leave} />
  ) : (
    <div class="acts">
      {leave}
      <AdviceKey />
    </div>
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

/** Which of the five that lie on the mat the last throw held. */
function LastThrowKeys({ dice }: { dice: readonly number[] }) {
  const { play } = useTable();
  const { seat, picked } = useTaker();
  if (seat === undefined) return null;
  const say = () => play({ kind: 'enter', seat, dice, last: picked.map((at) => dice[at]!) });
  return <LastThrowActs count={picked.length} say={say} />;
}

function LastThrowActs({ count, again, say }: { count: number; again?: () => void; say: () => unknown }) {
  const { quick } = useTable().words.play;
  return (
    <div class="acts">
      <button type="button" class="key go" data-do="enter" data-none={count === 0} onClick={say}>
        {count === 0 ? quick.none : fill(quick.some, { count })}
      </button>
      {again && (
        <button type="button" class="key" onClick={again}>
          {quick.again}
        </button>
      )}
    </div>
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

/** Which of the five the last throw held, in a sheet: a 6 among them makes the Three Man (6.3). */
export function LastThrow({ seat, dice, from = [], again, say }: LastThrowProps) {
  const { words, name } = useTable();
  const [chosen, choose] = useState<readonly number[]>(from);
  const question = fill(words.play.quick.last, { name: name(seat) });
  return (
    <>
      <p class="hint">{question}</p>
      <DiceRow label={question} dice={dice} chosen={chosen} toggle={(at) => choose(toggled(chosen, at))} />
      <LastThrowActs count={chosen.length} again={again} say={() => say(chosen.map((at) => dice[at]!))} />
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
    <div class="dice-row flow" role="group" aria-label={label} data-taps="each">
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
