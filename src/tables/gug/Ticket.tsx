import { useState } from 'preact/hooks';
import { RULING_IDS, type RulingId } from '../../games/gug/rulings.ts';
import type { Finding, Verdict } from '../../games/gug/verdict.ts';
import { useStore } from '../../ui/use-store.ts';
import { Caps } from './Sign.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { ClauseTag } from './ClauseTag.tsx';
import { RulingChoice } from './RulingChoice.tsx';
import { ShareButton } from './ShareButton.tsx';
import { Sum } from './Sum.tsx';
import { type Answer, answerOf, clausesOf, rulingsOf } from './answer.ts';
import { $question, usePanel } from './panel-context.ts';
import { $hasTwoDice, $situation, $verdict } from './session.ts';

/** The answer: large on a ticket over the map; until there is a whole question, what to say next. */
export function Ticket() {
  const { words, names } = usePanel();
  const question = useStore($question);
  const situation = useStore($situation);
  const verdict = useStore($verdict);
  // An answer comes up whole, an unfinished route as one line; each stays as it was put.
  const [isUp, setUp] = useState({ early: false, final: true });

  const { position } = situation;
  // One of two dice is half a roll: its answer would come up only to go again, and move the keys of the second.
  const isHalfRolled = useStore($hasTwoDice) && question === 'die' && situation.dice.length === 1;
  const isAsked = verdict !== undefined && position !== null && !isHalfRolled;
  const phase = verdict?.outcome === 'incomplete' ? 'early' : 'final';
  const shows = isAsked && isUp[phase];
  const { panel, answers } = words;
  const prompts: Readonly<Record<typeof question, string>> = {
    at: answers.ask.stand,
    came: position ? panel.ask.came : answers.ask.stand,
    die: answers.ask.die,
    route: position ? answers.ask.die : answers.ask.stand,
  };
  const answer: Answer = isAsked ? answerOf(verdict, position, words, names) : { main: '', rest: prompts[question] };
  const data = isAsked && {
    'data-verdict': verdict.outcome,
    'data-clauses': clausesOf(verdict).join(' '),
    'data-sips': verdict.sips.total,
    'data-drop': verdict.drop.allowed,
  };
  return (
    <section
      class="ticket"
      data-up={shows}
      data-outcome={isAsked ? verdict.outcome : 'ask'}
      aria-label={panel.verdict.heading}
    >
      <div class="ticket-paper">
        <div class="ticket-head">
          {isAsked && <Sign meaning={verdict.outcome} />}
          <p id="gug-answer" role="status" aria-atomic="true" tabIndex={-1} {...data}>
            <span class="answer">
              {answer.main
                .replaceAll('. ', '.\n')
                .split('\n')
                .map((sentence) => (
                  <span key={sentence}>{sentence} </span>
                ))}
            </span>{' '}
            {/* An empty text is written again each time this is drawn, and a screen reader may say all of it once more. */}
            <span class="reason">{answer.rest || null}</span>
          </p>
          {isAsked && (
            <button
              type="button"
              class="ticket-toggle bare"
              aria-expanded={shows}
              aria-controls="gug-ticket-body"
              aria-label={shows ? panel.verdict.less : panel.verdict.more}
              onClick={() => setUp({ ...isUp, [phase]: !shows })}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={shows ? 'm5 9 7 7 7-7' : 'm5 15 7-7 7 7'} />
              </svg>
            </button>
          )}
        </div>
        {isAsked && verdict.sips.total > 0 && <Caps count={verdict.sips.total} />}
        <div id="gug-ticket-body" class="ticket-body" hidden={!shows}>
          {shows && <TicketBody verdict={verdict} />}
        </div>
      </div>
    </section>
  );
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
      {mode === 'ask' && <ShareButton />}
    </>
  );
}

const breaks = ({ effect }: Finding): boolean => effect === 'breaks' || effect === 'penalty';

/** What the judge found, each with its clause: what breaks a rule first, then step by step. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  const { words, names } = usePanel();
  const ordered = [...findings].sort((one, other) => Number(breaks(other)) - Number(breaks(one)));
  return (
    <ol class="findings">
      {ordered.map(({ clause, effect, reason, step, data }, index) => (
        <li key={index} data-effect={effect}>
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
