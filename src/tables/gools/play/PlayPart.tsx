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
import { momentOf } from '../moment.ts';
import { peopleOf } from '../setup/problems.ts';
import { ResultsTable } from '../sheets/ResultsTable.tsx';
import { useTable } from '../table.ts';
import { Plate } from '../three-man/Plate.tsx';
import { RoundTable } from '../three-man/RoundTable.tsx';
import { TableKey } from '../three-man/TableKey.tsx';
import { ThreeManPart } from '../three-man/ThreeManPart.tsx';
import { listed, wonInWords } from '../told/describer.ts';
import { DiceRow } from './DiceRow.tsx';
import { Lying, TurnPart, Who } from './TurnPart.tsx';
import { useTaker } from './taker-context.ts';
import { toggled } from './now.ts';

/** The keys for what is due. */
export function PlayPart() {
  const { fold, state, due } = useTable();
  const [main] = due;
  switch (state.stage.is) {
    case 'between':
    case 'round':
      if (main?.kind === 'keep') return <KeepPart key={momentOf(fold.steps)} seat={main.seat} />;
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

/** 6.5: whoever has ended a point 6 on a 6 taps somebody else. */
function NamePart() {
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

/** 4.1: those who tie for the win throw five dice each, once, in whatever order. */
function RollOffPart({ stage }: { stage: Extract<Stage, { is: 'roll-off' }> }) {
  const table = useTable();
  const { words, fold, play } = table;
  const { rollOff, sloppy } = words.play;
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
        key={`${momentOf(fold.steps)} ${seat}`}
        count={HAND}
        words={words.dice}
        say={(dice, by) => play({ kind: 'roll-off', seat, dice, by })}
      />
      <div class="table-more flow">
        <Who />
        <button type="button" class="key" data-do="sloppy" onClick={() => play({ kind: 'sloppy', seat })}>
          {sloppy}
        </button>
      </div>
    </>
  );
}

/** 6.4: each of those who would be the Three Man throws one die, in whatever order. */
function OneDiePart() {
  const { words, fold, state, name, play } = useTable();
  const { seat, seats, choose } = useTaker();
  const { stage } = state;
  if (stage.is !== 'one-die' || seat === undefined) return null;
  const text = words.threeMan.oneDie;
  return (
    <section class="three-man" aria-labelledby="mini-heading">
      <ul class="candidates stack">
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
          key={`${momentOf(fold.steps)} ${seat}`}
          count={1}
          words={words.dice}
          say={([eyes = 0], by) => play({ kind: 'one-die', seat, eyes, by })}
        />
      </div>
    </section>
  );
}

/** What of a throw is left on the table: one die at least (2.1). The next throw, given below, leaves them as well. */
function KeepPart({ seat }: { seat: number }) {
  const { words, state, play } = useTable();
  const { keep, sloppy } = words.play;
  const [chosen, choose] = useState<readonly number[]>([]);
  const { stage } = state;
  const turn = stage.is === 'round' ? openTurn(stage.round) : undefined;
  const dice = turn?.throws.at(-1)?.dice ?? [];
  const count = chosen.length;
  const left = dice.length - count;
  const isGoingOn = count > 0 && left > 0;
  const leave = () => play({ kind: 'keep', seat, dice: chosen.map((at) => dice[at]!) });
  return (
    <>
      {turn && <Lying isSmall />}
      <p class="hint">{keep.thrown}</p>
      <DiceRow label={keep.thrown} dice={dice} chosen={chosen} toggle={(at) => choose(toggled(chosen, at))} />
      <div class="acts">
        <button
          type="button"
          class={isGoingOn ? 'key' : 'key go'}
          data-do="keep"
          data-none={count === 0}
          onClick={() => {
            if (leave()) choose([]);
          }}
        >
          {count === 0 ? keep.none : left === 0 ? keep.all : fill(keep.some, { count })}
        </button>
      </div>
      <p class="hint">{keep.rest}</p>
      <DiceKeys
        key={left}
        count={Math.max(left, 1)}
        words={words.dice}
        isOff={!isGoingOn}
        say={(next, by) => leave() && play({ kind: 'throw', seat, dice: next, by })}
      />
      <div class="table-more flow">
        <AdviceKey />
        <button type="button" class="key" data-do="sloppy" onClick={() => play({ kind: 'sloppy', seat })}>
          {sloppy}
        </button>
      </div>
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
