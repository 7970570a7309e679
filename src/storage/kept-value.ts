/**
 * One small value of the browser's own storage, as JSON. Never throws: what cannot be read is as if it were not there,
 * and what cannot be written holds until the page is closed.
 */
export interface KeptValue<Value> {
  readonly read: () => Value | null;
  /** Null removes it. */
  readonly write: (value: Value | null) => void;
}

/** @param parse - undefined for what is not of the form. */
export function keptValue<Value>(key: string, parse: (found: unknown) => Value | undefined): KeptValue<Value> {
  return {
    read() {
      try {
        const text = localStorage.getItem(key);
        return text === null ? null : (parse(JSON.parse(text)) ?? null);
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // It was a convenience; the game itself is kept elsewhere.
      }
    },
  };
}
