import { canShareFile, shareFile } from './share.ts';

const PNG = 'image/png';
const pngOf = (name: string, parts: readonly Blob[]) => new File([...parts], name, { type: PNG });

/** Whether the phone's share sheet takes a picture; else it is saved. */
export const canSharePicture = (): boolean => canShareFile(pngOf('picture.png', []));

/** What is said while a picture is made and handed on. */
export interface PictureWords {
  readonly drawing: string;
  /** It could not be made. */
  readonly noPicture: string;
  readonly saved: string;
  readonly notShared: string;
}

/**
 * Makes a picture and hands it on.
 *
 * @param draw - undefined, or thrown, where it cannot be made.
 * @param name - of the file.
 * @param tell - hears how it goes; an empty text where there is nothing to say.
 * @param url - goes with it where it is shared.
 */
export async function sharePicture(
  draw: () => Promise<Blob | undefined>,
  name: string,
  words: PictureWords,
  tell: (said: string) => void,
  url?: string,
): Promise<void> {
  tell(words.drawing);
  const blob = await draw().catch(() => undefined);
  if (!blob) {
    tell(words.noPicture);
    return;
  }
  const became = await shareFile(pngOf(name, [blob]), url);
  tell({ saved: words.saved, refused: words.notShared, shared: '', stopped: '' }[became]);
}
