import { useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { $aside, forgetAside } from '../../log/games.ts';
import { download } from '../shared/download.ts';
import { useStore } from '../shared/use-store.ts';
import { useLog } from './log-context.ts';
import { whenOf } from './when.ts';

/** What was found and could not be read: to be downloaded, and only then to be forgotten. */
export function AsideList() {
  const { words, lang } = useLog();
  const { storage } = words;
  const aside = useStore($aside);
  const [downloaded, setDownloaded] = useState<ReadonlySet<string>>(new Set());
  return (
    <section class="log-card" aria-labelledby="log-aside">
      <h3 id="log-aside">{storage.asideHeading}</h3>
      <p>{aside.length === 0 ? storage.asideNone : storage.asideHint}</p>
      <ul class="log-rows">
        {aside.map(({ key, from, at, text }) => (
          <li key={key}>
            <p>
              {fill(storage.asideItem, { when: whenOf(at, lang), from })}
              <span class="soft">{fill(storage.size, { count: text.length })}</span>
            </p>
            <div class="row">
              <button
                type="button"
                class="key"
                onClick={() => {
                  download(text, `${key.replace(/\W+/g, '-')}.txt`);
                  setDownloaded(new Set([...downloaded, key]));
                }}
              >
                {storage.download}
              </button>
              <button
                type="button"
                class="key"
                aria-disabled={!downloaded.has(key)}
                onClick={() => downloaded.has(key) && forgetAside(key)}
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
