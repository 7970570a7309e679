import { useState } from 'preact/hooks';
import { HAND } from '../../../games/gools/hand.ts';
import { openTurn } from '../../../games/gools/lead.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import { threeManDue } from '../../../games/three-man/due.ts';
import type { Share } from '../../../games/three-man/events.ts';
import { fill } from '../../../i18n/fill.ts';
import { useStore } from '../../../ui/use-store.ts';
import { SaveSign } from '../../shell/SaveSign.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { FindingList, Lines } from '../../shell/Notice.tsx';
import { LimitPart } from '../../shell/Limits.tsx';
import { Guide } from '../../shell/Guide.tsx';
import { LineWords } from '../../shell/Stage.tsx';
import { type OwnUndo, TableFrame } from '../../shell/TableFrame.tsx';
import { ReviewKey } from '../advisor/RoundReview.tsx';
import { useAdvisor } from '../advisor/use-advisor.ts';
import { type DiceAsked, useDice } from '../dice/DiceKeys.tsx';
import { Die } from '../dice/Die.tsx';
import { throwKey } from '../throw-key.ts';
import { $tellsWhole, type GoolsTable, useTable, type Taker, TakerContext, useTaker } from '../table.ts';
import {
  drinkersOf,
  owedOf,
  rollOffLines,
  roundOf,
  sumInWords,
  lastSixTold,
  takenIn,
  describerOf,
  toDrink,
  told,
  whyOf,
} from './describer.ts';
import { BeatKey, Head, NameInBar } from './Head.tsx';
import { HouseRules } from './HouseRules.tsx';
import { Mat } from './Mat.tsx';
import { OverPart, PlayPart } from './PlayPart.tsx';
import { RuleKey } from './RuleKey.tsx';
import { Standing } from './Standing.tsx';
import { ResultsTable } from '../sheets/ResultsTable.tsx';
import { hadIn } from './had.ts';
import { MiniScene, useMiniGame } from '../three-man/MiniScene.tsx';
import { NameScene, OneDieScene, ThrowLine } from '../three-man/ThreeManPart.tsx';
import { cameToNothing, miniDice } from '../three-man/last.ts';
import { miniDueInWords } from '../three-man/due-words.ts';
import { goolsHint, isGoolsTaught } from './guide.ts';
import {
  announcedOf,
  asksForLast,
  isAfterThreeMan,
  leaving,
  nowOf,
  rulesDue,
  seatOf,
  takersOf,
  thrownIn,
} from './now.ts';

/** The running evening at the thumb: who is up, what to beat, who drinks, and what can be done. */
export function Play() {
  const table = useTable();
  const { words, state, due, name } = table;
  const { play } = words;
  const taker = useChosenTaker();
  const { seat, dice } = taker;
  const announced = announcedOf(due, state, play, seat === undefined ? '' : name(seat));
  const { is } = state.stage;
  const mini = miniDueInWords(state, words.threeMan.due);
  const isMini = is === 'three-man' || is === 'one-die' || is === 'name';
  const now = toDrink(table.reduction.steps, state);
  const rules = rulesDue(due);

  return (
    <TakerContext.Provider value={taker}>
      <TableFrame
        stage={is}
        due={state.stage.is === 'three-man' ? threeManDue(state.stage.game).kind : due[0]?.kind}
        label={play.label}
        part={announced}
        turn={`${is} ${taker.expected ?? ''}`}
        next={mini ? fill(play.announced.other, { name: name(mini.seat), what: mini.what }) : announced}
        who={
          isMini ? (
            <MiniHead seat={seat} />
          ) : (
            <Head seat={seat} what={dice?.isTold ? play.quick.dice : nowOf(due, state, play)} />
          )
        }
        scene={
          <>
            <AdvisorSign />
            <LimitPart of="gools" shows="notes" lang={table.lang} had={() => hadIn(table)} />
            {is === 'over' ? <OverPart /> : <Scene />}
          </>
        }
        owed={
          now.length + rules.length > 0 && (
            <div class="gools-drink">
              <DrinkRow now={now} />
              {rules.map((rule) => (
                <RuleKey key={`${rule.seat} ${rule.count}`} rule={rule} />
              ))}
            </div>
          )
        }
        line={is === 'over' ? undefined : isMini ? <MiniLine /> : <RoundLine />}
        useOwnUndo={useDieUndo}
        beside={
          <>
            {isMini && <News />}
            {is === 'over' ? state.rounds.length > 0 && <ResultsTable /> : <Standing />}
            {(is === 'between' || is === 'over') && <ReviewKey />}
            <HouseRules />
          </>
        }
      >
        <PlayPart />
      </TableFrame>
    </TakerContext.Provider>
  );
}

