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
    return error instanceof DOMException && error.name === 'AbortError' ? 'stopped' : 'refused';
  }
}
