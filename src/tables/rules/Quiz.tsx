import { useEffect, useRef, useState } from 'preact/hooks';
import { fill, type FillData } from '../../i18n/fill.ts';
import { type Lang, pathIn } from '../../i18n/lang.ts';
import type { RuleQuizWords } from '../../i18n/rule-quiz.ts';
import { type QuizData, seedAfter, SEEDS } from '../../quiz/question.ts';
import type { QuizQuestion } from '../../quiz/quiz.ts';
import { anchorOf, type AnyClause, BOOK_NAMES, bookOf, numberOf } from '../../rulebooks/books.ts';
import type { SearchClause } from '../../rulebooks/search.ts';
import { countAnswer, forgetResults, NO_RESULTS, type QuizResults, quizResults } from '../../storage/quiz-results.ts';
import { AskTwice } from '../../ui/AskTwice.tsx';
import { makeAsk, startWorker } from '../../ui/ask-worker.ts';
import { CopyKey } from '../../ui/CopyKey.tsx';
import { newSeed } from '../../ui/chance.ts';
import examiner from './quiz.worker.ts?worker&url';

/** What is wished for: the question of a seed, and the one that it must differ from. */
export interface QuizRequest {
  readonly seed: number;
  readonly last?: QuizQuestion | undefined;
}

const ask = makeAsk<QuizRequest, QuizQuestion>(() => startWorker(examiner));

/** The part of the address that names a question. */
const SEED = 'n';

