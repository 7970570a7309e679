import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'preact/hooks';
import { RULING_IDS, type RulingId } from '../../games/gug/rulings.ts';
import type { Finding, Verdict, Sips, Term } from '../../games/gug/verdict.ts';
import { useStore } from '../../ui/use-store.ts';
import { Caps } from './Sign.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { ClauseTag } from './ClauseTag.tsx';
import { RouteChips } from './RouteSteps.tsx';
import { RulingChoice } from './RulingChoice.tsx';
import { ShareKey } from '../../ui/ShareKey.tsx';
import { fileName } from '../../ui/share.ts';
import { canSharePicture, sharePicture } from '../../ui/share-picture.ts';
import { usePanel } from './panel-context.ts';
import { $hasTwoDice, $situation, $verdict, $question } from './session.ts';
import type { Clause } from '../../games/gug/clauses.ts';
import type { Position } from '../../games/gug/position.ts';
import { fill } from '../../i18n/fill.ts';
import type { GugWords } from '../../i18n/gug/en.ts';
import type { Names } from './names.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Where there is a column beside the map: as `panel.css` has it. */
const BESIDE = '(min-width: 48rem), (orientation: landscape) and (max-height: 30rem) and (min-width: 40rem)';

function useIsBeside(): boolean {
  const [query] = useState(() => matchMedia(BESIDE));
  const [isBeside, set] = useState(query.matches);
  useEffect(() => {
    const hear = () => set(query.matches);
    query.addEventListener('change', hear);
    return () => query.removeEventListener('change', hear);
  }, [query]);
  return isBeside;
}

/** In the column an answer is there whole from the start, an unfinished route is not; each stays as it was put. */
const $inColumn = atom({ early: false, final: true });

/**
 * What the judge is asked and says, where the question is whole; and whether the column shows why.
 *
 * @param isOnStage - in a running game, where the route that is tapped stands on the line of the answer.
 */
function useAnswer(isOnStage: boolean) {
  const question = useStore($question);
  const { position, dice, route } = useStore($situation);
  const verdict = useStore($verdict);
  const hasTwo = useStore($hasTwoDice);
  const inColumn = useStore($inColumn);
  const isBeside = useIsBeside();
  // One of two dice is half a roll: its answer would come up only to go again, and move the keys of the second.
  const isHalfRolled = hasTwo && question === 'die' && dice.length === 1;
  const phase: keyof typeof inColumn = verdict?.outcome === 'incomplete' ? 'early' : 'final';
  return {
    question,
    position,
    answered: verdict && position && !isHalfRolled ? { verdict, position } : undefined,
    asked: JSON.stringify([position?.at, dice, route]),
    hasRoute: isOnStage && route.length > 0,
    isBeside,
    isInColumn: isBeside && inColumn[phase],
    toggleInColumn: () => $inColumn.set({ ...inColumn, [phase]: !inColumn[phase] }),
  };
}

/**
 * The answer; until there is a whole question, what to say next. It is one line below the map, with the number of the rule
 * that decides; a tap on it opens the whole ticket over the panel, or in the column beside the map (`TicketPart`).
 *
 * @param props.isOnStage - in a running game, where the route that is tapped stands on the same line.
 */
