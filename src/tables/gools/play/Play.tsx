import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { SaveSign } from '../../shell/SaveSign.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { Lines } from '../../shell/Notice.tsx';
import { LimitPart } from '../../shell/Limits.tsx';
import { Guide } from '../../shell/Guide.tsx';
import { TableFrame } from '../../shell/TableFrame.tsx';
import { ReviewKey } from '../advisor/RoundReview.tsx';
import { useAdvisor } from '../advisor/use-advisor.ts';
import { Die } from '../dice/Die.tsx';
import { throwKey } from '../throw-key.ts';
import { type GoolsTable, useTable, type Taker, TakerContext } from '../table.ts';
import { drinkersOf, owedOf, sumInWords, takenIn, describerOf, toDrink, told, whyOf } from '../told/describer.ts';
import { BeatKey, Head } from './Head.tsx';
import { HouseRules } from './HouseRules.tsx';
import { Mat } from './Mat.tsx';
import { PlayPart, RareKeys } from './PlayPart.tsx';
import { RuleCards } from './RuleCards.tsx';
import { Standing } from './Standing.tsx';
import { hadIn } from './had.ts';
import { useMiniGame } from '../three-man/HandOut.tsx';
import { MiniKeys } from '../three-man/ThreeManPart.tsx';
import { miniDueInWords } from '../three-man/due-words.ts';
import { goolsHint, isGoolsTaught } from './guide.ts';
import { announcedOf, nowOf, seatOf, takersOf } from './now.ts';

/** The running evening at the thumb: who is up, what to beat, who drinks, and what can be done. */
export function Play() {
  const table = useTable();
  const { words, lang, state, due, name } = table;
  const { play } = words;
  const taker = useChosenTaker();
  const { seat } = taker;
  const announced = announcedOf(due, state, play, seat === undefined ? '' : name(seat));
  const isMini = state.stage.is === 'three-man' || state.stage.is === 'one-die' || state.stage.is === 'name';

  const isPlayed = !isMini && state.stage.is !== 'over';

  return (
    <TakerContext.Provider value={taker}>
      <TableFrame
        stage={state.stage.is}
        due={due[0]?.kind}
        label={play.label}
        part={announced}
        turn={`${state.stage.is} ${taker.expected ?? ''}`}
        next={miniDueInWords(state, words.threeMan.due, name) ?? announced}
        who={isMini ? <MiniHead seat={seat} /> : <Head seat={seat} what={nowOf(due, state, play)} />}
        head={
          <>
            <FirstRound />
            <AdvisorSign />
          </>
        }
        bar={isMini ? <MiniKeys /> : <RareKeys />}
        beside={
          <>
            {isMini && <News />}
            <Standing />
            {state.stage.is === 'between' && <ReviewKey />}
            <HouseRules />
          </>
        }
      >
        {state.stage.is === 'between' && <WonCard />}
        {isPlayed && (
          <div class="gools-scene">
            <Mat />
          </div>
        )}
        <DrinkRow />
        <RoundLine />
        <MiniHint />
        <RuleCards />
        {isPlayed ? (
          <div class="table-act stack">
            <PlayPart />
          </div>
        ) : (
          <PlayPart />
        )}
        <LimitPart of="gools" shows="notes" lang={lang} had={() => hadIn(table)} />
      </TableFrame>
    </TakerContext.Provider>
  );
}

/** What to do next, for a table that plays for the first time. */
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

/** The choice of somebody else, and of dice, holds for one throw: it is gone once that is played, or the one before taken back. */
function useChosenTaker(): Taker {
  const { reduction, state, due } = useTable();
  const [chosen, choose] = useState<{ readonly seat: number; readonly moment: string }>();
  const moment = throwKey(reduction.steps);
  const expected = seatOf(due);
  const seats = takersOf(due, state);
  const [isQuick, setQuick] = useState(false);
  const [picks, pick] = useState<{ readonly places: readonly number[]; readonly moment: string }>();
  const isChosen = chosen?.moment === moment && seats.includes(chosen.seat);
  return {
    seat: isChosen ? chosen.seat : expected,
    expected,
    seats,
    choose: (seat) => choose({ seat, moment }),
    isQuick,
    setQuick,
    picked: picks?.moment === moment ? picks.places : [],
    pick: (places) => pick({ places, moment }),
  };
}

/** Letters of a name that leaves the words beside it on two lines. */
const LONG_NAME = 14;

/** Between rounds: who won the last one, with what, and how many in a row. */
function WonCard() {
  const { words, state, name } = useTable();
  const { won } = words.play;
  const round = state.rounds.at(-1);
  const seat = round?.winner ?? undefined;
  if (!round || seat === undefined) return null;
  const count = state.streak?.seat === seat ? state.streak.wins : 1;
  return (
    <div class="gools-won" data-long={name(seat).length > LONG_NAME}>
      <p>
        <strong class="answer">{fill(won.heading, { name: name(seat), number: round.number })}</strong>
        {count > 1 && <span>{fill(won.streak, { count })}</span>}
      </p>
    </div>
  );
}

/** Up to so many reasons are read at once; more of them open with a tap. */
const REASONS = 2;
/** What the dice on the mat tell by themselves, as long as the round goes on with it and nobody had to let it through. */
const SEEN: readonly string[] = ['throw', 'keep', 'roll-off', 'drunk'];

