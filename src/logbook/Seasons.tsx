import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../i18n/fill.ts';
import type { PeopleWords } from '../i18n/log/en-people.ts';
import { FORMS, type GameId } from '../storage/registry.ts';
import { type Season, SEASONS_MOST } from '../storage/season-form.ts';
import { $areSeasonsKept, $season, $seasonChosen, $seasons, openSeasons, saySeason } from '../storage/seasons.ts';
import { cleaned, faultOf } from '../tables/shell/player-names.ts';
import { AskTwice } from '../ui/AskTwice.tsx';
import { focusLater } from '../ui/focus.ts';
import { useStore } from '../ui/use-store.ts';
import { useLog } from './log-context.ts';
import { AS_TYPED } from '../ui/NameField.tsx';

interface SeasonsProps {
  words: PeopleWords['season'];
}

const CHOICE = 'season-choice';

/** Which season the log shows; beside it the key that makes one, or changes the one that is chosen. */
export function Seasons({ words }: SeasonsProps) {
  const seasons = useStore($seasons).filter(({ isGone }) => !isGone);
  const areKept = useStore($areSeasonsKept);
  const season = useStore($seasonChosen);
  const [isEdited, edit] = useState(false);
  useEffect(openSeasons, []);
  const done = () => {
    edit(false);
    focusLater(CHOICE);
  };
  return (
    <section class="seasons stack" aria-label={words.label}>
      {isEdited ? (
        <SeasonForm season={season} words={words} done={done} />
      ) : (
        <div class="seasons-choice">
          <select
            id={CHOICE}
            class="field"
            aria-label={words.label}
            value={season?.id ?? ''}
            onChange={({ currentTarget }) => $season.set(currentTarget.value)}
          >
            <option value="">{words.all}</option>
            {seasons.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button
            type="button"
            class="key"
            data-do={season ? 'season-change' : 'season-new'}
            onClick={() => edit(true)}
          >
            {season ? words.change : words.fresh}
          </button>
        </div>
      )}
      <p class="missing" role="alert">
        {!areKept && words.notKept}
      </p>
    </section>
  );
}

interface SeasonFormProps extends SeasonsProps {
  /** Undefined for a new one. */
  season: Season | undefined;
  done: () => void;
}

/** A season's name, its days and its game; any of them but the name may be left open. */
function SeasonForm({ season, words, done }: SeasonFormProps) {
  const { words: log, say } = useLog();
  const [said, setSaid] = useState({ name: '', from: '', to: '', game: '', ...season });
  const [fault, setFault] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const set = (change: Partial<typeof said>) => {
    setSaid({ ...said, ...change });
    setFault('');
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const { name, from, to, game } = said;
    if (faultOf(name)) {
      setFault(words.noName);
      field.current?.focus();
    } else if (from !== '' && to !== '' && from > to) setFault(words.order);
    else {
      const id = saySeason({ ...(season && { id: season.id }), name: cleaned(name), from, to, game });
      if (id === undefined) setFault(fill(words.full, { most: SEASONS_MOST }));
      else {
        $season.set(id);
        done();
      }
    }
  };
  const day = (which: 'from' | 'to') => (
    <label class="stack">
      <span>{words[which]}</span>
      <input
        class="field"
        type="date"
        name={`season-${which}`}
        value={said[which]}
        onInput={({ currentTarget }) => set({ [which]: currentTarget.value })}
      />
    </label>
  );
  return (
    <form class="names-form stack" onSubmit={submit}>
      <label class="stack">
        <span>{words.name}</span>
        <input
          ref={field}
          class="field"
          name="season-name"
          {...AS_TYPED}
          value={said.name}
          aria-invalid={fault === words.noName}
          aria-describedby="season-fault"
          onInput={({ currentTarget }) => set({ name: currentTarget.value })}
        />
      </label>
      {day('from')}
      {day('to')}
      <label class="stack">
        <span>{words.game}</span>
        <select
          class="field"
          name="season-game"
          value={said.game}
          onChange={({ currentTarget }) => set({ game: currentTarget.value })}
        >
          <option value="">{log.list.allGames}</option>
          {(Object.keys(FORMS) as readonly GameId[]).map((id) => (
            <option key={id} value={id}>
              {log.games[id]}
            </option>
          ))}
        </select>
      </label>
      <p class="missing" id="season-fault" role="alert">
        {fault}
      </p>
      <div class="row">
        <button type="submit" class="key go" data-do="season-save">
          {words.save}
        </button>
        <button type="button" class="key" onClick={done}>
          {words.leave}
        </button>
        {season && (
          <AskTwice
            label={words.forget}
            yes={fill(words.forgetNow, { name: season.name })}
            no={words.keep}
            press={() => {
              const { id, name, from, to, game } = season;
              saySeason({ id, name, from, to, game, isGone: true });
              $season.set('');
              say(fill(words.forgotten, { name }));
              done();
            }}
          />
        )}
      </div>
    </form>
  );
}