export function Ticket({ isOnStage = false }: { isOnStage?: boolean }) {
  const { words, names } = usePanel();
  const { question, position, answered, asked, hasRoute, isBeside, isInColumn, toggleInColumn } = useAnswer(isOnStage);
  // Over the panel, the ticket goes away with the question that it answers.
  const [opened, open] = useState<string>();
  const isOver = answered !== undefined && !isBeside && opened === asked;
  const shows = isOver || (answered !== undefined && isInColumn);
  const toggle = () => {
    if (isBeside) toggleInColumn();
    else open(shows ? undefined : asked);
  };
  const ticket = useRef<HTMLElement>(null);
  // Over the panel it goes away like a sheet: by Escape, and by a press beside it.
  useEffect(() => {
    if (!isOver) return undefined;
    const heard = new AbortController();
    const { signal } = heard;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // What lies over the ticket goes first.
      if (key === 'Escape' && !document.querySelector('dialog[open]')) open(undefined);
    };
    addEventListener('keydown', onKeyDown, { signal });
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('dialog') && !ticket.current?.contains(target)) open(undefined);
    };
    addEventListener('click', press, { signal });
    return () => heard.abort();
  }, [isOver]);
  const { panel, answers } = words;
  const prompts: Readonly<Record<typeof question, string>> = {
    at: answers.ask.stand,
    came: position ? panel.ask.came : answers.ask.stand,
    die: answers.ask.die,
    route: position ? answers.ask.die : answers.ask.stand,
  };
  const verdict = answered?.verdict;
  const answer: Answer = answered
    ? answerOf(answered.verdict, answered.position, words, names)
    : { main: [], rest: prompts[question] };
  const clause = verdict && decidedBy(verdict);
  const data = verdict && {
    'data-verdict': verdict.outcome,
    'data-clauses': clausesOf(verdict).join(' '),
    'data-sips': verdict.sips.total,
    'data-drop': verdict.drop.allowed,
  };
  return (
    <section
      ref={ticket}
      class="ticket"
      data-up={isOver}
      data-route={hasRoute}
      data-outcome={verdict ? verdict.outcome : 'ask'}
      aria-label={panel.verdict.heading}
    >
      <div class="ticket-paper">
        <div class="ticket-head">
          {verdict && <Sign meaning={verdict.outcome} />}
          <p class="ringless" id="gug-answer" role="status" aria-atomic="true" tabIndex={-1} {...data}>
            <span class="answer">
              {answer.main.map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </span>{' '}
            {/* An empty text is written again each time this is drawn, and a screen reader may say all of it once more. */}
            <span class="reason">{answer.rest || null}</span>
          </p>
          {clause !== undefined && !isOver && <ClauseTag clause={clause} />}
          {verdict && (
            <button
              type="button"
              class="ticket-toggle bare"
              aria-expanded={shows}
              aria-controls="gug-ticket-body"
              aria-label={shows ? panel.verdict.less : panel.verdict.more}
              onClick={toggle}
            >
              <Icon is={shows ? 'down' : 'up'} />
            </button>
          )}
        </div>
        {hasRoute && <RouteChips />}
        {verdict && verdict.sips.total > 0 && <Caps count={verdict.sips.total} />}
        {!isBeside && (
          <div id="gug-ticket-body" class="ticket-body" hidden={!isOver}>
            {verdict && isOver && <TicketBody verdict={verdict} />}
          </div>
        )}
      </div>
    </section>
  );
}

/** Why the judge says so, in the column beside the map. @param props.isOnStage - as of the ticket. */
export function TicketPart({ isOnStage = false }: { isOnStage?: boolean }) {
  const { answered, hasRoute, isBeside, isInColumn } = useAnswer(isOnStage);
  if (!isBeside) return null;
  const verdict = isInColumn ? answered?.verdict : undefined;
  return (
    <div id="gug-ticket-body" class="ticket-part" hidden={verdict === undefined}>
      {verdict && (
        <>
          {hasRoute && verdict.outcome !== 'incomplete' && <RouteChips />}
          {verdict.sips.total > 0 && <Caps count={verdict.sips.total} />}
          <TicketBody verdict={verdict} />
        </>
      )}
    </div>
  );
}

/** The one rule that stands beside an answer; undefined where nothing is decided yet. */
export function decidedBy({ outcome, findings, sips, drop }: Verdict): Clause | undefined {
  if (outcome === 'incomplete') return findings.find(({ reason }) => reason === 'no-way-on')?.clause;
  if (outcome !== 'legal') return findings.find(breaks)?.clause;
  return (drop.allowed === 'none' ? sips.terms[0] : drop.findings[0])?.clause;
}