/** The question that the address names. */
function linkedSeed(): number | undefined {
  const text = new URLSearchParams(location.search).get(SEED) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

interface QuizProps {
  lang: Lang;
  words: RuleQuizWords;
}

/** One situation after the other: legal or not? The judge knows, and the rule opens on a miss. */
export function Quiz({ lang, words }: QuizProps) {
  const [question, setQuestion] = useState<QuizQuestion | 'fetching' | 'trouble'>('fetching');
  const [answer, setAnswer] = useState<boolean>();
  const [results, setResults] = useState<QuizResults>(NO_RESULTS);
  const asked = useRef<HTMLParagraphElement>(null);
  const clauses = useClauses(lang);
  const bring = async (wish: QuizRequest) => {
    const made = (await ask(wish)) ?? 'trouble';
    setAnswer(undefined);
    setQuestion(made);
    if (made === 'trouble') return;
    history.replaceState(history.state, '', `${location.pathname}?${SEED}=${made.seed}`);
    if (wish.last) asked.current?.focus();
  };
  const begin = () => void bring({ seed: linkedSeed() ?? newSeed() % SEEDS });
  useEffect(() => {
    setResults(quizResults());
    begin();
  }, []);
  // On the card of the question, which then stands where its words come.
  if (question === 'fetching')
    return (
      <p class="quiz-asked enamel" aria-busy="true">
        {words.fetching}
      </p>
    );
  if (question === 'trouble')
    return (
      <div role="alert">
        <p>{words.trouble}</p>
        <button type="button" class="key" onClick={begin}>
          {words.again}
        </button>
      </div>
    );
  const kinds = isOfLaw(question.sentence) ? (['legal', 'illegal'] as const) : (['right', 'wrong'] as const);
  const say = (said: boolean) => {
    if (answer !== undefined) return;
    setAnswer(said);
    setResults(countAnswer(question.clause, said === question.isRight));
  };
  return (
    <>
      <p
        ref={asked}
        class="quiz-asked enamel ringless"
        tabIndex={-1}
        data-quiz={question.clause}
        data-right={question.isRight}
      >
        {sentenceOf(question, words)}
      </p>
      <div class="quiz-keys stack" data-taps="once">
        {kinds.map((kind, at) => (
          <button
            key={kind}
            type="button"
            class="key"
            data-say={at === 0}
            aria-pressed={answer === (at === 0)}
            aria-disabled={answer !== undefined}
            onClick={() => say(at === 0)}
          >
            {words[kind]}
          </button>
        ))}
      </div>
      <div role="status">
        {answer !== undefined && (
          <p class="quiz-said" data-correct={answer === question.isRight}>
            <strong>{answer === question.isRight ? words.correct : words.missed}</strong>{' '}
            {words.is[kinds[question.isRight ? 0 : 1]]}
          </p>
        )}
      </div>
      {answer !== undefined && (
        <>
          <Rule
            key={question.seed}
            {...{ clause: question.clause, clauses, lang, words }}
            isOpen={answer !== question.isRight}
          />
          <div class="quiz-ways flow" data-taps="once">
            <button
              type="button"
              class="key go"
              data-do="next"
              onClick={() => void bring({ seed: seedAfter(question.seed), last: question })}
            >
              {words.next}
            </button>
            {question.link !== undefined && (
              <a class="key" data-judge href={`${pathIn(lang, '')}?${question.link}#${bookOf(question.clause) ?? ''}`}>
                {words.judge}
              </a>
            )}
            <CopyKey text={location.href} label={words.copy} copied={words.copied} refused={words.notCopied} />
          </div>
        </>
      )}
      <Score {...{ results, clauses, lang, words }} forget={() => setResults(forgetResults())} />
    </>
  );
}

/** Sentences about what somebody does, which is legal or not; of the others it is said whether they are true. */
const LAW = /^(?:move|mayRide|drop|start$|players$|friendly$|lay|leicester$|gabong$)/;
const isOfLaw = (sentence: string): boolean => LAW.test(sentence);

function sentenceOf({ sentence, data, isRight }: QuizQuestion, words: RuleQuizWords): string {
  if (sentence === 'told') return words.told[data['clause'] as string]![isRight ? 0 : 1];
  return fill(words.sentences[sentence as keyof typeof words.sentences], inWords(data, words));
}

/** Cards and railways by their names in the page's language. */
function inWords(data: QuizData, words: RuleQuizWords): FillData {
  const wordOf = (code: string): string => {
    const suit = words.suits[code.slice(0, 1)];
    const rank = suit === undefined ? code : code.slice(1);
    const called = words.ranks[rank] ?? rank;
    return suit === undefined ? called : fill(words.card, { rank: called, suit });
  };
  return Object.fromEntries(
    Object.entries(data).map(([name, value]): readonly [string, string | number] => {
      if (typeof value === 'number') return [name, value];
      if (typeof value === 'string') return [name, name === 'railway' ? (words.railways[value] ?? value) : value];
      return [name, value.map(wordOf).join(', ')];
    }),
  );
}

type Clauses = ReadonlyMap<AnyClause, SearchClause>;

/** The rules as the search has them; none until they have come. */
function useClauses(lang: Lang): Clauses {
  const [clauses, setClauses] = useState<Clauses>(new Map());
  useEffect(() => {
    fetch(pathIn(lang, 'rules/search.json'))
      .then((response) => response.json() as Promise<readonly SearchClause[]>)
      .then((all) => setClauses(new Map(all.map((clause) => [clause.id, clause]))))
      // The link to the rule is there without them.
      .catch(() => undefined);
  }, []);
  return clauses;
}

interface RuleProps extends QuizProps {
  clause: AnyClause;
  clauses: Clauses;
  isOpen: boolean;
}

/** The rule that decides, open where it was missed. */
function Rule({ clause, clauses, isOpen, lang, words }: RuleProps) {
  const book = bookOf(clause)!;
  const found = clauses.get(clause);
  const title = fill(words.rule, { book: BOOK_NAMES[book], number: numberOf(clause), title: found?.title ?? '' });
  return (
    <details class="quiz-rule" open={isOpen} data-clause={clause}>
      <summary>{title}</summary>
      {found && <p>{found.text}</p>}
      <a href={pathIn(lang, anchorOf(clause))}>{words.openRule}</a>
    </details>
  );
}

/** So many of the rules that were missed most are named. */
const NAMED = 3;

interface ScoreProps extends QuizProps {
  results: QuizResults;
  clauses: Clauses;
  forget: () => void;
}

function Score({ results: { asked, right, missed }, clauses, forget, lang, words }: ScoreProps) {
  if (asked === 0) return null;
  const most = Object.entries(missed)
    .sort(([, one], [, other]) => other - one)
    .flatMap(([clause]) => clauses.get(clause as AnyClause) ?? [])
    .slice(0, NAMED);
  return (
    <section class="quiz-score" data-asked={asked} data-correct={right}>
      <p>{fill(words.score, { right, asked })}</p>
      {most.length > 0 && (
        <>
          <p>{words.missedMost}</p>
          <ul>
            {most.map(({ id, book, title }) => (
              <li key={id}>
                <a href={pathIn(lang, anchorOf(id))}>
                  {BOOK_NAMES[book]} {numberOf(id)} {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <AskTwice label={words.forget} yes={words.forgetNow} no={words.keep} press={forget} />
    </section>
  );
}
