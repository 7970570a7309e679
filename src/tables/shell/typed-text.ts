import { isShown, shortened, signsOf } from '../../storage/text-schema.ts';

/** What somebody typed, as the log takes it: in one line, without hidden signs, and no longer than it may be. */
export function typedText(text: string, most: number): string {
  const plain = signsOf(text.normalize('NFC'))
    .map((sign) => (isShown(sign) ? sign : ' '))
    .join('');
  return shortened(plain.replace(/\s+/gu, ' ').trim(), most).normalize('NFC').trim();
}