/** Why: the findings, the sum, the drop, and the house rules that were used, each to be switched on the spot. */
function TicketBody({ verdict }: { verdict: Verdict }) {
  const { words, names, mode } = usePanel();
  const { panel } = words;
  const { drop } = verdict;
  // A ruling that was switched here stays, though the verdict may no longer rest on it: it can be switched back.
  const situation = useStore($situation);
  const [switched, setSwitched] = useState<{ on: typeof situation; ids: readonly RulingId[] }>({
    on: situation,
    ids: [],
  });
  const kept = switched.on === situation ? switched.ids : [];
  const used = new Set([...rulingsOf(verdict), ...kept]);
  return (
    <>
      <h3>{panel.verdict.findings}</h3>
      <Findings findings={verdict.findings} />
      {verdict.sips.terms.length > 0 && <Sum sips={verdict.sips} />}
      {drop.allowed !== 'none' && (
        <>
          <h3>{panel.verdict.drop}</h3>
          <Findings findings={drop.findings} />
          {drop.places.length > 0 && (
            <p class="places flow">
              {drop.places.map((place) => (
                <span key={place} class="place">
                  {names.places([place])}
                </span>
              ))}
            </p>
          )}
        </>
      )}
      {used.size > 0 && <h3>{panel.verdict.used}</h3>}
      {RULING_IDS.filter((id) => used.has(id)).map((id) => (
        <RulingChoice
          key={id}
          id={id}
          place="ticket"
          onChoose={() => setSwitched({ on: situation, ids: [...kept, id] })}
        />
      ))}
      {/* A game is not in the address: it is shared from the log. */}
      {mode === 'ask' && (
        <ShareKey data={() => ({ url: location.href })} words={words.panel.link}>
          {(say) => verdict.outcome !== 'incomplete' && <TurnPictureKey verdict={verdict} say={say} />}
        </ShareKey>
      )}
    </>
  );
}

/** A judged turn as a picture for those who argue about it, with the address that opens the judge on it. */
function TurnPictureKey({ verdict, say }: { verdict: Verdict; say: (said: string) => void }) {
  const panel = usePanel();
  const { link } = panel.words.panel;
  const draw = async () => {
    const { position, route } = $situation.get();
    if (!position) return undefined;
    const { turnPng } = await panel.lateParts();
    return turnPng({ verdict, position, route }, panel);
  };
  return (
    <button
      type="button"
      class="key"
      data-do="turn-picture"
      onClick={() => void sharePicture(draw, fileName('turn', 'png'), link, say, location.href)}
    >
      {canSharePicture() ? link.picture : link.savePicture}
    </button>
  );
}

/** Whether a finding makes a turn not legal, or costs what a forbidden railway costs. */
export const breaks = ({ effect }: Finding): boolean => effect === 'breaks' || effect === 'penalty';

/** What the judge found, each with its clause: what breaks a rule first, then step by step. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  const { words, names } = usePanel();
  const ordered = [...findings].sort((one, other) => Number(breaks(other)) - Number(breaks(one)));
  return (
    <ol class="findings ruled">
      {ordered.map(({ clause, effect, reason, step, data }, index) => (
        <li key={index} class="row" data-effect={effect}>
          <Sign meaning={effect} />
          <span class="visually-hidden">{words.panel.verdict.effects[effect]}: </span>
          {step !== undefined && <span class="step-number">{step + 1}</span>}
          <span class="finding">{names.sentence(words.reasons[reason], data)}</span>
          <ClauseTag clause={clause} />
        </li>
      ))}
    </ol>
  );
}

/** The answer as it is read out: the sentences that are set large, and what follows them. */
interface Answer {
  readonly main: readonly string[];
  readonly rest: string;
}

