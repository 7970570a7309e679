import { isPlain } from '../../storage/text-schema.ts';

/** What somebody typed, as the log takes it: in one line, without hidden signs, and no longer than it may be. */
export function typedText(text: string, most: number): string {
  const plain = [...text.normalize('NFC')].map((sign) => (isPlain(sign) ? sign : ' ')).join('');
  const short = [...plain.replace(/\s+/gu, ' ').trim()].slice(0, most).join('');
  return short.normalize('NFC').trim();
}