/** Everybody around the table, and in the middle the dice; of those who throw for the Three Man, what each has thrown. */
function Scene() {
  const { state } = useTable();
  switch (state.stage.is) {
    case 'three-man':
      return <MiniScene />;
    case 'name':
      return <NameScene />;
    case 'one-die':
      return <OneDieScene />;
    case 'between':
    case 'round':
    case 'roll-off':
    case 'over':
      return <Mat />;
  }
}

/** What to do next, for a table that plays for the first time; only where the line has nothing to say of what has happened. */
function FirstRound() {
  const { lang, saved, state, due } = useTable();
  const told = goolsHint(due);
  const guided = told?.guided ?? (state.stage.is === 'three-man' ? 'three-man' : 'gools');
  return (
    <Guide
      guided={guided}
      lang={lang}
      saved={saved}
      hint={told?.key}
      rule={told && <ClauseTag clause={told.clause} />}
      isOver={isGoolsTaught(guided, state)}
    />
  );
}

/** Dice that have been given, and are no throw yet, are taken back first, the last one first; those of a whole turn together. */
function useDieUndo(): OwnUndo {
  const { words } = useTable();
  const { dice, whole, again } = useTaker();
  if (whole) return { undo: { what: words.play.quick.undo, press: again } };
  const last = (dice?.given.length ?? 0) - 1;
  return dice && last >= 0 ? { undo: { what: words.play.lastDie, press: () => dice.takeOut(last) } } : {};
}

/** Says to the whole table that the advisor is on; nothing when it is off. */
function AdvisorSign() {
  const { words } = useTable();
  const { isAllowed } = useAdvisor();
  return isAllowed ? <p class="advisor-sign line snug">{words.advisor.choice.on}</p> : null;
}

/** What the last play of the mini game's table did, for the eye; the end of the evening tells of itself. */
function News() {
  const table = useTable();
  const last = table.reduction.steps.at(-1);
  if (!last || last.play.event.kind === 'three-man' || table.state.stage.is === 'over') return null;
  return (
    <div class="table-news">
      <Lines lines={newsOf(table, last)} />
    </div>
  );
}

/** Without its drinks, which stand in a row of their own. */
function newsOf(table: GoolsTable, last: GoolsTable['reduction']['steps'][number]) {
  const poured = last.after.pours.length - last.before.pours.length;
  const lines = told(last, describerOf(table));
  return lines.slice(0, lines.length - poured);
}

/** What is half done of a throw; nothing of it is left once that is played, or the one before taken back. */
interface HalfDone {
  readonly moment: string;
  readonly seat?: number;
  readonly picked: readonly number[];
  readonly shares: readonly Share[];
  readonly whole?: readonly number[];
}

/** The hand that plays: who takes the dice, and what is half done by it. */
function useChosenTaker(): Taker {
  const table = useTable();
  const { reduction, state, due, play, judge } = table;
  const isWhole = useStore($tellsWhole);
  const moment = throwKey(reduction.steps);
  const expected = seatOf(due);
  const seats = takersOf(due, state);
  const [kept, keep] = useState<HalfDone>();
  const half: HalfDone = kept?.moment === moment ? kept : { moment, picked: [], shares: [] };
  const change = (changed: Partial<HalfDone>) => keep({ ...half, ...changed });
  const isChosen = half.seat !== undefined && seats.includes(half.seat);
  const seat = isChosen ? half.seat : expected;
  const { picked, shares } = half;
  const tell = (dice: readonly number[]) => {
    if (seat === undefined) return false;
    if (!asksForLast(dice)) return play({ kind: 'enter', seat, dice, last: [] });
    change({ whole: dice });
    return true;
  };
  const [main] = due;
  const isStranger = main?.kind === 'throw' && seat !== undefined && seat !== expected;
  // Whatever they throw: it is about who throws.
  const against = isStranger
    ? judge({ kind: 'throw', seat, dice: Array<number>(main.dice).fill(1), by: 'hand' }).findings
    : [];
  // Whoever has told a whole turn is asked for its last throw.
  const whole = main?.kind === 'throw' ? half.whole : undefined;
  const asked = whole ? undefined : askedDice(table, { seat, picked, tell: isWhole ? tell : undefined });
  const dice = useDice(asked && { ...asked, moment: `${moment} ${seat} ${asked.isTold} ${asked.count}` });
  return {
    seat,
    expected,
    seats,
    choose: (one) => change({ seat: one }),
    against,
    dice,
    whole,
    picked,
    pick: (places) => change({ picked: places }),
    shares,
    share: (given) => change({ shares: given }),
    again: () => keep(undefined),
  };
}

interface AskedOf {
  seat: number | undefined;
  picked: readonly number[];
  /** Hears the five of a turn that is told whole; undefined where turns are told throw by throw. */
  tell: ((dice: readonly number[]) => boolean) | undefined;
}

