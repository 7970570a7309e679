import type { ComponentType } from 'preact';
import type { Judged } from '../../ask/verdict.ts';
import { fill } from '../../i18n/fill.ts';
import { type Lang, pathIn } from '../../i18n/lang.ts';
import type { RuleAskWords } from '../../i18n/rule-ask.ts';
import { anchorOf, BOOK_NAMES, type Book, numberOf } from '../../rulebooks/books.ts';
import { wordsOf } from '../../rulebooks/fold.ts';
import type { SearchClause } from '../../rulebooks/search.ts';
import { askedTexts } from '../../storage/asked-texts.ts';
import type { Answered, ToWorker } from './asking.ts';

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
  readonly answer: (line: string) => Promise<Answered>;
  readonly Card: ComponentType<CardProps>;
}

interface CardProps {
  answered: Answered;
  /** Asks the same of one game. */
  choose: (book: Book) => void;
}

/** Gets ready to answer: the words, and the worker that knows the games. @throws when something could not be fetched. */
export async function openAsking(lang: Lang, clauses: readonly SearchClause[]): Promise<Asker> {
  const worker = new Worker(new URL('./ask.worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToWorker) => worker.postMessage(message);
  const known = new Set(clauses.flatMap(({ title, text }) => wordsOf(`${title} ${text}`).map(({ word }) => word)));
  send({ is: 'open', lang, known: [...known], texts: askedTexts() });
  const response = await fetch(pathIn(lang, 'rules/ask.json'));
  if (!response.ok) throw new Error(`${response.status}`);
  const said = (await response.json()) as AskingWords;
  let asked = 0;
  return {
    answer: (line) =>
      new Promise((resolve, reject) => {
        const id = (asked += 1);
        const onAnswer = ({ data }: MessageEvent<Answered>) => {
          if (data.id !== id) return;
          worker.removeEventListener('message', onAnswer);
          resolve(data);
        };
        worker.addEventListener('message', onAnswer);
        worker.addEventListener('error', () => reject(new Error('no worker')), { once: true });
        send({ is: 'ask', id, line });
      }),
    Card: ({ answered, choose }) => <AnswerCard {...{ answered, choose, lang, said }} />,
  };
}

interface AnswerCardProps extends CardProps {
  lang: Lang;
  said: AskingWords;
}

/** The judge's answer above the rules that were found; or which game is meant, or that nothing was understood. */
function AnswerCard({ answered: { reply, options, running }, choose, lang, said }: AnswerCardProps) {
  const { words } = said;
  const { answers, games, clauses, isUnderstood } = reply;
  const [answer] = answers;
  if (games.length > 1) {
    return (
      <section class="answer-card" data-answer data-clause={clauses[0]} data-game={games.join(' ')}>
        <p class="answer-which">{words.which}</p>
        <div class="answer-keys">
          {games.map((book) => (
            <button key={book} type="button" class="key" data-choose={book} onClick={() => choose(book)}>
              {BOOK_NAMES[book]}
            </button>
          ))}
        </div>
      </section>
    );
  }
  if (!answer) return isUnderstood ? null : <p class="answer-lost">{words.notUnderstood}</p>;
  const { clause, said: verdict, game, link } = answer;
  return (
    <section
      class="answer-card"
      data-answer
      data-clause={clause}
      data-verdict={verdict}
      data-game={game}
      data-outcome={verdict === 'no' ? 'illegal' : 'legal'}
    >
      {verdict !== undefined && <p class="answer-word">{typeof verdict === 'number' ? verdict : words[verdict]}</p>}
      {sentencesOf(answer, words).map((sentence) => (
        <p key={sentence} class="answer-text">
          {sentence}
        </p>
      ))}
      <p class="answer-rule">
        <a class="key" href={pathIn(lang, anchorOf(clause))}>
          {BOOK_NAMES[game]}, {words.rule} {numberOf(clause)}
        </a>
        {link !== undefined && (
          <a class="key" data-judge href={`${pathIn(lang, '')}?${link}#gug`}>
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

function sentencesOf({ sentence, data, more = [] }: Judged, { sentences }: RuleAskWords): readonly string[] {
  return [{ sentence, data }, ...more].map((one) => fill(sentences[one.sentence as keyof typeof sentences], one.data));
}
