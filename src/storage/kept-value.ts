/**
 * One small value of the browser's own storage, as JSON. Never throws: what cannot be read is as if it were not there,
 * and what cannot be written holds until the page is closed.
 */
export interface KeptValue<Value> {
  /** As it stands there, whatever it is. */
  readonly text: () => string | null;
  readonly read: () => Value | null;
  /** Null removes it. @returns whether it will be there at the next visit. */
  readonly write: (value: Value | null) => boolean;
}

/** @param parse - undefined for what is not of the form. */
export function keptValue<Value>(key: string, parse: (found: unknown) => Value | undefined): KeptValue<Value> {
  const textOf = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  return {
    text: textOf,
    read() {
      const text = textOf();
      try {
        return text === null ? null : (parse(JSON.parse(text)) ?? null);
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        const text = value === null ? null : JSON.stringify(value);
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        // A browser may take it and forget it.
        return localStorage.getItem(key) === text;
      } catch {
        // Most of it is a convenience; the games themselves are kept elsewhere.
        return false;
      }
    },
  };
}
