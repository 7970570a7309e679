import { useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { $situation, $verdict } from './session.ts';
import { useStore } from '../shared/use-store.ts';
import { type Answer, answerOf, clausesOf } from './answer.ts';
import { Caps } from './Caps.tsx';
import { usePanel } from './panel-context.ts';
import { Sign } from './Sign.tsx';
import { TicketBody } from './TicketBody.tsx';

const SENTENCE_END = /(?<=\.) /;

/** The answer: large on a ticket over the map; until there is a whole question, what to say next. */
export function Ticket() {
  const { words, names, question } = usePanel();
  const situation = useStore($situation);
  const verdict = useStore($verdict);
  // An answer comes up whole, an unfinished route as one line; each stays as it was put.
  const [isUp, setUp] = useState({ early: false, final: true });

  const { position } = situation;
  const isAsked = verdict !== undefined && position !== null;
  const phase = verdict?.outcome === 'incomplete' ? 'early' : 'final';
  const shows = isAsked && isUp[phase];
  const { panel, answers } = words;
  const prompts: Readonly<Record<typeof question, string>> = {
    at: answers.ask.stand,
    came: position ? fill(answers.ask.came, { station: names.station(position.at) }) : answers.ask.stand,
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
              {answer.main.split(SENTENCE_END).map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </span>{' '}
            {/* An empty text is written again each time this is drawn, and a screen reader may say all of it once more. */}
            <span class="reason">{answer.rest || null}</span>
          </p>
          {isAsked && (
            <button
              type="button"
              class="ticket-toggle"
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
