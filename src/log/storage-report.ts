/** What the browser says of the room it gives this site. Null where it says nothing. */
export interface StorageReport {
  readonly bytes: number | null;
  readonly quota: number | null;
  /** Whether the browser has promised not to clear it by itself. */
  readonly isPersisted: boolean | null;
}

/** Typed as present, but absent in old browsers and on plain http. */
const manager = (): StorageManager | undefined => {
  const { storage } = navigator as { readonly storage?: StorageManager };
  return storage;
};

export async function storageReport(): Promise<StorageReport> {
  const storage = manager();
  const estimate = await storage?.estimate().catch(() => undefined);
  const isPersisted = await storage?.persisted().catch(() => undefined);
  return { bytes: estimate?.usage ?? null, quota: estimate?.quota ?? null, isPersisted: isPersisted ?? null };
}

/** Asks the browser not to clear what is saved. @returns its answer; null where it cannot be asked. */
export async function askToPersist(): Promise<boolean | null> {
  const storage = manager();
  const answer = await storage?.persist().catch(() => undefined);
  return answer ?? null;
}
