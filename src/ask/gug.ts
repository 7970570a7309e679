import type { Answer, Asked, GugTable } from './gug-asked.ts';
import { drinking } from './gug-drinking.ts';
import { dropping } from './gug-dropping.ts';
import { bottle, railway } from './gug-railways.ts';
import { changing, turning } from './gug-turning.ts';
import { points, starting, whereabouts } from './gug-whereabouts.ts';
import type { Places } from './places.ts';
import { namedAmong, type Question } from './read.ts';

/** Answers what the judge of Gaa Under Gunnar can decide; undefined for anything else, and wherever it is not sure. */
export function judgeGug(question: Question, places: Places, table: GugTable): Answer {
  const has = namedAmong(question.concepts);
  const asked: Asked = { question, places, table, has };
  if (has('closed-stations', 'works') || places.isUnclear || places.others.length > 0)
    return railway(asked) ?? bottle(asked);
  return (
    railway(asked) ??
    bottle(asked) ??
    turning(asked) ??
    changing(asked) ??
    dropping(asked) ??
    starting(asked) ??
    drinking(asked) ??
    points(asked) ??
    whereabouts(asked)
  );
}
