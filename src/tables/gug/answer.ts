import type { Clause } from '../../games/gug/clauses.ts';
import type { Position } from '../../games/gug/position.ts';
import { RULING_IDS, type RulingId } from '../../games/gug/rulings.ts';
import type { Finding, Verdict } from '../../games/gug/verdict.ts';
import { fill } from '../../i18n/fill.ts';
import type { GugWords } from '../../i18n/gug/en.ts';
import type { Names } from './names.ts';

/** The answer as it is read out: what is set large, and what follows it. */
export interface Answer {
  readonly main: string;
  readonly rest: string;
}

/** The answer's one line, from the verdict. */
export function answerOf(verdict: Verdict, position: Position, words: GugWords, names: Names): Answer {
  const { answers } = words;
  const count = verdict.sips.total;
  switch (verdict.outcome) {
    case 'incomplete': {
      const dead = verdict.findings.find(({ reason }) => reason === 'no-way-on');
      if (dead) return afterFirst(names.sentence(answers.noWayOn, dead.data), '. ', 1);
      return afterFirst(fill(answers.incomplete, { count: verdict.points.total - verdict.points.used }), '. ', 1);
    }
    case 'illegal': {
      const fault = verdict.findings.find(({ effect }) => effect === 'breaks');
      if (!fault) throw new Error('illegal without a finding that breaks a clause');
      const why = shortly(fault, words, names);
      const whole =
        fault.step === undefined
          ? fill(answers.illegalRoute, { why })
          : fill(answers.illegal, { step: fault.step + 1, why });
      return afterFirst(whole, ': ', 1);
    }
    case 'penalty': {
      const isBeer = verdict.sips.terms.some(({ term }) => term === 'british-rail');
      return afterFirst(
        fill(isBeer ? answers.penaltyBeer : answers.penalty, { count, station: names.station(position.at) }),
        '. ',
        2,
      );
    }
    case 'legal': {
      const drink = count === 0 ? answers.drinkNothing : fill(answers.drink, { count });
      const isToss = verdict.findings.some(({ reason }) => reason === 'leicester-toss');
      const rest = [isToss ? answers.toss : '', dropSentence(verdict, words, names)].filter((part) => part !== '');
      // The rules let nobody stay who can move.
      const isStuck = verdict.points.used === 0;
      const opening = isStuck ? fill(answers.stuck, { station: names.station(position.at) }) : answers.legal;
      return { main: `${opening} ${drink}`, rest: rest.join(' ') };
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

/** Splits a text after so many occurrences of a sign, which stays with the first part. */
function afterFirst(text: string, sign: string, times: number): Answer {
  const parts = text.split(sign);
  if (parts.length <= times) return { main: text, rest: '' };
  return { main: parts.slice(0, times).join(sign) + sign.trimEnd(), rest: parts.slice(times).join(sign) };
}
