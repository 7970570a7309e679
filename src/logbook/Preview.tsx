import type { ComponentChildren } from 'preact';
import { isDeleted } from '../games/shared/played.ts';
import { fill } from '../i18n/fill.ts';
import { type Arrived, arrivedIn } from '../storage/code-text.ts';
import { decodeGame, type Unpacked } from '../storage/game-link.ts';
import { $games, append } from '../storage/games.ts';
import { type Found, gamesToAdd, type Import, readImport } from '../storage/import.ts';
import { type NewsFound, readNews } from '../storage/news-link.ts';
import type { LoggedGame } from '../storage/reconcile.ts';
import { seatsOf } from '../storage/registry.ts';
import type { GameProblem } from '../storage/saved-game-schema.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { useStore } from '../ui/use-store.ts';
import { useLog } from './log-context.ts';
import { lastAt, titleOf } from './names.ts';
import { readFile, SHORT } from './read-file.ts';
import { useUi } from './registry.ts';
import { whenOf } from '../i18n/dates.ts';

interface PreviewProps {
  brought: Brought;
  add: (games: readonly SavedGame[]) => void;
  leave: () => void;
}

/** What was brought, before anything is added; and the one tap that adds it. */
export function Preview({ brought: { from, result, ahead = 0 }, add, leave }: PreviewProps) {
  const { bring, reasons } = useLog().words;
  const games = result.ok ? gamesToAdd(result) : [];
  const count = games.length;
  const seasons = (result.ok ? result.seasons?.length : undefined) ?? 0;
  const unreadSeasons = (result.ok ? result.unreadSeasons : undefined) ?? 0;
  const failures: Readonly<Record<string, string>> = { ...reasons, ...bring.failures };
  return (
    <FoundPart
      heading={from === 'link' ? bring.fromLink : bring.preview}
      keep={
        count + seasons > 0 && {
          label: count > 0 ? fill(bring.add, { count }) : fill(bring.addSeasons, { count: seasons }),
          press: () => add(games),
        }
      }
      leave={leave}
    >
      {result.ok ? (
        <>
          <FoundList found={result.found} />
          {ahead > 0 && <p>{fill(bring.ahead, { count: ahead })}</p>}
          <p class="soft">
            {seasons + count > 0 ? bring.nothingYet : result.found.length === 0 ? bring.emptyFile : bring.nothing}
          </p>
          {seasons > 0 && <p>{fill(bring.seasons, { count: seasons })}</p>}
          {unreadSeasons > 0 && <p>{fill(bring.unreadSeasons, { count: unreadSeasons })}</p>}
        </>
      ) : (
        <p class="log-refused enamel" role="alert" data-why={result.why}>
          {fill(failures[result.why] ?? '', { count: 'missing' in result ? result.missing : 0 })}
        </p>
      )}
    </FoundPart>
  );
}

interface FoundPartProps {
  heading: string;
  /** The key that takes it in; false where there is nothing to take. */
  keep: false | { readonly label: string; readonly press: () => void; readonly hook?: string };
  leave: () => void;
  /** What the key that leaves it says, where nothing is cancelled by it. */
  leaveLabel?: string;
  children: ComponentChildren;
}

/** What came from elsewhere, under its heading, which has the focus; nothing of it is taken in before a tap says so. */
export function FoundPart({ heading, keep, leave, leaveLabel, children }: FoundPartProps) {
  const { bring } = useLog().words;
  return (
    <section class="log-found stack loose" aria-labelledby="log-found">
      <h4 class="ringless" id="log-found" tabindex={-1} ref={(element) => element?.focus()}>
        {heading}
      </h4>
      {children}
      <div class="row">
        {keep && (
          <button type="button" class="key main" data-do={keep.hook} onClick={keep.press}>
            {keep.label}
          </button>
        )}
        <button type="button" class="key" onClick={leave}>
          {leaveLabel ?? bring.cancel}
        </button>
      </div>
    </section>
  );
}

/** Where games come from: a file's or a pasted text, or the data of a link or a code. */
export type Source =
  | { readonly from: 'text'; readonly text: string | Blob; readonly stop: AbortSignal }
  | { readonly from: 'link'; readonly is: Exclude<Arrived['is'], 'part'>; readonly data: string };

/** Why nothing of a link is taken in. */
type LinkProblem =
  | { readonly ok: false; readonly why: Extract<Unpacked, { kind: 'no-link' }>['why'] | 'no-game' }
  | { readonly ok: false; readonly why: 'behind'; readonly missing: number };

/** What is in it, game by game, or why nothing of it can be read. Nothing is written yet. */
export interface Brought {
  readonly from: Source['from'];
  readonly result: Import | LinkProblem;
  /** How many events of a game are here that the phone which it came from lacks, where that is known. */
  readonly ahead?: number;
}

