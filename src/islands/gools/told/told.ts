import type { GoolsEvent } from '../../../games/gools/events.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { FoldedGoolsGame } from '../../../log/played-gools.ts';
import { eventSentence } from './event-sentence.ts';
import type { Line } from './line.ts';
import { miniTold } from './mini-told.ts';
import { drinkersOf, takenIn, whyOf } from './pour-words.ts';
import { roundTold } from './round-told.ts';
import type { Teller } from './teller.ts';

export type Step = FoldedGoolsGame['steps'][number];

/** A step of an evening in words: what somebody did, and all that it led to. */
export function told({ play, before, after, judgement }: Step, teller: Teller): readonly [Line, ...Line[]] {
  const { event } = play;
  const { told: text } = teller.words;
  const [against] = judgement.findings;
  const sentence = eventSentence(event, before, teller);
  return [
    against ? { text: sentence, clause: against.clause } : { text: sentence },
    ...(play.isCorrected ? [{ text: text.corrected }] : []),
    ...(isByPhone(event) ? [{ text: text.byPhone }] : []),
    ...(event.overrule ? [{ text: fill(text.overruled, { reason: event.overrule.reason }) }] : []),
    ...roundTold(event, before, after, teller),
    ...earned(before, after, teller),
    ...miniTold(event, before, after, teller),
    ...poured(before, after, teller),
  ];
}

function isByPhone(event: GoolsEvent): boolean {
  const thrown = event.kind === 'three-man' ? event.event : event;
  return 'by' in thrown && thrown.by === 'phone';
}

function earned(before: GoolsState, after: GoolsState, { words, name }: Teller): readonly Line[] {
  const isNew = after.rulesDue.length > before.rulesDue.length;
  const rules = isNew ? after.rulesDue.slice(before.rulesDue.length) : [];
  return rules.map(({ seat, clause }) => ({ text: fill(words.told.earned, { name: name(seat) }), clause }));
}

function poured(before: GoolsState, after: GoolsState, teller: Teller): readonly Line[] {
  return after.pours.slice(before.pours.length).map((pour) => {
    const text = fill(teller.words.told.pour, {
      who: drinkersOf(teller, pour, after.ring),
      what: takenIn(teller, pour),
      why: whyOf(teller, pour),
    });
    return pour.clause === 'house-rule' ? { text } : { text, clause: pour.clause };
  });
}
