import { atom, type PreinitializedWritableAtom } from 'nanostores';

/** What went wrong with saved settings; `text` is what could not be read, as it was found. */
export type SettingsTrouble = { readonly kind: 'unreadable'; readonly text: string } | { readonly kind: 'not-saved' };

/** Settings of this phone, as they hold now and at the next visit. */
export interface KeptSettings<Settings> {
  readonly $settings: PreinitializedWritableAtom<Settings>;
  readonly $trouble: PreinitializedWritableAtom<SettingsTrouble | null>;
  /**
   * Reads the settings of earlier visits. Never throws: without storage, or with settings that cannot be read, the
   * defaults hold, and what was found is kept aside before anything is written over it.
   */
  readonly open: (storage?: () => Storage) => void;
  /** Chooses settings: they hold at once, and `$trouble` says so when they could not be saved. */
  readonly save: (settings: Settings, storage?: () => Storage) => void;
}

interface SettingsForm<Settings> {
  /** Where they are kept. */
  readonly key: string;
  readonly defaults: Settings;
  readonly make: (settings: Settings) => string;
  /** Undefined for what `make` cannot have written. */
  readonly parse: (text: string) => Settings | undefined;
}

/** Asked for each time: a browser may refuse already the asking. */
const ownStorage = (): Storage => localStorage;

export function keptSettings<Settings>({ key, defaults, make, parse }: SettingsForm<Settings>): KeptSettings<Settings> {
  const $settings = atom<Settings>(defaults);
  const $trouble = atom<SettingsTrouble | null>(null);
  /** What could not be read, until it is kept aside: also when nobody wants to hear of it any more. */
  let unread: string | null = null;
  return {
    $settings,
    $trouble,
    open(storage = ownStorage) {
      const text = textIn(storage, key);
      const saved = text === null ? defaults : parse(text);
      const settings = saved ?? defaults;
      // What holds already is left as it is: much follows from it.
      if (make(settings) !== make($settings.get())) $settings.set(settings);
      unread = saved === undefined ? text : null;
      $trouble.set(unread === null ? null : { kind: 'unreadable', text: unread });
      try {
        if (unread !== null) quarantine(storage(), key, unread);
        unread = null;
      } catch {
        // There is no room: saving tries again, and writes nothing over it before.
      }
    },
    save(settings, storage = ownStorage) {
      $settings.set(settings);
      const trouble = $trouble.get();
      try {
        const place = storage();
        if (unread !== null) quarantine(place, key, unread);
        unread = null;
        const text = make(settings);
        place.setItem(key, text);
        if (place.getItem(key) !== text) throw new Error('not kept');
        if (trouble?.kind === 'not-saved') $trouble.set(null);
      } catch {
        if (trouble === null) $trouble.set({ kind: 'not-saved' });
      }
    },
  };
}

/** What is kept under a key; a browser that refuses reading has nothing of ours, and saving will say so. */
function textIn(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Copies a text to a key of its own, beside what was set aside before. @throws when the storage is full. */
function quarantine(storage: Storage, settings: string, text: string): void {
  for (let count = 1; ; count += 1) {
    const key = `${settings}:unreadable-${count}`;
    const kept = storage.getItem(key);
    if (kept === text) return;
    if (kept !== null) continue;
    storage.setItem(key, text);
    return;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