/** Looks at what was brought; undefined when that was stopped. @param known - the games that are here. */
export async function foundIn(source: Source, known: ReadonlyMap<string, LoggedGame>): Promise<Brought | undefined> {
  if (source.from === 'text') {
    const { text, stop } = source;
    if (typeof text === 'string' && text.length <= SHORT) return { from: 'text', result: readImport(text, known) };
    const result = await readFile(text, known, stop);
    return result && { from: 'text', result };
  }
  if (source.is === 'game') return { from: 'link', result: await fromLink(source.data, known) };
  return { from: 'link', ...fromNews(readNews(source.data, known)) };
}

/** The games of which something is shown before they are added. */
export const shownIn = ({ found }: Extract<Import, { readonly ok: true }>): readonly SavedGame[] =>
  found.flatMap((each) => ('game' in each ? [each.game] : []));

/** The link in a pasted text; undefined for a game or a file, whatever its names hold. */
export const pastedLink = (text: string): Arrived | undefined =>
  text.length > SHORT || text.trimStart().startsWith('{') ? undefined : arrivedIn(text);

function fromNews(news: NewsFound): Pick<Brought, 'result' | 'ahead'> {
  switch (news.is) {
    case 'found':
      return { result: { ok: true, found: [news.found] }, ahead: news.ahead };
    case 'behind':
      return { result: { ok: false, why: 'behind', missing: news.missing } };
    case 'no-game':
      return { result: { ok: false, why: 'no-game' } };
    case 'no-link':
      return { result: { ok: false, why: news.why } };
  }
}

async function fromLink(data: string, known: ReadonlyMap<string, LoggedGame>): Promise<Brought['result']> {
  const unpacked = await decodeGame(data);
  switch (unpacked.kind) {
    case 'no-link':
      return { ok: false, why: unpacked.why };
    case 'newer':
      return { ok: true, found: [{ is: 'newer', version: unpacked.version }] };
    case 'unreadable':
      return { ok: true, found: [{ is: 'unreadable', problems: unpacked.problems }] };
    case 'game':
      return readImport(JSON.stringify(unpacked.game), known);
  }
}

/** What was brought, game by game, and what becomes of each. */
function FoundList({ found }: { found: readonly Found[] }) {
  const { bring } = useLog().words;
  return (
    <ul class="log-found-list stack loose">
      {found.map((each, index) => (
        <li key={index} class="enamel" data-found={each.is}>
          <span class="log-tag">
            {each.is === 'more' ? fill(bring.found.more, { count: each.events }) : bring.found[each.is]}
          </span>
          {'game' in each && <FoundGame game={each.game} />}
          {each.is === 'conflict' && <p>{bring.conflict}</p>}
          {each.is === 'newer' && <p>{fill(bring.newer, { version: each.version })}</p>}
          {each.is === 'unreadable' && <Problems problems={each.problems} />}
        </li>
      ))}
    </ul>
  );
}

/** So many are named, the others counted. */
const NAMED = 3;
/** So much of where it is. */
const PATH_MOST = 60;

/** Why a game cannot be read, in words, and where. */
function Problems({ problems }: { problems: readonly GameProblem[] }) {
  const { bring, reasons } = useLog().words;
  return (
    <ul>
      {problems.slice(0, NAMED).map(({ path, why }, index) => (
        <li key={index} data-why={why}>
          {path === '' ? reasons[why] : fill(bring.at, { why: reasons[why], path: path.slice(0, PATH_MOST) })}
        </li>
      ))}
      {problems.length > NAMED && <li>{fill(bring.moreProblems, { count: problems.length - NAMED })}</li>}
    </ul>
  );
}

/** A game that was brought: what it is called, who plays, and when. */
function FoundGame({ game }: { game: SavedGame }) {
  const { words, lang, say } = useLog();
  const { bring, card, deleted } = words;
  const here = useStore($games).get(game.id);
  const ui = useUi(game.game);
  const title = titleOf(game, words, lang);
  const restore = () => {
    append(game.id, { kind: 'restore' });
    say(fill(deleted.restored, { name: title }));
  };
  return (
    <>
      <h5>{title}</h5>
      <p class="log-seats">{seatsOf(game).join(', ')}</p>
      <p class="log-facts">
        <span>{fill(card.played, { when: whenOf(lastAt(game), lang) })}</span>
        {ui && <span>{ui.facts(game, { words, lang })[0]}</span>}
        <span>{fill(card.entries, { count: game.events.length })}</span>
      </p>
      {here?.kind === 'game' && isDeleted(here.game.events) && (
        <p>
          {bring.deletedHere}{' '}
          <button type="button" class="key" onClick={restore}>
            {deleted.restore}
          </button>
        </p>
      )}
    </>
  );
}
