import { type Card, effectOf } from '../../../../games/gabong/check-card.ts';
import type { CardQuestion } from '../../../../storage/checked-deal.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { GabongCardsWords, GabongCheckerWords } from '../../../../i18n/gabong/en.ts';
import { clauseOfCard, effectSentence, findingSentence } from '../effect-words.ts';
import type { Ground } from '../Verdict.tsx';
import type { Asked, NextUp } from './asked.ts';

/** A verdict in words. */
export interface Answer {
  readonly outcome: 'legal' | 'illegal';
  readonly word: string;
  readonly why: Ground | undefined;
  readonly grounds: readonly Ground[];
}

/** What is said of one card that was asked about. */
export function answerOf(
  { answer, isSame, next, draws, instead }: Asked,
  { says }: CardQuestion,
  mine: Card,
  words: GabongCheckerWords,
  cards: GabongCardsWords,
): Answer {
  if (!answer.may) {
    const [why, ...more] = answer.findings.map((finding) => ({
      text: findingSentence(finding, { words, cards, name: () => '' }),
      clause: finding.clause,
    }));
    const isSkipped = answer.findings.some(({ reason }) => reason === 'skipped');
    const otherwise: Ground = isSkipped
      ? { text: words.next.skipped, clause: 'gabong-11.3', isInLine: true }
      : {
          text: fill(words.next.instead, { count: instead.count }),
          clause: instead.why === 'twos' ? 'gabong-11.2' : 'gabong-3.3',
          isInLine: true,
        };
    return { outcome: 'illegal', word: words.verdict.refused, why, grounds: [...more, otherwise] };
  }
  const grounds: readonly (Ground | false)[] = [
    // That it answers is all that a six does.
    answer.by !== 'six-on-three' && { text: effectSentence(mine, says, words, cards), clause: clauseOfCard(mine) },
    next !== undefined && { text: nextSentence(next, words), isInLine: true },
    effectOf(mine) === 'draw-two' && { text: fill(words.next.draws, { count: draws }), isInLine: true },
    isSame && answer.by !== 'slap' && { text: words.next.anytime, clause: 'gabong-5.1' },
  ];
  return {
    outcome: 'legal',
    word: words.verdict.allowed,
    why: { text: words.by[answer.by], clause: answer.clause },
    grounds: grounds.filter((ground) => ground !== false),
  };
}

function nextSentence(next: NextUp, { next: words }: GabongCheckerWords): string {
  if (next.is === 'master') return words.master;
  const key = `${next.steps}`;
  return isKey(key, words) ? words[key] : '';
}

const isKey = <Words extends object>(key: string, words: Words): key is keyof Words & string => key in words;
