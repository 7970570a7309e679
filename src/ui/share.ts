import { download } from './download.ts';

/** What became of a text that was to be handed on; `stopped` by the reader. */
export type Shared = 'shared' | 'copied' | 'stopped' | 'refused';

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands on a text or an address by the phone's own share sheet, or else by the clipboard. */
export async function share(data: { readonly text: string } | { readonly url: string }): Promise<Shared> {
  try {
    if (canShare()) {
      await navigator.share(data);
      return 'shared';
    }
    await navigator.clipboard.writeText('text' in data ? data.text : data.url);
    return 'copied';
  } catch (error) {
    return stoppedOr(error);
  }
}

/** Whether the phone's share sheet takes such a file; by its name's ending and its type, so an empty one will do. */
export const canShareFile = (file: File): boolean =>
  canShare() && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Hands on a file by the phone's own share sheet, or else saves it among the downloads. */
export async function shareFile(file: File): Promise<Exclude<Shared, 'copied'> | 'saved'> {
  if (!canShareFile(file)) {
    download(file, file.name, file.type);
    return 'saved';
  }
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return stoppedOr(error);
  }
}

const stoppedOr = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError' ? 'stopped' : 'refused';
