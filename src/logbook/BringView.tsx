import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { fill } from '../i18n/fill.ts';
import { $games, addGames } from '../storage/games.ts';
import { forgetParts, joined, keepPart, type LinkPart, partsWith, readPart } from '../storage/link-parts.ts';
import { HOUSE_PROFILES, isSameProfile, keepProfile, readProfile } from '../storage/house-profiles.ts';
import { takeSeasons } from '../storage/seasons.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { useSettings } from '../tables/shell/use-settings.ts';
import { useStore } from '../ui/use-store.ts';
import { type Brought, foundIn, FoundPart, pastedLink, Preview, shownIn, type Source } from './Preview.tsx';
import { $arrived, putBack } from './link-mark.ts';
import { SHORT } from './read-file.ts';
import { uiOf } from './registry.ts';
import { useLatePart, useLog } from './log-context.ts';

/** Games from a file, a pasted text or a link: first what is in it is shown, then one tap adds it. */
export function BringView() {
  const { words, say, show } = useLog();
  const { bring } = words;
  const [brought, setBrought] = useState<Brought>();
  const [part, setPart] = useState<LinkPart>();
  const [isReading, setReading] = useState(false);
  const stop = useRef<() => void>();
  useEffect(() => () => stop.current?.(), []);
  const arrived = useStore($arrived);
  const { late, failed } = useLatePart();
  const look = (source: Source) => {
    say('');
    late(async () => {
      try {
        const found = await foundIn(source, $games.get());
        // What a game says of itself comes with its part: it is fetched first, for what came later would move the keys below.
        if (found?.result.ok) await Promise.all(shownIn(found.result).map(({ game }) => uiOf(game)));
        setBrought(found);
        setReading(false);
        return 'done';
      } catch (error) {
        setReading(false);
        // Whoever loads the page anew finds the link in its address.
        if (source.from === 'link') putBack();
        throw error;
      }
    });
  };
  const lookAtText = (text: string | Blob) => {
    const link = typeof text === 'string' ? pastedLink(text) : undefined;
    if (link) {
      $arrived.set(link);
      return;
    }
    const stopper = new AbortController();
    stop.current = () => stopper.abort();
    setReading(true);
    look({ from: 'text', text, stop: stopper.signal });
  };
  useEffect(() => {
    if (arrived === null || arrived.is === 'rules') return;
    const found = arrived.is === 'part' ? readPart(arrived.text) : undefined;
    const data = found ? joined(partsWith(found)) : arrived.text;
    setPart(data === undefined ? found : undefined);
    if (data !== undefined) look({ from: 'link', is: arrived.is === 'news' ? 'news' : 'game', data });
  }, [arrived]);
  const leave = () => {
    $arrived.set(null);
    setBrought(undefined);
    setPart(undefined);
  };
  const add = async (games: readonly SavedGame[]) => {
    const became = await addGames(games);
    if (became !== 'not-saved') {
      const seasons = (brought?.result.ok ? brought.result.seasons : undefined) ?? [];
      const left = seasons.length > 0 ? takeSeasons(seasons) : 0;
      if (arrived?.is === 'part') forgetParts();
      leave();
      show('games');
      const said = became === 'added' ? bring.added : bring.addedUnsaved;
      const taken =
        seasons.length > 0 && games.length === 0
          ? fill(bring.addedSeasons, { count: seasons.length - left })
          : fill(said, { count: games.length });
      say(left > 0 ? `${taken} ${fill(bring.seasonsLeft, { count: left, storage: words.views.storage })}` : taken);
    } else say(bring.notSaved);
  };
  return (
    <div class="log-bring stack">
      <h3>{bring.heading}</h3>
      {failed}
      {arrived?.is === 'rules' ? (
        <RulesFound code={arrived.text} leave={leave} />
      ) : part ? (
        <PartFound key={part.number} part={part} leave={leave} />
      ) : brought ? (
        <Preview brought={brought} add={(games) => void add(games)} leave={leave} />
      ) : isReading ? (
        <div class="row">
          <p role="status">{bring.reading}</p>
          <button type="button" class="key" onClick={() => stop.current?.()}>
            {bring.cancel}
          </button>
        </div>
      ) : (
        <BringForm look={lookAtText} />
      )}
    </div>
  );
}

interface PartFoundProps {
  part: LinkPart;
  leave: () => void;
}

/** A part of a game came, and others are missing: it is kept when the reader says so, and what is still to be scanned is said. */
function PartFound({ part, leave }: PartFoundProps) {
  const { bring } = useLog().words;
  const [isKept, setKept] = useState(false);
  const numbers = partsWith(part).map(({ number }) => number);
  const missing = Array.from({ length: part.count }, (_, index) => index + 1).filter((each) => !numbers.includes(each));
  return (
    <FoundPart
      heading={fill(bring.part, { number: part.number, count: part.count })}
      keep={
        !isKept && {
          label: bring.keepPart,
          press: () => {
            keepPart(part);
            setKept(true);
          },
        }
      }
      leave={leave}
      {...(isKept && { leaveLabel: bring.partDone })}
    >
      <p role="status">{isKept ? fill(bring.partKept, { missing: missing.join(', ') }) : bring.partHint}</p>
    </FoundPart>
  );
}

/** House rules came by a link: they are kept when the reader says so. */
function RulesFound({ code, leave }: { code: string; leave: () => void }) {
  const { words, say, show } = useLog();
  const { bring } = words;
  const profiles = useSettings(HOUSE_PROFILES);
  const profile = readProfile(code);
  if (!profile)
    return (
      <div class="log-refused enamel stack" data-why="broken">
        <p role="alert">{bring.failures.broken}</p>
        <button type="button" class="key" onClick={leave}>
          {bring.cancel}
        </button>
      </div>
    );
  const { name, game, rulings } = profile;
  const isThere = profiles.some((each) => isSameProfile(each, profile));
  const keep = () => {
    const isKept = keepProfile(profile);
    leave();
    show('games');
    say(isKept ? fill(bring.rulesKept, { name, game: words.games[game] }) : bring.rulesFull);
  };
  return (
    <FoundPart
      heading={name}
      keep={{ label: isThere ? bring.rulesReplace : bring.rulesKeep, press: keep, hook: 'rules-keep' }}
      leave={leave}
    >
      <p>{fill(bring.rules, { game: words.games[game], count: Object.keys(rulings).length })}</p>
      {isThere && <p>{bring.rulesThere}</p>}
    </FoundPart>
  );
}

/** A file, or a text that was pasted. */
function BringForm({ look }: { look: (text: string | Blob) => void }) {
  const { words, show } = useLog();
  const { bring } = words;
  const [text, setText] = useState('');
  const [isUnread, setUnread] = useState(false);
  const id = useId();
  const read = async (file: File | undefined) => {
    if (!file) return;
    setUnread(false);
    const isShort = file.size <= SHORT;
    // A long one is read beside the page; whether it can be read, its first bytes say.
    await (isShort ? file : file.slice(0, 1)).text().then(
      (text) => look(isShort ? text : file),
      () => setUnread(true),
    );
  };
  return (
    <>
      <button type="button" class="key main" onClick={() => show('read')}>
        {bring.read}
      </button>
      <label class="key log-file">
        {bring.file}
        <input
          type="file"
          accept=".json,application/json,text/plain"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
      <p role="alert">{isUnread && bring.noFile}</p>
      <form
        class="log-bring stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') look(text);
        }}
      >
        <label for={id}>{bring.paste}</label>
        <textarea
          id={id}
          class="field"
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="key" aria-disabled={text.trim() === ''}>
          {bring.look}
        </button>
      </form>
    </>
  );
}
