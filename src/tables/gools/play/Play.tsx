import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { SaveSign } from '../../shell/SaveSign.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { Lines } from '../../shell/Notice.tsx';
import { TableFrame } from '../../shell/TableFrame.tsx';
import { ReviewKey } from '../advisor/RoundReview.tsx';
import { useAdvisor } from '../advisor/use-advisor.ts';
import { Die } from '../dice/Die.tsx';
import { momentOf } from '../moment.ts';
import { useTable } from '../table.ts';
import { tellerOf, drinkersOf, takenIn, told, whyOf } from '../told/teller.ts';
import { Head } from './Head.tsx';
import { HouseRules } from './HouseRules.tsx';
import { PlayPart } from './PlayPart.tsx';
import { RuleCards } from './RuleCards.tsx';
import { Standing } from './Standing.tsx';
import { announcedOf, nowOf, seatOf, takersOf } from './now.ts';
import { type Taker, TakerContext } from './taker-context.ts';

/** The running evening at the thumb: who is up, what to beat, who drinks, and what can be done. */
export function Play() {
  const { words, state, due, name } = useTable();
  const { play } = words;
  const taker = useChosenTaker();
  const { seat } = taker;
  const announced = announcedOf(due, state, play, seat === undefined ? '' : name(seat));
  const isMini = state.stage.is === 'three-man' || state.stage.is === 'one-die' || state.stage.is === 'name';

  return (
    <TableFrame
      stage={state.stage.is}
      due={due[0]?.kind}
      label={play.label}
      part={announced}
      turn={`${state.stage.is} ${taker.expected ?? ''}`}
      next={announced}
      head={
        <>
          {isMini ? <MiniHead /> : <Head seat={seat} what={nowOf(due, state, play)} />}
          <AdvisorSign />
        </>
      }
      news={isMini && <News />}
      beside={
        <>
          <Standing />
          <HouseRules />
        </>
      }
    >
      {/* The mini game shows who drinks around its own table. */}
      {state.stage.is === 'between' && <WonCard />}
      {!isMini && <DrinkCard />}
      {/* Whoever has won, and who drinks, come before how it came about. */}
      {!isMini && <News />}
      <RuleCards />
      <TakerContext.Provider value={taker}>
        {isMini || state.stage.is === 'over' ? (
          <PlayPart />
        ) : (
          <div class="table-act">
            <PlayPart />
          </div>
        )}
      </TakerContext.Provider>
      {isMini && <DrinkCard />}
    </TableFrame>
  );
}

/** Says to the whole table that the advisor is on; nothing when it is off. */
function AdvisorSign() {
  const { words } = useTable();
  const { isAllowed } = useAdvisor();
  return isAllowed ? <p class="advisor-sign">{words.advisor.choice.on}</p> : null;
}

/** What the last play did, for the eye (`Said` says it); drinks stand on a card of their own. */
function News() {
  const table = useTable();
  const last = table.fold.steps.at(-1);
  // The mini game tells of itself.
  if (!last || last.play.event.kind === 'three-man') return null;
  const poured = last.after.pours.length - last.before.pours.length;
  const lines = told(last, tellerOf(table));
  return (
    <div class="table-news">
      <Lines lines={lines.slice(0, lines.length - poured)} />
    </div>
  );
}

/** The choice of somebody else holds for one throw: it is gone once that is played, or the one before taken back. */
function useChosenTaker(): Taker {
  const { fold, state, due } = useTable();
  const [chosen, choose] = useState<{ readonly seat: number; readonly moment: string }>();
  const moment = momentOf(fold.steps);
  const expected = seatOf(due);
  const seats = takersOf(due, state);
  const isChosen = chosen?.moment === moment && seats.includes(chosen.seat);
  return {
    seat: isChosen ? chosen.seat : expected,
    expected,
    seats,
    choose: (seat) => choose({ seat, moment }),
  };
}

/** Between rounds: who won the last one, and how many in a row. */
function WonCard() {
  const { words, state, name } = useTable();
  const { won } = words.play;
  const round = state.rounds.at(-1);
  const seat = round?.winner ?? undefined;
  if (!round || seat === undefined) return null;
  const count = state.streak?.seat === seat ? state.streak.wins : 1;
  return (
    <div class="gools-won">
      <p>
        <strong>{fill(won.heading, { name: name(seat), number: round.number })}</strong>
        {count > 1 && <span> · {fill(won.streak, { count })}</span>}
      </p>
      <ReviewKey />
    </div>
  );
}

/** Who drinks now, how much and why; one press when all of it is drunk. */
function DrinkCard() {
  const table = useTable();
  const { words, state, play } = table;
  const { drink } = words.play;
  const open = state.pours.slice(state.drunk);
  if (open.length === 0) return null;
  const teller = tellerOf(table);
  return (
    <section class="gools-drink" aria-label={drink.heading}>
      <ul>
        {open.map((pour, index) => (
          <li key={state.drunk + index}>
            <p>
              <strong>{drinkersOf(teller, pour, state.ring)}</strong> <span class="cap">{takenIn(teller, pour)}</span>{' '}
              <span>{whyOf(teller, pour)}</span>
            </p>
            {pour.clause !== 'house-rule' && <ClauseTag clause={pour.clause} />}
          </li>
        ))}
      </ul>
      <button type="button" class="key drunk" data-do="drunk" onClick={() => play({ kind: 'drunk' })}>
        {open.length > 1 ? drink.doneAll : drink.done}
      </button>
    </section>
  );
}

/** An enamel sign over the panel, for as long as it belongs to Three Man; nothing otherwise. */
function MiniHead() {
  const { words, state, fold, name } = useTable();
  const { heading, isThreeMan, oneDie, name: naming } = words.threeMan;
  const { stage } = state;
  switch (stage.is) {
    case 'three-man':
      return (
        <Enamel eyes={3} heading={heading}>
          {fill(isThreeMan, { name: name(stage.game.threeMan) })}
        </Enamel>
      );
    case 'one-die': {
      // All have thrown, and it has to be thrown for once more.
      const isTied = stage.thrown.length === 0 && fold.steps.at(-1)?.play.event.kind === 'one-die';
      const { G8, G9 } = state.rulings;
      const isByOne = G9 === 'one-safe-at-a-time';
      const hint = isByOne && stage.among.length > 2 ? oneDie.safe : oneDie.hint;
      const again = isByOne ? oneDie.left : oneDie.tie;
      return (
        <Enamel eyes={6} heading={oneDie.heading}>
          {isTied ? again : hint} {G8 === 'zero' && oneDie.zero} <ClauseTag clause="gools-6.4" />
        </Enamel>
      );
    }
    case 'name':
      return (
        <Enamel eyes={6} heading={naming.heading}>
          {naming.hint} <ClauseTag clause="gools-6.5" />
        </Enamel>
      );
    case 'between':
    case 'round':
    case 'roll-off':
    case 'over':
      return null;
  }
}

function Enamel({ eyes, heading, children }: { eyes: number; heading: string; children: ComponentChildren }) {
  const { words } = useTable();
  return (
    <div class="mini-head">
      <Die eyes={eyes} size={36} />
      <div>
        <h3 id="mini-heading">{heading}</h3>
        <p>{children}</p>
      </div>
      <SaveSign words={words.shared.saving} />
    </div>
  );
}
