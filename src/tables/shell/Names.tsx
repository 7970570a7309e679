import { useEffect, useRef, useState } from 'preact/hooks';
import { groupBy } from '../../games/shared/group.ts';
import { isTaken, type Person, playerKey } from '../../games/shared/names.ts';
import { redoOf, undoOf } from '../../games/shared/played.ts';
import { fill } from '../../i18n/fill.ts';
import type { Lang } from '../../i18n/lang.ts';
import { NAMES_EN, type NamesWords } from '../../i18n/table/en-names.ts';
import { NAMES_NB } from '../../i18n/table/nb-names.ts';
import { $games, append } from '../../storage/games.ts';
import { peopleOf } from '../../storage/registry.ts';
import type { GameEvent, LogEntry, SavedGame } from '../../storage/saved-game.ts';
import { focusLater } from '../../ui/focus.ts';
import { useStore } from '../../ui/use-store.ts';
import { cleaned, faultOf, quoted } from './player-names.ts';
import { FOR_A_NAME } from '../../ui/NameField.tsx';

/** Both are short, and come with the part itself. */
const WORDS = { en: NAMES_EN, nb: NAMES_NB } as const;

interface NamesProps {
  /** The id of the game. */
  id: string;
  lang: Lang;
}

/**
 * Everybody who sat down in a game, the same at every table and in the log. A tap on a name corrects it; whoever sat down
 * twice is one person.
 */
export function Names({ id, lang }: NamesProps) {
  const words = WORDS[lang];
  const logged = useStore($games).get(id);
  const [chosen, choose] = useState<readonly Person[]>();
  const [said, say] = useState('');
  if (logged?.kind !== 'game') return null;
  const { game } = logged;
  const keyId = (at: number) => `name-of-${id}-${at}`;
  const people = [...groupBy(peopleOf(game), ({ name }) => playerKey(name)).values()];
  const leave = () => {
    focusLater(keyId(people.findIndex((person) => person[0].ref === chosen?.[0]?.ref)));
    choose(undefined);
  };
  return (
    <section class="names-part" aria-label={words.heading}>
      <h4>{words.heading}</h4>
      <p class="soft">{words.hint}</p>
      <div class="names-form stack">
        <div class="row">
          {people.map((person, at) => (
            <button
              key={person[0].ref}
              type="button"
              class="key"
              id={keyId(at)}
              data-do="name"
              aria-label={fill(words.correct, { name: person[0].name })}
              aria-pressed={person[0].ref === chosen?.[0]?.ref}
              onClick={() => {
                choose(person);
                say('');
              }}
            >
              {person[0].name}
            </button>
          ))}
        </div>
      </div>
      {chosen && (
        <NameForm
          key={chosen[0]?.ref}
          game={game}
          person={chosen}
          words={words}
          leave={leave}
          keep={(name) => {
            const was = chosen[0]?.name ?? '';
            if (name !== was) {
              append(id, { kind: 'player-name', players: chosen.map(({ ref }) => ref), name });
              say(fill(words.said, { was, name }));
            }
            leave();
          }}
        />
      )}
      <p role="status">{said}</p>
      <BackKeys game={game} words={words} done={() => say('')} />
    </section>
  );
}

interface NameFormProps {
  game: SavedGame;
  /** Who it is, by every seat they have had. */
  person: readonly Person[];
  words: NamesWords;
  keep: (name: string) => void;
  leave: () => void;
}

/** The name as it should be; refused in the words of the set-up. */
function NameForm({ game, person, words, keep, leave }: NameFormProps) {
  const [typed, type] = useState(person[0]?.name ?? '');
  const [fault, setFault] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const submit = (event: Event) => {
    event.preventDefault();
    const why = faultIn(game, person, typed);
    if (why === undefined) {
      keep(cleaned(typed));
      return;
    }
    setFault(fill(words.faults[why], { name: quoted(typed) }));
    field.current?.focus();
  };
  return (
    <form class="names-form stack" onSubmit={submit}>
      <label class="stack">
        <span>{words.field}</span>
        <input
          ref={field}
          class="field"
          name="player-name"
          value={typed}
          {...FOR_A_NAME}
          enterkeyhint="done"
          aria-invalid={fault !== ''}
          aria-describedby={`name-fault-${game.id}`}
          onInput={({ currentTarget }) => {
            type(currentTarget.value);
            setFault('');
          }}
        />
      </label>
      <p class="missing" id={`name-fault-${game.id}`} role="alert">
        {fault}
      </p>
      <div class="row">
        <button type="submit" class="key go" data-do="save-name">
          {words.save}
        </button>
        <button type="button" class="key" onClick={leave}>
          {words.leave}
        </button>
      </div>
    </form>
  );
}

/** What is wrong with a name that somebody of a game is to have; undefined where nothing is. */
export function faultIn(game: SavedGame, person: readonly Person[], typed: string) {
  const why = faultOf(typed);
  if (why) return why;
  const names = new Map(peopleOf(game).map(({ ref, name }) => [ref, name]));
  const refs = person.map(({ ref }) => ref);
  return isTaken(names, refs, cleaned(typed)) ? 'taken' : undefined;
}

interface BackKeysProps {
  game: SavedGame;
  words: NamesWords;
  done: () => void;
}

/** Undo and redo of a name, where that was the last that was done; anything else is undone at the table. */
function BackKeys({ game: { id, events }, words, done }: BackKeysProps) {
  const press = (kind: 'undo' | 'redo', entries: readonly string[]) => {
    append(id, { kind, entries });
    done();
  };
  return (
    <div class="row">
      {(['undo', 'redo'] as const).map((kind) => {
        const entries = (kind === 'undo' ? undoOf : redoOf)<GameEvent>(events) ?? [];
        const name = nameIn(events, entries);
        return (
          name !== undefined && (
            <button key={kind} type="button" class="key" data-do={`${kind}-name`} onClick={() => press(kind, entries)}>
              {fill(words[kind], { name })}
            </button>
          )
        );
      })}
    </div>
  );
}

/** The name that a line gave, where it is the only one of those. */
function nameIn(events: readonly LogEntry[], ids: readonly string[]): string | undefined {
  const entry = ids.length === 1 ? events.find(({ id }) => id === ids[0]) : undefined;
  return entry?.kind === 'player-name' ? entry.name : undefined;
}
