import type { ComponentType } from 'preact';
import { ask, type Reply, type Tables } from '../../ask/ask.ts';
import type { GugTable } from '../../ask/gug.ts';
import type { Judged } from '../../ask/verdict.ts';
import { makeNetwork } from '../../games/gug/network.ts';
import { CLASSIC } from '../../games/gug/sips.ts';
import { fill } from '../../i18n/fill.ts';
import { type Lang, pathIn } from '../../i18n/lang.ts';
import type { RuleAskWords } from '../../i18n/rule-ask.ts';
import { anchorOf, BOOK_NAMES, BOOKS, type Book, numberOf, RULINGS_OF } from '../../rulebooks/books.ts';
import { wordsOf } from '../../rulebooks/fold.ts';
import type { SearchClause } from '../../rulebooks/search.ts';
import { currentGame } from '../../storage/current-game.ts';
import { $houseRules } from '../../storage/house-rules.ts';
import { loadBoard, NEWEST_BOARD } from '../gug/boards.ts';
import { PHONE_READINGS } from './phone-readings.ts';
import type { RunningTables } from './running.ts';

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
  readonly reply: (line: string) => Reply;
  /** Whether an answer may have to wait for the board, which is fetched for the first question that needs it. */
  readonly bringBoard: (line: string) => Promise<void> | undefined;
  readonly Card: ComponentType<CardProps>;
}

interface CardProps {
  reply: Reply;
  /** Asks the same of one game. */
  choose: (book: Book) => void;
}

/** Standard packs of a table that nobody has said anything of. */
const PACKS = 2;

/** Gets ready to answer: the words, the readings of this phone, and the games on its tables. @throws when something could not be fetched. */
export async function openAsking(lang: Lang, clauses: readonly SearchClause[]): Promise<Asker> {
  const response = await fetch(pathIn(lang, 'rules/ask.json'));
  if (!response.ok) throw new Error(`${response.status}`);
  const said = (await response.json()) as AskingWords;
  BOOKS.forEach((book) => PHONE_READINGS[book].open());
  const isRunning = (['gug', 'gools', 'gabong'] as const).some((game) => currentGame(game).newest() !== null);
  const running: RunningTables = isRunning ? await (await import('./running.ts')).runningTables() : {};
  const known = new Set(clauses.flatMap(({ title, text }) => wordsOf(`${title} ${text}`).map(({ word }) => word)));
  const isKnown = (word: string) => known.has(word);
  let gug: GugTable | undefined = running.gug;
  let fetching: Promise<void> | undefined;
  const readings = (book: Book) => PHONE_READINGS[book].$chosen.get();
  const tables = (): Tables => ({
    gug,
    gools: running.gools ?? (readings('gools') as Tables['gools']),
    gabong: running.gabong ?? { rulings: readings('gabong') as Tables['gabong']['rulings'], packs: PACKS },
  });
  const fetchBoard = async () => {
    const board = await loadBoard(NEWEST_BOARD);
    const { rulings, sides } = $houseRules.get();
    if (board) gug = { network: makeNetwork(board, rulings, undefined, sides), variation: CLASSIC };
  };
  return {
    reply: (line) => ask(line, lang, isKnown, tables()),
    bringBoard(line) {
      if (gug) return undefined;
      const words = wordsOf(line).map(({ word }) => word);
      const [only] = words;
      // A word alone that the rules have, or a number, is no station.
      if (only === undefined || (words.length === 1 && (isKnown(only) || /\d/.test(only)))) return undefined;
      fetching ??= fetchBoard().catch(() => {
        fetching = undefined;
      });
      return fetching;
    },
    Card: ({ reply, choose }) => <AnswerCard {...{ reply, choose, lang, said, running, tables: tables() }} />,
  };
}

interface AnswerCardProps extends CardProps {
  lang: Lang;
  said: AskingWords;
  running: RunningTables;
  tables: Tables;
}

/** The judge's answer above the rules that were found; or which game is meant, or that nothing was understood. */
function AnswerCard({ reply, choose, lang, said, running, tables }: AnswerCardProps) {
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
  const isOwn =
    (game === 'gug' && running.gug) || (game === 'gools' && running.gools) || (game === 'gabong' && running.gabong);
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
      <ReadingsUsed ids={answer.rulings} game={game} said={said} tables={tables} />
      {isOwn && <p class="answer-reading">{words.running}</p>}
    </section>
  );
}

interface ReadingsUsedProps {
  ids: readonly string[];
  game: Book;
  said: AskingWords;
  tables: Tables;
}

/** The readings that an answer rests on: one as it is, several folded up. */
function ReadingsUsed({ ids, game, said: { words, rulings }, tables }: ReadingsUsedProps) {
  const readings = ids.map((id) => (
    <p key={id} class="answer-reading" data-ruling={id}>
      {id}: {rulings[id]?.options[readingOf(game, id, tables)] ?? rulings[id]?.title}
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

/** The option by which a table reads a ruling. */
function readingOf(game: Book, id: string, tables: Tables): string {
  const chosen: Readonly<Record<string, unknown>> =
    game === 'gug'
      ? { ...tables.gug?.network.rulings }
      : game === 'gabong'
        ? { ...tables.gabong.rulings }
        : { ...tables.gools };
  const option = chosen[id];
  return typeof option === 'string' ? option : (RULINGS_OF[game][id]?.options[0] ?? '');
}
