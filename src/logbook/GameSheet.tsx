import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { fill } from '../i18n/fill.ts';
import { cleanName } from '../storage/text-schema.ts';
import { copyOf } from '../storage/duplicate-game.ts';
import { $games, addGames, append } from '../storage/games.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { $tvChoice } from '../storage/choices.ts';
import { Names } from '../tables/shell/Names.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useStore } from '../ui/use-store.ts';
import { HandOver } from './HandOver.tsx';
import { PictureKey } from './PictureKey.tsx';
import { PlayLogKey } from './PlayLogKey.tsx';
import { ShareKeys } from './ShareKeys.tsx';
import { type LogSheet, useLog } from './log-context.ts';
import { lastAt, titleOf } from './names.ts';
import { useUi } from './registry.ts';
import { $standings } from './standings.ts';
import { whenOf } from '../i18n/dates.ts';
import { seatsOf } from '../storage/registry.ts';
import { AS_TYPED } from '../ui/NameField.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Everything that can be done with one game. */
export function GameSheet({ sheet }: { sheet: LogSheet }) {
  const { words, lang, open, remove } = useLog();
  const [isRenaming, setRenaming] = useState(false);
  const logged = useStore($games).get(sheet.id);
  if (logged?.kind !== 'game') return null;
  const { game } = logged;
  const title = titleOf(game, words, lang);
  return (
    <Dialog
      title={sheet.kind === 'game' ? title : fill(words.share.qrTitle, { name: title })}
      closeKey={words.sheet.close}
      close={() => open(undefined)}
      fallback="log-title"
    >
      {sheet.kind !== 'game' ? (
        <HandOver game={game} start={sheet.kind === 'news' ? 'news' : 'whole'} />
      ) : (
        <div class="log-sheet">
          <About game={game} />
          <Group sign="game">
            <h4>{words.sheet.game}</h4>
            {isRenaming ? (
              <RenameForm game={game} done={() => setRenaming(false)} />
            ) : (
              <div class="log-keys keys">
                <button type="button" class="key" onClick={() => setRenaming(true)}>
                  {words.sheet.rename}
                </button>
                <DuplicateKey game={game} />
                <a class="key" href="#tv" onClick={() => $tvChoice.set({ id: game.id, at: Date.now() })}>
                  {words.sheet.tv}
                </a>
              </div>
            )}
          </Group>
          <Group sign="share">
            <h4>{words.sheet.share}</h4>
            <ShareKeys game={game} />
            <PictureKey id={game.id} words={words.people.picture} />
            <PlayLogKey game={game} words={words.people.playLog} />
          </Group>
          <Group sign="names">
            <Names id={game.id} lang={lang} />
          </Group>
          <button type="button" class="key wide delete" onClick={() => remove(game.id)}>
            {words.sheet.delete}
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** A flag, an arrow that leaves its box, and a person: paths in a square of 24. */
const SIGNS = {
  game: 'M6 21V4h12l-3 4 3 4H6',
  share: 'M12 15V3M8 7l4-4 4 4M5 11v9h14v-9',
  names: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7',
} as const;

/** Keys of the sheet that belong together, under a sign and a heading. */
const Group = ({ sign, children }: { sign: keyof typeof SIGNS; children: ComponentChildren }) => (
  <section class="log-group" data-group={sign}>
    <Icon path={SIGNS[sign]} />
    {children}
  </section>
);

/** Who played, how it stands and when it was last played. */
function About({ game }: { game: SavedGame }) {
  const tongue = useLog();
  const { words, lang } = tongue;
  const known = useStore($standings).get(game.id);
  const ui = useUi(game.game);
  const at = lastAt(game);
  const facts = [...(ui?.facts(game, tongue) ?? []), fill(words.card.entries, { count: game.events.length })];
  const result = ui && known?.is === 'known' ? ui.result(known.standing, tongue) : undefined;
  return (
    <div class="log-about">
      <p class="log-seats">{seatsOf(game).join(', ')}</p>
      {result && (
        <p>
          <strong>{result.first}</strong>
          {result.rest && ` · ${result.rest}`}
        </p>
      )}
      <p class="soft">
        <time dateTime={new Date(at).toISOString()}>{fill(words.card.played, { when: whenOf(at, lang) })}</time>
        {facts.map((fact) => ` · ${fact}`)}
      </p>
    </div>
  );
}

/** A second game with the same events, to be played on in another way. */
function DuplicateKey({ game }: { game: SavedGame }) {
  const { words, lang, say, open } = useLog();
  const { sheet } = words;
  const [isBusy, setBusy] = useState(false);
  const duplicate = async () => {
    // A second tap makes no second copy.
    if (isBusy) return;
    setBusy(true);
    const name = fill(sheet.copy, { name: titleOf(game, words, lang) });
    const copy = copyOf(game, name, Date.now());
    const became = copy && (await addGames([copy]));
    open(undefined);
    say(copy && became !== 'not-saved' ? fill(sheet.copied, { name: titleOf(copy, words, lang) }) : sheet.notCopied);
  };
  return (
    <button type="button" class="key" aria-disabled={isBusy} onClick={() => void duplicate()}>
      {sheet.duplicate}
    </button>
  );
}

interface RenameFormProps {
  game: SavedGame;
  done: () => void;
}

/** A new name for a game; the old one stays in its log. */
function RenameForm({ game, done }: RenameFormProps) {
  const { words, lang } = useLog();
  const { sheet } = words;
  const [name, setName] = useState(titleOf(game, words, lang));
  const [isBad, setBad] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.select(), []);
  const keep = (event: Event) => {
    event.preventDefault();
    const clean = cleanName(name);
    if (clean === undefined) {
      setBad(true);
      field.current?.focus();
      return;
    }
    append(game.id, { kind: 'rename', name: clean });
    done();
  };
  return (
    <form class="log-rename stack" onSubmit={keep}>
      <label for={id}>{sheet.name}</label>
      <input
        ref={field}
        id={id}
        class="field"
        value={name}
        {...AS_TYPED}
        aria-invalid={isBad}
        aria-describedby={`${id}-bad`}
        onInput={({ currentTarget }) => {
          setName(currentTarget.value);
          setBad(false);
        }}
      />
      <p id={`${id}-bad`} role="alert">
        {isBad && sheet.badName}
      </p>
      <div class="row">
        <button type="submit" class="key main">
          {sheet.keepName}
        </button>
        <button type="button" class="key" onClick={done}>
          {sheet.leave}
        </button>
      </div>
    </form>
  );
}
