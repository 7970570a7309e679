import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../i18n/fill.ts';
import type { PeopleWords } from '../i18n/log/en-people.ts';
import { FORMS, type GameId } from '../storage/registry.ts';
import { type Season, SEASONS_MOST } from '../storage/season.ts';
import { $areSeasonsKept, $season, $seasons, openSeasons, saySeason } from '../storage/seasons.ts';
import { cleaned, faultOf } from '../tables/shell/player-names.ts';
import { AskTwice } from '../ui/AskTwice.tsx';
import { focusLater } from '../ui/focus.ts';
import { useStore } from '../ui/use-store.ts';
import { useLog } from './log-context.ts';
import { SeasonSheet } from './SeasonSheet.tsx';
import { AS_TYPED } from '../ui/NameField.tsx';

interface SeasonsProps {
  words: PeopleWords['season'];
}

/** The words of its table as well. */
interface SeasonsWords {
  words: Pick<PeopleWords, 'played' | 'season'>;
}

const CHOICE = 'season-choice';

/** Which season the view of players shows, its table, and the keys that make, change and forget one. */
export function Seasons({ words: people }: SeasonsWords) {
  const words = people.season;
  const { say } = useLog();
  const seasons = useStore($seasons).filter(({ isGone }) => !isGone);
  const areKept = useStore($areSeasonsKept);
  const chosen = useStore($season);
  const [edited, edit] = useState<'new' | 'chosen'>();
  const [isOpen, open] = useState(false);
  useEffect(openSeasons, []);
  const season = seasons.find(({ id }) => id === chosen);
  const done = () => {
    edit(undefined);
    focusLater(CHOICE);
  };
  return (
    <>
      <section class="log-card column seasons" aria-label={words.label}>
        <label class="names-form stack">
          <span>{words.label}</span>
          <select
            id={CHOICE}
            class="field"
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
        </label>
        {edited ? (
          <SeasonForm key={edited} season={edited === 'chosen' ? season : undefined} words={words} done={done} />
        ) : (
          <div class="row">
            <button
              type="button"
              class="key go"
              data-do="season-table"
              aria-haspopup="dialog"
              onClick={() => open(true)}
            >
              {words.table}
            </button>
            <button type="button" class="key" data-do="season-new" onClick={() => edit('new')}>
              {words.fresh}
            </button>
            {season && (
              <>
                <button type="button" class="key" data-do="season-change" onClick={() => edit('chosen')}>
                  {words.change}
                </button>
                <AskTwice
                  label={words.forget}
                  yes={fill(words.forgetNow, { name: season.name })}
                  no={words.keep}
                  press={() => {
                    const { id, name, from, to, game } = season;
                    saySeason({ id, name, from, to, game, isGone: true });
                    $season.set('');
                    say(fill(words.forgotten, { name: season.name }));
                    focusLater(CHOICE);
                  }}
                />
              </>
            )}
          </div>
        )}
        <p class="missing" role="alert">
          {!areKept && words.notKept}
        </p>
      </section>
      {isOpen && <SeasonSheet season={season} words={people} close={() => open(false)} />}
    </>
  );
}

interface SeasonFormProps extends SeasonsProps {
  /** Undefined for a new one. */
  season: Season | undefined;
  done: () => void;
}

/** A season's name, its days and its game; any of them but the name may be left open. */
function SeasonForm({ season, words, done }: SeasonFormProps) {
  const { words: log } = useLog();
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
      </div>
    </form>
  );
}
