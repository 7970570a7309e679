import { useState } from 'preact/hooks';
import { isSamePlayer, playerKey } from '../games/shared/names.ts';
import { fill } from '../i18n/fill.ts';
import type { PeopleWords } from '../i18n/log/en-people.ts';
import { $games, append } from '../storage/games.ts';
import { playersOf } from '../storage/registry.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { cleaned, faultOf } from '../tables/shell/player-names.ts';
import { useStore } from '../ui/use-store.ts';
import { liveGames } from './game-list.ts';
import { useLog } from './log-context.ts';
import { titleOf } from './names.ts';
import { type Corrected, correctedIn, joiningOf } from './one-person.ts';

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