/** The answer's one line, from the verdict. */
export function answerOf(verdict: Verdict, position: Position, words: GugWords, names: Names): Answer {
  const { answers } = words;
  const count = verdict.sips.total;
  switch (verdict.outcome) {
    case 'incomplete': {
      const dead = verdict.findings.find(({ reason }) => reason === 'no-way-on');
      if (dead) return { main: [names.sentence(answers.noWayOn, dead.data)], rest: answers.otherWay };
      const left = verdict.points.total - verdict.points.used;
      return { main: [fill(answers.incomplete, { count: left })], rest: answers.next };
    }
    case 'illegal': {
      const fault = verdict.findings.find(({ effect }) => effect === 'breaks');
      if (!fault) throw new Error('illegal without a finding that breaks a clause');
      const why = shortly(fault, words, names);
      const { step } = fault;
      const rest = step === undefined ? fill(answers.ofRoute, { why }) : fill(answers.atStep, { step: step + 1, why });
      return { main: [answers.illegal], rest };
    }
    case 'penalty': {
      const isBeer = verdict.sips.terms.some(({ term }) => term === 'british-rail');
      return {
        main: [answers.penalty, fill(isBeer ? answers.drinkBeer : answers.drink, { count })],
        rest: fill(answers.turnLost, { station: names.station(position.at) }),
      };
    }
    case 'legal': {
      const drink = count === 0 ? answers.drinkNothing : fill(answers.drink, { count });
      const isToss = verdict.findings.some(({ reason }) => reason === 'leicester-toss');
      const rest = [isToss ? answers.toss : '', dropSentence(verdict, words, names)].filter((part) => part !== '');
      // The rules let nobody stay who can move.
      const isStuck = verdict.points.used === 0;
      const opening = isStuck ? fill(answers.stuck, { station: names.station(position.at) }) : answers.legal;
      return { main: [opening, drink], rest: rest.join(' ') };
    }
  }
}

/** Clauses broken; or, when nothing is, all that were applied, those of the sum and of the drop too. */
export function clausesOf({ outcome, findings, sips, drop }: Verdict): readonly Clause[] {
  const decided = findings.filter(({ effect }) => effect === 'breaks' || effect === 'penalty');
  const cited =
    outcome === 'illegal' || outcome === 'penalty' ? decided : [...findings, ...sips.terms, ...drop.findings];
  return [...new Set(cited.map(({ clause }) => clause))];
}

/** The rulings that any part of a verdict rests on, in their own order. */
export function rulingsOf({ findings, sips, drop }: Verdict): readonly RulingId[] {
  const used = new Set([...findings, ...sips.terms, ...drop.findings].flatMap(({ rulings }) => rulings));
  return RULING_IDS.filter((id) => used.has(id));
}

/** A finding as half a sentence, where there is one. */
export function shortly({ reason, data }: Finding, { headlines, reasons }: GugWords, names: Names): string {
  return names.sentence((headlines as Readonly<Record<string, string>>)[reason] ?? reasons[reason], data);
}

function dropSentence({ drop }: Verdict, words: GugWords, names: Names): string {
  const { answers } = words;
  if (drop.allowed === 'none') return '';
  if (drop.allowed === 'yes') return drop.isForced ? answers.mustDrop : answers.mayDrop;
  const [fault] = drop.findings;
  return fault ? fill(answers.noDrop, { why: shortly(fault, words, names) }) : '';
}

/** What a term does to the sum: `+ 3`, `× 4`. */
export function amountOf({ does, amount }: Term, { panel: { verdict } }: GugWords): string {
  const forms = { add: verdict.add, multiply: verdict.multiply, 'at-most': verdict.atMost };
  return fill(forms[does], { count: amount });
}

/** The sips as a sum, each term with its clause. */
export function Sum({ sips }: { sips: Sips }) {
  const { words } = usePanel();
  const { verdict } = words.panel;
  return (
    <>
      <h3>{verdict.sum}</h3>
      <ul class="sum ruled">
        {sips.terms.map((each) => (
          <li key={each.term} class="row">
            <span>{words.terms[each.term]}</span>
            <strong>{amountOf(each, words)}</strong>
            <ClauseTag clause={each.clause} />
          </li>
        ))}
        <li class="row total">
          <span>{verdict.total}</span>
          <strong>{sips.total}</strong>
        </li>
      </ul>
    </>
  );
}
