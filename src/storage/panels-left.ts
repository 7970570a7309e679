/** The last panel that was shown and the address it had, for as long as the browser's tab lives. */
const LEFT = 'panels-left';

/** Where the panels were left. */
interface Left {
  /** A panel's id; empty where none was marked. */
  readonly panel: string;
  /** The query and the hash of its address. */
  readonly rest: string;
}

/** Keeps where the panels are left. A browser that refuses to keep anything keeps nothing. */
export function keepPanelsLeft({ panel, rest }: Left): void {
  try {
    sessionStorage.setItem(LEFT, `${panel} ${rest}`);
  } catch {
    // The tabs of the rules then lead to the panels as they open by themselves.
  }
}

/** Where the panels were left; nothing where none was, or where the browser does not say. */
export function panelsLeft(): Left {
  try {
    const [panel = '', rest = ''] = (sessionStorage.getItem(LEFT) ?? '').split(' ', 2);
    return { panel, rest };
  } catch {
    return { panel: '', rest: '' };
  }
}