/** The dice that the table waits for, and what is played with them; undefined while it waits for something else. */
function askedDice(
  { state, due, play }: GoolsTable,
  { seat, picked, tell }: AskedOf,
): Omit<DiceAsked, 'moment'> | undefined {
  const { stage } = state;
  if (stage.is === 'three-man') return miniDice(stage.game, (event) => play({ kind: 'three-man', event }));
  const [main] = due;
  if (seat === undefined) return undefined;
  switch (main?.kind) {
    case 'throw': {
      const isOpen = stage.is === 'round' && openTurn(stage.round) !== undefined;
      if (tell && !isOpen) return { count: main.dice, isTold: true, say: tell };
      return { count: main.dice, say: (dice, by) => play({ kind: 'throw', seat, dice, by }) };
    }
    case 'keep': {
      // The next throw, given here, leaves what is picked as well.
      const thrown = thrownIn(state);
      const count = thrown.length - picked.length;
      if (picked.length === 0 || count === 0) return undefined;
      return {
        count,
        say: (dice, by) => play(leaving(seat, thrown, picked)) && play({ kind: 'throw', seat, dice, by }),
      };
    }
    case 'roll-off':
      return { count: HAND, say: (dice, by) => play({ kind: 'roll-off', seat, dice, by }) };
    case 'one-die':
      return { count: 1, say: ([eyes = 0], by) => play({ kind: 'one-die', seat, eyes, by }) };
    case 'name':
    case 'rule':
    case 'three-man':
    case 'over':
    case undefined:
      return undefined;
  }
}

/** Letters of a name that leaves what stands beside it too little room. */
const LONG_NAME = 14;

/** Once a round is won: by whom, and how many in a row; the mat has the hand. */
function WonLine() {
  const { words, state, name } = useTable();
  const { won } = words.play;
  const round = roundOf(state) ?? state.rounds.at(-1);
  const seat = round?.winner ?? undefined;
  if (!round || seat === undefined) return null;
  const count = state.streak?.seat === seat ? state.streak.wins : 1;
  return (
    <p class="gools-won flow" data-long={name(seat).length > LONG_NAME}>
      <strong>{fill(won.heading, { name: name(seat), number: round.number })}</strong>
      {count > 1 && <span>{fill(won.streak, { count })}</span>}
    </p>
  );
}

/** What the dice on the mat tell by themselves, as long as nobody had to let it through. */
const SEEN: readonly string[] = ['throw', 'keep', 'enter', 'roll-off', 'drunk'];

const isSeen = ({ play: { event } }: GoolsTable['reduction']['steps'][number]): boolean =>
  SEEN.includes(event.kind) && !event.overrule;

type Pours = GoolsState['pours'];

