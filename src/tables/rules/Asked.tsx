import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { Judged, SentenceData } from '../../ask/verdict.ts';
import { fill } from '../../i18n/fill.ts';
import { type Lang, pathIn } from '../../i18n/lang.ts';
import type { RuleAskWords } from '../../i18n/rule-ask.ts';
import { anchorOf, BOOK_NAMES, type Book, numberOf } from '../../rulebooks/books.ts';
import { wordsOf } from '../../rulebooks/normalize.ts';
import type { SearchClause } from '../../rulebooks/search.ts';
import { askedTexts } from '../../storage/asked-texts.ts';
import { makeAsk, startWorker } from '../../ui/ask-worker.ts';
import judges from './ask.worker.ts?worker&url';
import type { Answered, AskedBy, LineAsked } from './asking.ts';

/** What an answer is said with, as the page fetches it. */
export interface AskingWords {
  readonly words: RuleAskWords;
  /** By their ids, which no two books share. */
  readonly rulings: Readonly<
    Record<string, { readonly title: string; readonly options: Readonly<Record<string, string>> }>
  >;
}

/** Somebody who answers questions. */
export interface Asker {
  /** Undefined when no answer can be had. */
  readonly answer: (line: string) => Promise<Answered | undefined>;
  readonly Card: ComponentType<CardProps>;
  /** Nobody asks any more. */
  readonly close: () => void;
}

async function fetchWords(lang: Lang): Promise<AskingWords> {
  const response = await fetch(pathIn(lang, 'rules/ask.json'));
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as AskingWords;
}

interface CardProps {
  answered: Answered;
  /** Whether rules stand below it. */
  hasFound: boolean;
  /** Asks something else in its place. */
  ask: (line: string) => void;
}

/** Gets ready to answer: the words, and the worker that knows the games. @throws when something could not be fetched. */
export async function openAsking(lang: Lang, clauses: readonly SearchClause[]): Promise<Asker> {
  let worker: Worker | undefined;
  const ask = makeAsk<LineAsked, Answered>(() => (worker = startWorker(judges)));
  const words = new Set(clauses.flatMap(({ title, text }) => wordsOf(`${title} ${text}`).map(({ word }) => word)));
  const by: AskedBy = { lang, known: [...words], texts: askedTexts() };
  void ask({ by, line: null });
  let isTold = true;
  const said = await fetchWords(lang).catch((error: unknown) => {
    // Whoever tries again starts another.
    worker?.terminate();
    throw error;
  });
  return {
    async answer(line) {
      const answered = await ask({ by: isTold ? null : by, line });
      // A worker that has stopped is started anew with the next question, and has to be told again.
      isTold = answered !== undefined;
      return answered;
    },
    Card: (props) => <AnswerCard {...{ ...props, lang, said }} />,
    close: () => worker?.terminate(),
  };
}

interface AnswerCardProps extends CardProps {
  lang: Lang;
  said: AskingWords;
}

/** The judge's answer above the rules that were found; or which game is meant, or which word was not understood. */
function AnswerCard(props: AnswerCardProps) {
  const { answered, hasFound, said } = props;
  const { answers, games, meant, unknown, isUnderstood } = answered.reply;
  const [answer] = answers;
  if (games.length > 1) return <WhichGame key={answered.line} {...props} />;
  if (meant.length > 0) return <WhichStation {...props} />;
  if (!answer && unknown.length > 0)
    return <p class="answer-lost">{fill(said.words.unknownWord, { words: unknown.join(', ') })}</p>;
  if (!answer) return isUnderstood || !hasFound ? null : <p class="answer-lost">{said.words.notUnderstood}</p>;
  return <JudgedCard {...props} answer={answer} />;
}

