import { type CheckDue, checkDue } from '../../../../games/gabong/check-due.ts';
import { takenBy } from '../../../../games/gabong/check-gabong.ts';
import type { CheckState } from '../../../../games/gabong/check-state.ts';
import type { GabongClause } from '../../../../games/gabong/clauses.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { CheckedDeal } from '../../../../storage/checked-deal.ts';
import { numberOf } from '../../table.ts';
import type { Ground } from '../Verdict.tsx';
import { cardIn, type Describer } from '../checker-context.ts';
import { takenSentences } from '../gabong/sum-words.ts';
import { eventSentence, groundsOf } from './step-words.ts';
import type { Walk } from './walk.ts';

/** A disputed sequence in words, a line for every step with its clauses, and what comes next. */
export function explained({ opening, master }: CheckedDeal, { steps, state }: Walk, describer: Describer): string {
  const { deal, verdict } = describer.words;
  const begins =
    opening?.is === 'laid'
      ? fill(deal.begins, {
          card: cardIn(describer, opening.card),
          name: describer.name(opening.by),
          way: deal.ways[opening.direction],
        })
      : fill(deal.beginsDeal, { name: describer.name(master) });
  const lines = steps.map((step, index) => {
    const { event, before, judgement } = step;
    const word = judgement.allowed && judgement.findings.length === 0 ? verdict.allowed : verdict.refused;
    const grounds = groundsOf(step, describer).map(inText);
    const stood = event.overrule ? [inText({ text: deal.stood, clause: 'gabong-6.1' })] : [];
    return [`${index + 1}. ${eventSentence(event, before, describer)} ${word}.`, ...grounds, ...stood].join(' ');
  });
  return [deal.explained, begins, ...lines, ...nowGrounds(state, describer).map(inText)].join('\n');
}

const inText = ({ text, clause }: Ground): string =>
  [text, clause && `(${numberOf(clause)})`].filter(Boolean).join(' ');

/** What may come next, by its clause. */
const CLAUSES: Readonly<Record<CheckDue['kind'], GabongClause>> = {
  first: 'gabong-9.1',
  race: 'gabong-9.1',
  turn: 'gabong-3.2',
  six: 'gabong-11.3',
  turning: 'gabong-11.11',
  direction: 'gabong-9.4',
  gabonged: 'gabong-4.3',
  count: 'gabong-10.1',
};

/** Something that the deal waits for, in a sentence. */
export function dueSentence(due: CheckDue, { words, name }: Describer): string {
  const { due: text } = words;
  switch (due.kind) {
    case 'race':
      return fill(text.race, { names: due.seats.map(name).join(words.or) });
    case 'turn':
      // Who draws more than one card draws for twos, and may lay nothing else (11.2).
      return fill(due.draws > 1 ? text.two : text.turn, { name: name(due.seat), count: due.draws });
    case 'first':
    case 'six':
    case 'direction':
      return fill(text[due.kind], { name: name(due.seat) });
    case 'count':
      return due.owes ? fill(text.owes, { name: name(due.owes.seat), count: due.owes.count }) : text.count;
    case 'turning':
    case 'gabonged':
      return text[due.kind];
  }
}

/** Everything that is to be said of a deal as it stands, the first thing first. */
export function nowGrounds(state: CheckState, describer: Describer): readonly Ground[] {
  const due = checkDue(state).map((one) => ({
    text: dueSentence(one, describer),
    clause: one.kind === 'turn' && state.twos > 0 ? ('gabong-11.2' as const) : CLAUSES[one.kind],
  }));
  const taken = takenBy(state);
  if (!taken) return due;
  const { takes, theta } = takenSentences(taken, describer, true);
  const isDouble = taken.thetas.length > 1;
  return [
    ...(takes === undefined ? [] : [{ text: takes, clause: isDouble ? 'gabong-4.3' : 'gabong-4.2' } as const]),
    { text: theta, clause: 'gabong-4.4' },
    ...due,
  ];
}