/** Who drinks now: what each player takes of the last throw, and one press when all of it is drunk. */
function DrinkRow({ now }: { now: Pours }) {
  const table = useTable();
  const { words, play } = table;
  const { drink } = words.play;
  if (now.length === 0) return null;
  return (
    <>
      <button type="button" class="key drunk" data-do="drunk" onClick={() => play({ kind: 'drunk' })}>
        {drink.done}
      </button>
      <ul class="drink-sums" aria-label={drink.heading}>
        {sumsOf(table, now).map(({ who, what }) => (
          <li key={who} data-long={who.length > LONG_NAME}>
            {who} <span class="cap">{what}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The one thing to know of a round: why somebody drinks, or what has come about otherwise, or which hand is to be beaten. */
function RoundLine() {
  const table = useTable();
  const { words, state, reduction, name } = table;
  const { whole, seat, against, dice } = useTaker();
  const { stage } = state;
  if (against.length > 0 && !whole) {
    return (
      <div role="alert">
        <FindingList findings={against} />
      </div>
    );
  }
  if (whole && seat !== undefined) return <p>{fill(words.play.quick.last, { name: name(seat) })}</p>;
  const now = toDrink(reduction.steps, state);
  const rollOff = rollOffLines(state, describerOf(table), words.play.rollOff);
  const why = now.length > 0 && (
    <LineWords>
      {rollOff.length > 0 && <Lines lines={rollOff} />}
      <DrinkReasons pours={now} />
    </LineWords>
  );
  if (stage.is === 'between' && state.rounds.length > 0) {
    const end = isAfterThreeMan(state)
      ? reduction.steps.findLast(({ before }) => before.stage.is === 'three-man')
      : null;
    return (
      <>
        {end ? (
          <LineWords>
            <Lines lines={newsOf(table, end).slice(-1)} />
          </LineWords>
        ) : (
          <WonLine />
        )}
        {why}
      </>
    );
  }
  if (why) return why;
  const last = reduction.steps.at(-1);
  const lines = last
    ? isSeen(last)
      ? [...rollOff, ...lastSixTold(last, describerOf(table))]
      : newsOf(table, last)
    : [];
  if (lines.length > 0) {
    return (
      <LineWords>
        <Lines lines={lines} />
      </LineWords>
    );
  }
  return (
    <>
      {!dice?.isTold && <FirstRound />}
      <BeatKey />
    </>
  );
}

/** Why somebody drinks, each reason with its clause. */
function DrinkReasons({ pours }: { pours: Pours }) {
  const table = useTable();
  const describer = describerOf(table);
  // Where one chip says who drinks what, its only reason need not say it again.
  const isSaid = pours.length === 1 && sumsOf(table, pours).length === 1;
  return (
    <ul class="drink-why">
      {pours.map((pour, index) => (
        <li key={index}>
          {!isSaid && `${drinkersOf(describer, pour, table.state.ring)}: ${takenIn(describer, pour)}. `}
          {whyOf(describer, pour)} {pour.clause !== 'house-rule' && <ClauseTag clause={pour.clause} />}
        </li>
      ))}
    </ul>
  );
}

/** Who takes how much of some pours: the same for all, or for all but one, is one line. */
function sumsOf(
  table: GoolsTable,
  pours: GoolsState['pours'],
): readonly { readonly who: string; readonly what: string }[] {
  const { ring } = table.state;
  const describer = describerOf(table);
  const sums = owedOf(pours, ring).map(({ seat, taken }) => ({ seat, what: sumInWords(describer, taken) }));
  const [one] = sums;
  const isSame = one && sums.length > 2 && sums.length > ring.length - 2 && sums.every(({ what }) => what === one.what);
  if (isSame) return [{ who: drinkersOf(describer, { to: sums.map(({ seat }) => seat) }, ring), what: one.what }];
  return sums.map(({ seat, what }) => ({ who: table.name(seat), what }));
}

/** An enamel sign in the bar, for as long as it belongs to Three Man; nothing otherwise. */
function MiniHead({ seat }: { seat: number | undefined }) {
  const { words, state, name } = useTable();
  const { heading, due, oneDie } = words.threeMan;
  const { stage } = state;
  const up = seat === undefined ? '' : name(seat);
  switch (stage.is) {
    case 'three-man': {
      const mini = miniDueInWords(state, due);
      return <Enamel eyes={3} name={mini ? name(mini.seat) : ''} what={mini?.what ?? heading} />;
    }
    case 'one-die':
      return <Enamel eyes={6} name={up} what={up === '' ? oneDie.heading : due.oneDie} />;
    case 'name':
      return <Enamel eyes={6} name={up} what={words.play.now.name} />;
    case 'between':
    case 'round':
    case 'roll-off':
    case 'over':
      return null;
  }
}

/** Why somebody throws for the Three Man, or names who it is; in the mini game what the last throw did, or what it asks for. */
function MiniLine() {
  const { words, state, reduction } = useTable();
  const { oneDie, name: naming } = words.threeMan;
  const { stage } = state;
  const mini = useMiniGame();
  if (stage.is === 'three-man') {
    const isThrow = threeManDue(stage.game).kind === 'throw';
    const isPlain = isThrow && mini?.last !== undefined && cameToNothing(mini.last);
    return (
      <>
        {isPlain && toDrink(reduction.steps, state).length === 0 && <FirstRound />}
        <LineWords>
          <ThrowLine />
        </LineWords>
      </>
    );
  }
  if (stage.is === 'name')
    return (
      <>
        <WonLine />
        <LineWords>
          {naming.hint} <ClauseTag clause="gools-6.5" />
        </LineWords>
      </>
    );
  if (stage.is !== 'one-die') return null;
  // All have thrown, and it has to be thrown for once more.
  const isTied = stage.thrown.length === 0 && reduction.steps.at(-1)?.play.event.kind === 'one-die';
  const { G8, G9 } = state.rulings;
  const isByOne = G9 === 'one-safe-at-a-time';
  const hint = isByOne && stage.among.length > 2 ? oneDie.safe : oneDie.hint;
  const again = isByOne ? oneDie.left : oneDie.tie;
  return (
    <>
      {!isTied && stage.thrown.length === 0 && <WonLine />}
      <LineWords>
        {isTied ? again : hint} {G8 === 'zero' && oneDie.zero} <ClauseTag clause="gools-6.4" />
      </LineWords>
    </>
  );
}

function Enamel({ eyes, name, what }: { eyes: number; name: string; what: string }) {
  const { words } = useTable();
  return (
    <div class="mini-head">
      <Die eyes={eyes} size={36} />
      <h3>
        {name !== '' && <NameInBar name={name} />} <span class="table-what">{what}</span>
      </h3>
      <SaveSign words={words.shared.saving} />
    </div>
  );
}
