import { useEffect, useRef, useState } from 'preact/hooks';
import type { Reply } from '../../ask/ask.ts';
import { fill } from '../../i18n/fill.ts';
import { type Lang, pathIn } from '../../i18n/lang.ts';
import type { RuleSearchWords } from '../../i18n/rule-search.ts';
import { LINE_MOST } from '../../rulebooks/asked.ts';
import { anchorOf, BOOK_NAMES, numberOf } from '../../rulebooks/books.ts';
import { nearWords } from '../../rulebooks/near-words.ts';
import { type Find, type Found, makeSearch, MOST, type Piece, type SearchClause } from '../../rulebooks/search.ts';
import { type Asker, openAsking } from './Asked.tsx';
import type { Answered } from './asking.ts';

interface SearchProps {
  lang: Lang;
  words: RuleSearchWords;
  /** As on the form of every rule page. */
  form: { readonly key: string; readonly hint: string };
}

/** Asks the rules of all books for a word or a number; its page's address holds the question, so that going back finds it. */
export function Search({ lang, words, form }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // Undefined until the address is read, and what was typed before the script came.
  const [line, setLine] = useState<string>();
  const { answer, asked, isWorking, again } = useRuleSearch(lang, line ?? '');
  useEffect(() => {
    const typed = field.current?.value ?? '';
    const asked = isOwnPage(lang) ? (new URLSearchParams(location.search).get('q') ?? '') : '';
    setLine((typed === '' ? asked : typed).slice(0, LINE_MOST));
  }, []);
  const ask = (text: string) => {
    setLine(text);
    if (!isOwnPage(lang)) return;
    const query = text.trim() === '' ? '' : `?${new URLSearchParams({ q: text.trim() }).toString()}`;
    history.replaceState(history.state, '', location.pathname + query);
  };
  // The page is built with its own examples, and as long as nothing is read it has to be as it was built.
  const isOwn = line === undefined || isOwnPage(lang);
  const offered = offers(answer, isOwn ? words.examples : words.examplesOf[gameShown()]);
  /** The question as it was meant. */
  const askInstead = (text: string) => {
    ask(text);
    field.current?.focus();
  };
  return (
    <>
      <form
        class="find row"
        role="search"
        action={pathIn(lang, 'rules/search/')}
        onSubmit={(event) => {
          event.preventDefault();
          // Puts the keyboard of a phone away, which lies over what was found.
          status.current?.focus();
        }}
      >
        <label for="find">{words.label}</label>
        <input
          ref={field}
          id="find"
          name="q"
          type="search"
          class="field"
          placeholder={form.hint}
          autocomplete="off"
          maxLength={LINE_MOST}
          value={line}
          onInput={({ currentTarget }) => ask(currentTarget.value)}
        />
        <button type="submit" class="key">
          {form.key}
        </button>
      </form>
      <p ref={status} class="found-count ringless" role="status" tabIndex={-1}>
        {said(answer, (line ?? '').trim(), words)}
      </p>
      {answer.is === 'trouble' && (
        <button type="button" class="key" onClick={again}>
          {words.again}
        </button>
      )}
      <div class="answer" aria-live="polite" data-working={isWorking || undefined}>
        {isWorking && <p class="answer-working">{words.working}</p>}
        {asked && <asked.Card answered={asked.answered} hasFound={answer.is === 'found'} ask={askInstead} />}
      </div>
      {answer.is === 'found' && (
        <ol class="found-list">
          {answer.found.map((found) => (
            <FoundRule key={found.clause.id} found={found} lang={lang} />
          ))}
        </ol>
      )}
      {offered.length > 0 && (
        // Until the script has come, what it offers has its place and is not to be seen.
        <div class={`offers flow screen-only${line === undefined ? ' waiting' : ''}`}>
          <p>{answer.is === 'none' && answer.near.length > 0 ? words.noneHint : words.begin}</p>
          {offered.map((offer) => (
            <button key={offer} type="button" class="key" onClick={() => ask(offer)}>
              {offer}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** The game that the question is laid over, by its panel: GUG when the address names none. */
function gameShown(): keyof RuleSearchWords['examplesOf'] {
  const named = location.hash.slice(1);
  return named === 'gools' || named === 'gabong' ? named : 'gug';
}

/** Over a game the address is the game's own (`ask-over.ts`). */
const isOwnPage = (lang: Lang): boolean => location.pathname === pathIn(lang, 'rules/search/');

function said(answer: Answer, line: string, words: RuleSearchWords): string {
  switch (answer.is) {
    case 'nothing-asked':
      return '';
    case 'fetching':
      return words.fetching;
    case 'trouble':
      return words.trouble;
    case 'none':
      return fill(words.none, { line });
    case 'found': {
      const count = answer.found.length;
      return fill(count < MOST ? words.found : words.most, { count, line });
    }
  }
}

function offers(answer: Answer, examples: readonly string[]): readonly string[] {
  if (answer.is === 'nothing-asked') return examples;
  if (answer.is !== 'none') return [];
  return answer.near.length > 0 ? answer.near : examples;
}

const Marked = ({ pieces }: { pieces: readonly Piece[] }) => (
  <>{pieces.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text))}</>
);

/** A clause that was found: its number, its title, the place of the hit, and the chapter it stands in. */
function FoundRule({ found: { clause, title, excerpt }, lang }: { found: Found; lang: Lang }) {
  const number = numberOf(clause.id);
  return (
    <li>
      <a class="found" href={pathIn(lang, anchorOf(clause.id))}>
        <span class="found-title">
          <span class="clause">{number}</span> <Marked pieces={title} />
        </span>{' '}
        <span class="found-text">
          <Marked pieces={excerpt} />
        </span>{' '}
        <span class="found-in">
          {BOOK_NAMES[clause.book]}, {number.slice(0, number.indexOf('.'))} {clause.chapter}
        </span>
      </a>
    </li>
  );
}

/** So many words are offered instead of one that finds nothing. */
const OFFERED = 4;

/** What can be said about a line of search. */
type Answer =
  | { readonly is: 'nothing-asked' }
  | { readonly is: 'fetching' }
  | { readonly is: 'trouble' }
  | { readonly is: 'none'; readonly near: readonly string[] }
  | { readonly is: 'found'; readonly found: readonly Found[] };

interface Index {
  readonly clauses: readonly SearchClause[];
  readonly find: Find;
  readonly near: (line: string) => readonly string[];
}

async function fetchIndex(address: string): Promise<Index> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  const clauses = (await response.json()) as readonly SearchClause[];
  const find = makeSearch(clauses);
  return {
    clauses,
    find,
    near: (line) => nearWords(line, clauses, OFFERED).filter((word) => find(word).length > 0),
  };
}

/** A question that was understood as far as it could be, and what shows the answer. */
interface Asked {
  readonly line: string;
  readonly answered: Answered;
  readonly Card: Asker['Card'];
}

/** Fetches the rules once, and answers a line from them. */
function useRuleSearch(
  lang: Lang,
  line: string,
): {
  readonly answer: Answer;
  readonly asked: Asked | undefined;
  /** Whether an answer takes so long that the page says so. */
  readonly isWorking: boolean;
  readonly again: () => void;
} {
  const [index, setIndex] = useState<Index>();
  const [isMissing, setMissing] = useState(false);
  const again = () => {
    setMissing(false);
    fetchIndex(pathIn(lang, 'rules/search.json')).then(setIndex, () => setMissing(true));
  };
  useEffect(again, []);
  const { asked, isSlow } = useAsked(lang, line, index);
  const about = asked?.line === line ? asked.answered.reply.clauses : [];
  const isAnswered = asked?.line === line;
  return {
    answer: answerTo(line, index, isMissing, about),
    asked: isAnswered ? asked : undefined,
    isWorking: isSlow && !isAnswered,
    again,
  };
}

/** Whoever types is not kept waiting: so long after the last letter the question is read. Milliseconds. */
const PAUSE = 80;
/** An answer that has not come so long after is on its way, and the rules that stand there are not it. Milliseconds. */
const SLOW = 300;

/** Answers a question once it stands; its words and its worker are fetched for the first one. */
function useAsked(
  lang: Lang,
  line: string,
  index: Index | undefined,
): { readonly asked: Asked | undefined; readonly isSlow: boolean } {
  const asker = useRef<{ is?: Promise<Asker> | undefined }>({});
  const [asked, setAsked] = useState<Asked>();
  // The line whose answer is late: a word alone is looked up, and is no question.
  const [late, setLate] = useState<string>();
  useEffect(() => () => void asker.current.is?.then(({ close }) => close()), []);
  useEffect(() => {
    if (!index || line.trim() === '') return undefined;
    let isOver = false;
    const read = async () => {
      asker.current.is ??= openAsking(lang, index.clauses);
      const { answer, Card } = await asker.current.is;
      const answered = isOver ? undefined : await answer(line);
      if (answered && !isOver) setAsked({ line, answered, Card });
      clearTimeout(saying);
      if (!isOver) setLate(undefined);
    };
    const saying = /\S\s+\S/.test(line) ? setTimeout(() => setLate(line), SLOW) : undefined;
    const waiting = setTimeout(() => {
      // Without it the rules are found by their words alone; the next question tries again.
      read().catch(() => {
        asker.current.is = undefined;
        setLate(undefined);
      });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(waiting);
      clearTimeout(saying);
    };
  }, [line, index]);
  return { asked, isSlow: late === line };
}

function answerTo(line: string, index: Index | undefined, isMissing: boolean, about: Reply['clauses']): Answer {
  if (line.trim() === '') return { is: 'nothing-asked' };
  if (!index) return { is: isMissing ? 'trouble' : 'fetching' };
  const found = index.find(line, about);
  return found.length > 0 ? { is: 'found', found } : { is: 'none', near: index.near(line) };
}
