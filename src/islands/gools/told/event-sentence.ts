import type { GoolsEvent } from '../../../games/gools/events.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import type { ThreeManEvent } from '../../../games/three-man/events.ts';
import { fill } from '../../../i18n/fill.ts';
import { diceInWords, type Teller } from './teller.ts';

/** What somebody did, in a sentence. @param before - the evening as it was then. */
export function eventSentence(event: GoolsEvent, before: GoolsState, teller: Teller): string {
  const { events } = teller.words.told;
  const name = 'seat' in event ? teller.name(event.seat) : '';
  switch (event.kind) {
    case 'throw':
    case 'keep':
    case 'roll-off':
      return fill(events[event.kind], { name, dice: diceInWords(event.dice) });
    case 'enter':
      return fill(events.enter, { name, dice: diceInWords(event.dice), last: diceInWords(event.last) });
    case 'one-die':
      return fill(events['one-die'], { name, eyes: event.eyes });
    case 'name':
      return fill(events.name, { name, other: teller.name(event.threeMan) });
    case 'three-man':
      return miniSentence(event.event, teller);
    case 'rule':
      return event.text === null ? fill(events.noRule, { name }) : fill(events.rule, { name, text: event.text });
    case 'repeal':
    case 'pour':
      return fill(events[event.kind], { text: before.houseRules[event.rule]?.text ?? '' });
    case 'ruling':
      return fill(events.ruling, {
        ruling: teller.gap(event.ruling),
        option: teller.option(event.ruling, event.option),
      });
    case 'join':
      return fill(events.join, { name: event.name, other: teller.name(event.after) });
    case 'sloppy':
    case 'leave':
      return fill(events[event.kind], { name });
    case 'drunk':
    case 'end':
      return events[event.kind];
  }
}

function miniSentence(event: ThreeManEvent, teller: Teller): string {
  const { mini } = teller.words.told;
  const name = 'seat' in event ? teller.name(event.seat) : '';
  switch (event.kind) {
    case 'throw':
      return fill(mini.throw, { name, dice: diceInWords(event.dice) });
    case 'one-die':
      return fill(mini['one-die'], { name, eyes: event.eyes });
    case 'pass-on':
      return event.to === null
        ? fill(mini.kept, { name })
        : fill(mini['pass-on'], { name, other: teller.name(event.to) });
    case 'hand-out':
    case 'sloppy':
      return fill(mini[event.kind], { name });
    case 'call-off':
      return mini['call-off'];
  }
}