const isSeen = ({ play: { event }, before, after }: GoolsTable['reduction']['steps'][number]): boolean =>
  SEEN.includes(event.kind) && !event.overrule && (event.kind === 'drunk' || before.stage.is === after.stage.is);

/**
 * Who drinks now: what each player takes of the last throw, and one press when all of it is drunk; apart from it, who still
 * owes drinks from before.
 */
function DrinkRow() {
  const table = useTable();
  const { words, state, reduction, play } = table;
  const { drink } = words.play;
  const { now, before } = toDrink(reduction.steps, state);
  const count = now.length + before.length;
  if (count === 0) return null;
  return (
    <section class="queue gools-drink" aria-label={now.length > 0 ? drink.heading : drink.owed} data-owed>
      <button type="button" class="key drunk" data-do="drunk" onClick={() => play({ kind: 'drunk' })}>
        {count > 1 ? drink.doneAll : drink.done}
      </button>
      <ul class="drink-sums">
        {sumsOf(table, now).map(({ who, what }) => (
          <li key={who}>
            {who} <span class="cap">{what}</span>
          </li>
        ))}
        {before.length > 0 && (
          <li class="drink-owed">
            {now.length > 0 && `${drink.owed}: `}
            {sumsOf(table, before)
              .map(({ who, what }) => `${who} ${what}`)
              .join(' · ')}
          </li>
        )}
      </ul>
    </section>
  );
}

/** The one thing to know of a round: why somebody drinks, or what has come about otherwise, or which hand is to be beaten. */
function RoundLine() {
  const table = useTable();
  const { state, reduction } = table;
  const mini = useMiniGame();
  const { now } = toDrink(reduction.steps, state);
  // A throw of the mini game tells its own why.
  if (now.length > 0 && mini?.last === undefined) return <DrinkReasons pours={now} />;
  const { is } = state.stage;
  if (is !== 'round' && is !== 'roll-off' && is !== 'between') return null;
  const last = reduction.steps.at(-1);
  const news = last && !isSeen(last) ? newsOf(table, last) : [];
  if (news.length === 0) return <BeatKey />;
  return (
    <div class="table-news" data-line>
      <Lines lines={news} />
    </div>
  );
}

/** Why somebody drinks, each reason with its clause. */
function DrinkReasons({ pours }: { pours: GoolsState['pours'] }) {
  const table = useTable();
  const describer = describerOf(table);
  // Where one chip says who drinks what, its only reason need not say it again.
  const isSaid = pours.length === 1 && sumsOf(table, pours).length === 1;
  const reasons = (
    <ul class="drink-why">
      {pours.map((pour, index) => (
        <li key={index}>
          {!isSaid && `${drinkersOf(describer, pour, table.state.ring)}: ${takenIn(describer, pour)}. `}
          {whyOf(describer, pour)} {pour.clause !== 'house-rule' && <ClauseTag clause={pour.clause} />}
        </li>
      ))}
    </ul>
  );
  if (pours.length <= REASONS) return <div data-line>{reasons}</div>;
  return (
    <details class="unfolds" data-line>
      <summary>{table.words.play.drink.why}</summary>
      {reasons}
    </details>
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
  const { heading, isThreeMan, oneDie, name: naming } = words.threeMan;
  const { stage } = state;
  switch (stage.is) {
    case 'three-man':
      return (
        <Enamel eyes={3} heading={miniDueInWords(state, words.threeMan.due, name) ?? heading}>
          <p>{fill(isThreeMan, { name: name(stage.game.threeMan) })}</p>
        </Enamel>
      );
    case 'one-die':
      return (
        <Enamel eyes={6} heading={seat === undefined ? oneDie.heading : fill(oneDie.throws, { name: name(seat) })} />
      );
    case 'name':
      return <Enamel eyes={6} heading={fill(naming.due, { name: seat === undefined ? '' : name(seat) })} />;
    case 'between':
    case 'round':
    case 'roll-off':
    case 'over':
      return null;
  }
}

/** Why somebody throws for the Three Man, or names who it is. */
function MiniHint() {
  const { words, state, reduction } = useTable();
  const { oneDie, name: naming } = words.threeMan;
  const { stage } = state;
  if (stage.is === 'name')
    return (
      <p class="hint">
        {naming.hint} <ClauseTag clause="gools-6.5" />
      </p>
    );
  if (stage.is !== 'one-die') return null;
  // All have thrown, and it has to be thrown for once more.
  const isTied = stage.thrown.length === 0 && reduction.steps.at(-1)?.play.event.kind === 'one-die';
  const { G8, G9 } = state.rulings;
  const isByOne = G9 === 'one-safe-at-a-time';
  const hint = isByOne && stage.among.length > 2 ? oneDie.safe : oneDie.hint;
  const again = isByOne ? oneDie.left : oneDie.tie;
  return (
    <p class="hint">
      {isTied ? again : hint} {G8 === 'zero' && oneDie.zero} <ClauseTag clause="gools-6.4" />
    </p>
  );
}

function Enamel({ eyes, heading, children }: { eyes: number; heading: string; children?: ComponentChildren }) {
  const { words } = useTable();
  return (
    <div class="mini-head">
      <Die eyes={eyes} size={36} />
      <div>
        <h3 id="mini-heading">{heading}</h3>
        {children}
      </div>
      <SaveSign words={words.shared.saving} />
    </div>
  );
}
