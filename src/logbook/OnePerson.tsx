import { useState } from 'preact/hooks';
import { isSamePlayer, playerKey } from '../games/shared/names.ts';
import { fill } from '../i18n/fill.ts';
import type { PeopleWords } from '../i18n/log/en-people.ts';
import { $games, append } from '../storage/games.ts';
import { playersOf, namedIn, peopleOf, writtenIn } from '../storage/registry.ts';
import type { SavedGame, GameEvent } from '../storage/saved-game.ts';
import { cleaned, faultOf } from '../tables/shell/player-names.ts';
import { useStore } from '../ui/use-store.ts';
import { liveGames } from './game-list.ts';
import { useLog } from './log-context.ts';
import { titleOf } from './names.ts';
import type { PlayerRef } from '../games/shared/history.ts';
import { namingsOf } from '../games/shared/played.ts';

/** What it takes to make two spellings one person. */
interface Joining {
  /** Games in which the first spelling is to be the other, and who that is in each. */
  readonly changes: readonly { readonly game: SavedGame; readonly players: readonly PlayerRef[] }[];
  /** Games in which both sat down: there they are two, and stay so. */
  readonly both: readonly SavedGame[];
}

/** Looks ahead at joining two names into one; writes nothing. */
export function joiningOf(games: readonly SavedGame[], from: string, to: string): Joining {
  const changes: Joining['changes'][number][] = [];
  const both: SavedGame[] = [];
  for (const game of games) {
    const people = namedIn(game);
    const refsOf = (name: string) => people.flatMap((one) => (isSamePlayer(one.name, name) ? [one.ref] : []));
    const players = refsOf(from);
    if (players.length === 0) continue;
    // Another spelling of the same name has the same refs.
    if (refsOf(to).some((ref) => !players.includes(ref))) both.push(game);
    else changes.push({ game, players });
  }
  return { changes, both };
}

/** A name that was corrected in some games, and the lines that did it. */
interface Corrected {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly { readonly game: string; readonly entry: string }[];
}

/** All corrected names that stand, as they were written and as they are now; the most games first. */
export function correctedIn(games: readonly SavedGame[]): readonly Corrected[] {
  const found = new Map<string, { from: string; to: string; lines: { game: string; entry: string }[] }>();
  for (const game of games) {
    const written = new Map(writtenIn(game).map(({ ref, name }) => [ref, name]));
    const now = new Map(peopleOf(game).map(({ ref, name }) => [ref, name]));
    for (const { id, players, name } of namingsOf<GameEvent>(game.events)) {
      const ref = players.find((one) => now.get(one) === name);
      const from = ref === undefined ? undefined : written.get(ref);
      if (from === undefined || from === name) continue;
      const key = JSON.stringify([from, name]);
      const known = found.get(key) ?? { from, to: name, lines: [] };
      found.set(key, known);
      known.lines.push({ game: game.id, entry: id });
    }
  }
  return [...found.values()].sort((one, other) => other.lines.length - one.lines.length);
}

interface OnePersonProps {
  /** Who it is about. */
  name: string;
  words: PeopleWords['one'];
  /** Something was changed: whoever it was about may have another name now. */
  done: () => void;
}

/** So many games are named in a preview, the others counted. */
const NAMED = 6;

/** Makes one person of two spellings, in every game that has the first; what was joined can be taken apart again. */
export function OnePerson({ name: from, words, done }: OnePersonProps) {
  const games = liveGames(useStore($games));
  const { words: log, lang, say } = useLog();
  const [to, setTo] = useState('');
  const [typed, type] = useState('');
  const names = [...new Map(games.flatMap(playersOf).map((name) => [playerKey(name), name])).values()]
    .filter((name) => !isSamePlayer(name, from))
    .sort((a, b) => a.localeCompare(b));
  // What is typed goes before what was chosen.
  const fault = typed !== '' && faultOf(typed) !== undefined;
  const name = typed === '' ? to : cleaned(typed);
  const isAsked = name !== '' && from !== name && !fault;
  const { changes, both } = isAsked ? joiningOf(games, from, name) : { changes: [], both: [] };
  const listed = (some: readonly SavedGame[]) => (
    <ul>
      {some.slice(0, NAMED).map((game) => (
        <li key={game.id}>{titleOf(game, log, lang)}</li>
      ))}
      {some.length > NAMED && <li>{fill(words.more, { count: some.length - NAMED })}</li>}
    </ul>
  );
  const join = () => {
    for (const { game, players } of changes) append(game.id, { kind: 'player-name', players, name });
    say(fill(words.joined, { from, to: name, count: changes.length }));
    done();
  };
  return (
    <details class="one-person unfolds">
      <summary id="one-person">{words.heading}</summary>
      <p class="soft">{words.hint}</p>
      <div class="names-form stack">
        <label class="stack">
          <span>{fill(words.to, { name: from })}</span>
          <select class="field" value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)}>
            <option value="">{words.choose}</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="stack">
          <span>{words.typed}</span>
          <input
            class="field"
            name="one-name"
            autoComplete="off"
            autoCapitalize="words"
            value={typed}
            aria-invalid={fault}
            aria-describedby="one-fault"
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
        </label>
        <p class="missing" id="one-fault" role="alert">
          {fault && words.fault}
        </p>
      </div>
      {isAsked && (
        <div data-preview="join">
          {changes.length > 0 && <p>{fill(words.changes, { from, to: name, count: changes.length })}</p>}
          {listed(changes.map(({ game }) => game))}
          {both.length > 0 && <p>{fill(words.both, { count: both.length })}</p>}
          {listed(both)}
          {changes.length > 0 && (
            <button type="button" class="key go wide" data-do="join-names" onClick={join}>
              {fill(words.join, { to: name })}
            </button>
          )}
        </div>
      )}
      <CorrectedNames games={games} name={from} words={words} done={done} />
    </details>
  );
}

/** Every name that was corrected to this one, and the key that takes it back in all its games. */
function CorrectedNames({ games, name, words, done }: OnePersonProps & { games: readonly SavedGame[] }) {
  const { say } = useLog();
  const corrected = correctedIn(games).filter(({ to }) => isSamePlayer(to, name));
  if (corrected.length === 0) return null;
  const back = ({ from, to, lines }: Corrected) => {
    for (const { game, entry } of lines) append(game, { kind: 'undo', entries: [entry] });
    say(fill(words.parted, { from, to, count: new Set(lines.map(({ game }) => game)).size }));
    done();
  };
  return (
    <>
      <h4>{words.corrected}</h4>
      <ul class="log-rows">
        {corrected.map((each) => (
          <li key={`${each.from}/${each.to}`} class="stack">
            <p>
              {fill(words.was, {
                from: each.from,
                to: each.to,
                count: new Set(each.lines.map(({ game }) => game)).size,
              })}
            </p>
            <button type="button" class="key" data-do="part-names" onClick={() => back(each)}>
              {fill(words.part, { from: each.from })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
