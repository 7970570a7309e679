import { useEffect, useState } from 'preact/hooks';
import { fill } from '../i18n/fill.ts';
import {
  $quarantine,
  $games,
  $saving,
  append,
  askToPersist,
  eraseGame,
  forgetQuarantined,
  type StorageReport,
  storageReport,
} from '../storage/games.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { download } from '../ui/share.ts';
import { useStore } from '../ui/use-store.ts';
import { TakeKeys } from './TakeKeys.tsx';
import { deletedGames } from './game-list.ts';
import { useLog } from './log-context.ts';
import { titleOf } from './names.ts';
import { whenOf } from '../i18n/dates.ts';
import { bytesOf } from './quantities.ts';

/** Only Safari clears by the calendar; browsers on iOS are Safari whatever they are called. */
const isSafari = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || /^((?!Chrom|Android).)*Safari/.test(navigator.userAgent);

/** What the site keeps on this phone, and how safely. */
export function StorageView() {
  const { saving, storage } = useLog().words;
  const state = useStore($saving);
  return (
    <div class="log-storage">
      <section class="log-card column" aria-labelledby="log-kept">
        <h3 id="log-kept">{storage.heading}</h3>
        {state.is !== 'not-saved' && <p>{saving[state.is]}</p>}
        <RoomUsed key={state.is} />
        {isSafari() && <p class="log-hint">{storage.safari}</p>}
      </section>
      <QuarantineList />
      <DeletedList />
      <section class="log-card column" aria-labelledby="log-everything">
        <h3 id="log-everything">{storage.everything}</h3>
        <TakeKeys />
      </section>
    </div>
  );
}

/** How much room the log takes, and whether the browser has promised to keep it. */
function RoomUsed() {
  const { words, lang } = useLog();
  const { storage } = words;
  const [report, setReport] = useState<StorageReport>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => void storageReport().then(setReport), []);
  if (!report) return <p aria-busy="true" />;
  const { bytes, quota, isPersisted } = report;
  const ask = async () => {
    const answer = await askToPersist();
    setReport(await storageReport());
    setRefused(answer !== true);
  };
  return (
    <>
      <dl class="log-room">
        <dt>{storage.used}</dt>
        <dd>
          {bytes === null
            ? storage.unknown
            : quota === null
              ? bytesOf(bytes, lang)
              : fill(storage.usedOf, { used: bytesOf(bytes, lang), quota: bytesOf(quota, lang) })}
        </dd>
        <dt>{storage.kept}</dt>
        <dd>{isPersisted === null ? storage.keptUnknown : isPersisted ? storage.keptYes : storage.keptNo}</dd>
      </dl>
      {isPersisted === false && (
        <button type="button" class="key" onClick={() => void ask()}>
          {storage.ask}
        </button>
      )}
      <p role="status">{isRefused && storage.refused}</p>
    </>
  );
}

/** Deleted games: put back with one tap, erased for good with two. */
function DeletedList() {
  const { words, lang, say } = useLog();
  const { deleted } = words;
  const games = deletedGames(useStore($games));
  const [sure, setSure] = useState<string>();
  if (games.length === 0) return null;
  const restore = (game: SavedGame) => {
    append(game.id, { kind: 'restore' });
    say(fill(deleted.restored, { name: titleOf(game, words, lang) }));
  };
  const erase = async (game: SavedGame) => {
    if (sure !== game.id) {
      setSure(game.id);
      return;
    }
    await eraseGame(game.id);
    say(fill(deleted.erased, { name: titleOf(game, words, lang) }));
  };
  return (
    <section class="log-card column" aria-labelledby="log-deleted">
      <h3 id="log-deleted">{deleted.heading}</h3>
      <p>{deleted.hint}</p>
      <ul class="log-rows">
        {games.map((game) => (
          <li key={game.id} class="stack">
            <p>{titleOf(game, words, lang)}</p>
            <div class="row">
              <button type="button" class="key" onClick={() => restore(game)}>
                {deleted.restore}
              </button>
              <button type="button" class="key delete" data-taps="once" onClick={() => void erase(game)}>
                {sure === game.id ? deleted.sure : deleted.erase}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was found and could not be read: to be downloaded, and only then to be forgotten. */
function QuarantineList() {
  const { words, lang } = useLog();
  const { storage } = words;
  const quarantined = useStore($quarantine);
  const [downloaded, setDownloaded] = useState<ReadonlySet<string>>(new Set());
  /** What was not saved after all is not to be forgotten. */
  const take = async (key: string, text: string) => {
    if (await download(text, `${key.replace(/\W+/g, '-')}.txt`)) setDownloaded((before) => new Set([...before, key]));
  };
  return (
    <section class="log-card column" aria-labelledby="log-aside">
      <h3 id="log-aside">{storage.quarantineHeading}</h3>
      <p>{quarantined.length === 0 ? storage.quarantineNone : storage.quarantineHint}</p>
      <ul class="log-rows">
        {quarantined.map(({ key, from, at, text }) => (
          <li key={key} class="stack">
            <p>
              {fill(storage.quarantineItem, { when: whenOf(at, lang), from })}
              <span class="soft">{fill(storage.size, { count: text.length })}</span>
            </p>
            <div class="row">
              <button type="button" class="key" onClick={() => void take(key, text)}>
                {storage.download}
              </button>
              <button
                type="button"
                class="key"
                aria-disabled={!downloaded.has(key)}
                onClick={() => downloaded.has(key) && forgetQuarantined(key)}
              >
                {downloaded.has(key) ? storage.forget : storage.forgetFirst}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