/** Asks which game is meant. What its judge says stands there at once; where none can decide, its rules are searched. */
function WhichGame(props: AnswerCardProps) {
  const { answered, ask, said } = props;
  const { answers, games, clauses } = answered.reply;
  const [meant, mean] = useState<Book>();
  const answer = answers.find(({ game }) => game === meant);
  return (
    <>
      <section
        class="answer-card card"
        data-answer={meant === undefined ? '' : undefined}
        data-clause={clauses[0]}
        data-game={games.join(' ')}
      >
        <p class="answer-which">{said.words.which}</p>
        <div class="answer-keys flow">
          {games.map((book) => (
            <button
              key={book}
              type="button"
              class="key"
              data-choose={book}
              aria-pressed={book === meant}
              onClick={() =>
                answers.some(({ game }) => game === book)
                  ? mean(book)
                  : ask(`${answered.line.trim()} ${BOOK_NAMES[book]}`)
              }
            >
              {BOOK_NAMES[book]}
            </button>
          ))}
        </div>
      </section>
      {answer && <JudgedCard {...props} answer={answer} />}
    </>
  );
}

/** Asks which station is meant, by the question with its whole name. */
function WhichStation({ answered, ask, said }: AnswerCardProps) {
  return (
    <section class="answer-card card">
      <p class="answer-which">{said.words.didYouMean}</p>
      <div class="answer-keys flow">
        {answered.reply.meant.map(({ station, line }) => (
          <button key={station} type="button" class="key" data-meant={station} onClick={() => ask(line)}>
            {station}
          </button>
        ))}
      </div>
    </section>
  );
}

/** What the judge of a game says, by which rule and reading, and the way to that judge. */
function JudgedCard({ answer, answered: { options, running }, lang, said }: AnswerCardProps & { answer: Judged }) {
  const { words } = said;
  const { clause, said: verdict, game, link } = answer;
  return (
    <section
      class="answer-card card"
      data-answer
      data-clause={clause}
      data-verdict={verdict}
      data-game={game}
      data-outcome={verdict === 'no' ? 'illegal' : 'legal'}
    >
      {verdict !== undefined && <p class="answer-word">{typeof verdict === 'number' ? verdict : words[verdict]}</p>}
      {sentencesOf(answer, words, lang).map((sentence) => (
        <p key={sentence} class="answer-text">
          {sentence}
        </p>
      ))}
      <p class="answer-rule flow">
        <a class="key" href={pathIn(lang, anchorOf(clause))}>
          {BOOK_NAMES[game]}, {words.rule} {numberOf(clause)}
        </a>
        {link !== undefined && (
          <a class="key" data-judge href={`${pathIn(lang, '')}?${link}#${game}`}>
            {words.judge}
          </a>
        )}
      </p>
      <ReadingsUsed ids={answer.rulings} options={options} said={said} />
      {running.includes(game) && <p class="answer-reading">{words.running}</p>}
    </section>
  );
}

interface ReadingsUsedProps {
  ids: readonly string[];
  options: Answered['options'];
  said: AskingWords;
}

/** The readings that an answer rests on: one as it is, several folded up. */
function ReadingsUsed({ ids, options, said: { words, rulings } }: ReadingsUsedProps) {
  const readings = ids.map((id) => (
    <p key={id} class="answer-reading" data-ruling={id}>
      {id}: {rulings[id]?.options[options[id] ?? ''] ?? rulings[id]?.title}
    </p>
  ));
  if (readings.length === 0) return null;
  return (
    <details class="answer-readings" open={readings.length === 1}>
      <summary>{fill(words.readings, { count: readings.length })}</summary>
      {readings}
    </details>
  );
}

function sentencesOf(
  { sentence, data, more = [] }: Judged,
  { sentences }: RuleAskWords,
  lang: Lang,
): readonly string[] {
  return [{ sentence, data }, ...more].map((one) =>
    fill(sentences[one.sentence as keyof typeof sentences], asWritten(one.data, lang)),
  );
}

/**
 * Writes a number with a fraction as the language does: 56,8. Whole numbers stay numbers, for the sentence takes its plural from
 * them. `numberOf` of the panels is more than this page has to fetch for that.
 */
const asWritten = (data: SentenceData, lang: Lang): SentenceData =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'number' && lang === 'nb' && !Number.isInteger(value) ? String(value).replace('.', ',') : value,
    ]),
  );
