/** What the browser says of the room it gives this site. Null where it says nothing. */
export interface StorageReport {
  readonly bytes: number | null;
  readonly quota: number | null;
  /** Whether the browser has promised not to clear it by itself. */
  readonly isPersisted: boolean | null;
}

/** Asks the browser's keeper of storage: all of it, or single ones of its functions, are absent in old browsers and on plain http. */
async function ask<Answer>(question: (manager: StorageManager) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await question(navigator.storage);
  } catch {
    return undefined;
  }
}

export async function storageReport(): Promise<StorageReport> {
  const [estimate, isPersisted] = await Promise.all([
    ask((manager) => manager.estimate()),
    ask((manager) => manager.persisted()),
  ]);
  return { bytes: estimate?.usage ?? null, quota: estimate?.quota ?? null, isPersisted: isPersisted ?? null };
}

/** Asks the browser not to clear what is saved. @returns its answer; null where it cannot be asked. */
export async function askToPersist(): Promise<boolean | null> {
  return (await ask((manager) => manager.persist())) ?? null;
}
