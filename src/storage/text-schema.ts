import * as v from 'valibot';

/** A name has at most so many characters. */
export const NAME_MOST = 40;
/** A reason given in words. */
export const REASON_MOST = 200;

/**
 * Control signs, half signs, signs that turn or hide the text around them, those that every font has its own for, and
 * the one that stands for what could not be read. What chooses between two forms of a sign may stay: a heart is red by it;
 * and so may what joins signs, where it does.
 */
const STRANGE = /(?![\uFE0E\uFE0F])[\p{Cc}\p{Cs}\p{Co}\p{DI}\p{Bidi_C}\u2028\u2029\u2800\uFFF9-\uFFFD]/u;

/** Scripts in which a sign that cannot be seen joins two letters, or keeps them apart. */
const JOINING = ['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr']
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const LETTER = `(?=[\\p{L}\\p{M}])[${JOINING}]`;
const PICTURE = '\\p{ExtPict}[\\uFE0F\\p{EMod}]?';

/** Pictures that are one by an unseen joiner, as a family; the flags of England, Scotland and Wales; letters joined so. */
const JOINED = [
  `${PICTURE}(?:\\u200D${PICTURE})+`,
  '\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}',
  `${LETTER}(?:[\\u200C\\u200D]${LETTER})+`,
].join('|');
const PART = new RegExp(`${JOINED}|[^]`, 'gu');
/** Without one of these nothing is joined. */
const JOINER = /[\u200C\u200D\u{1F3F4}]/u;

/**
 * A text by its signs: what stands joined is one. Few names have a joiner, and a phone takes a tenth of a second to make
 * ready the pattern for what they join.
 */
export const signsOf = (text: string): readonly string[] => (JOINER.test(text) ? (text.match(PART) ?? []) : [...text]);

/** As much of a text as fits into so many characters; what stands joined is not parted, for half of it could not be shown. */
export function shortened(text: string, most: number): string {
  let [short, left] = ['', most];
  for (const sign of signsOf(text)) {
    left -= [...sign].length;
    if (left < 0) break;
    short += sign;
  }
  return short;
}

/** Whether one of the signs of a text can be shown. */
export const isShown = (sign: string): boolean => sign.length > 2 || !STRANGE.test(sign);

/** A letter, a number or a sign: marks alone have nothing to stand on. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether there is anything to see in a text. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** Whether a text can be shown as it is: in one line, in one direction, with nothing hidden in it. */
export const isPlain = (text: string): boolean => text === text.normalize('NFC') && signsOf(text).every(isShown);

/** A text of people, trimmed, of at most so many characters. */
export const plainText = (most: number) =>
  v.pipe(
    v.string('wrong-type'),
    v.check((text) => [...text].length <= most, 'too-long'),
    v.check(isPlain, 'bad-text'),
    v.check((text) => text === text.trim(), 'bad-text'),
  );

export const Name = v.pipe(
  plainText(NAME_MOST),
  v.nonEmpty('empty'),
  v.check((text) => text === '' || isSeen(text), 'empty'),
);
export const Title = plainText(NAME_MOST);
export const Reason = plainText(REASON_MOST);

/** An id of a board, a station or a line: it names something, and is shown by that thing's name alone. */
export const BoardWord = v.pipe(
  v.string('wrong-type'),
  v.maxLength(60, 'too-long'),
  v.regex(/^[a-z0-9-]+$/, 'bad-text'),
);

/** An id of a game or an event. */
export const ID_MOST = 40;
const idOf = (most: number) =>
  v.pipe(v.string('wrong-type'), v.maxLength(most, 'too-long'), v.regex(/^[A-Za-z0-9_-]+$/, 'bad-text'));
export const Id = idOf(ID_MOST);
/** Somebody in a game: a seat, or the id of the line by which they came, and "-1" behind that for the second of a team. */
export const Player = idOf(ID_MOST + '-1'.length);

/** A whole number, up to 2^53 - 1 at most; minus nothing is none. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.number('wrong-type'),
    v.integer('out-of-range'),
    v.minValue(least, 'out-of-range'),
    v.maxValue(most, 'out-of-range'),
    v.check((number) => !Object.is(number, -0), 'out-of-range'),
  );

/**
 * What was typed, as a name that can be saved: without hidden signs.
 *
 * @returns undefined when nothing of it is to be seen, or it is too long.
 */
export function cleanName(typed: string): string | undefined {
  const name = signsOf(typed.normalize('NFC')).filter(isShown).join('').normalize('NFC').trim();
  return !isSeen(name) || [...name].length > NAME_MOST ? undefined : name;
}
