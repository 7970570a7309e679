import { dayOf } from './day.ts';

/** What became of a text or of files that were to be handed on; `stopped` by the reader. */
export type Shared = 'shared' | 'copied' | 'saved' | 'stopped' | 'refused';

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands on a text or an address by the phone's own share sheet, or else by the clipboard. */
export async function share(
  data: { readonly text: string } | { readonly url: string },
): Promise<Exclude<Shared, 'saved'>> {
  if (canShare()) return bySheet(data);
  try {
    await navigator.clipboard.writeText('text' in data ? data.text : data.url);
    return 'copied';
  } catch (error) {
    return stoppedOr(error);
  }
}

/** Whether the phone's share sheet takes such a file; by its name's ending and its type, so an empty one will do. */
export const canShareFile = (...files: readonly File[]): boolean =>
  canShare() && typeof navigator.canShare === 'function' && navigator.canShare({ files: [...files] });

/** Hands on a file, and an address with it, by the phone's own share sheet, or else saves it among the downloads. */
export async function shareFile(file: File, url?: string): Promise<Exclude<Shared, 'copied'>> {
  if (canShareFile(file)) return bySheet({ files: [file], ...(url !== undefined && { url }) });
  save(file);
  return 'saved';
}

/** Whether the site was opened from the home screen of an iPhone or an iPad; no other browser says it so. */
const isHomeScreenApp = (): boolean => (navigator as { readonly standalone?: unknown }).standalone === true;

/**
 * Saves files among the downloads. From the home screen of an iPhone a download opens a page with no way back to the
 * site, so there the share sheet offers to save them, where it takes them. It opens only within the tap: what is saved has
 * to be ready.
 *
 * @returns whether they have left the site; false where the reader closed the share sheet.
 */
export async function saveFiles(...files: readonly File[]): Promise<boolean> {
  if (isHomeScreenApp() && canShareFile(...files)) {
    const became = await bySheet({ files: [...files] });
    if (became !== 'refused') return became === 'shared';
  }
  files.forEach(save);
  return true;
}

/** Saves a text as a file. @param type - its media type. @returns as `saveFiles`. */
export const download = (text: string, name: string, type = 'text/plain'): Promise<boolean> =>
  saveFiles(new File([text], name, { type }));

/** What a file that leaves the phone is called. */
export const fileName = (what: string, ending: string): string => `gunnar-${what}-${dayOf(Date.now())}.${ending}`;

/** The browser reads the file after the click; by then it has it. Milliseconds. */
const READ_BY = 60_000;

function save(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_BY);
}

async function bySheet(data: ShareData): Promise<'shared' | 'stopped' | 'refused'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return stoppedOr(error);
  }
}

const stoppedOr = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError' ? 'stopped' : 'refused';
