import * as v from 'valibot';

/** A name has at most so many characters. */
export const NAME_MOST = 40;
/** A reason given in words. */
export const REASON_MOST = 200;

/** Control signs, half signs, and signs that turn or hide the text around them. */
const STRANGE = /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;

/** Whether a text can be shown as it is: in one line, in one direction, with nothing hidden in it. */
export const isPlain = (text: string): boolean => !STRANGE.test(text) && text === text.normalize('NFC');

/** A text of people, trimmed, of at most so many characters. */
export const plainText = (most: number) =>
  v.pipe(
    v.string('wrong-type'),
    v.check((text) => [...text].length <= most, 'too-long'),
    v.check(isPlain, 'bad-text'),
    v.check((text) => text === text.trim(), 'bad-text'),
  );

export const Name = v.pipe(plainText(NAME_MOST), v.nonEmpty('empty'));
export const Title = plainText(NAME_MOST);
export const Reason = plainText(REASON_MOST);

/** An id of a board, a station or a line: it names something, and is shown by that thing's name alone. */
export const BoardWord = v.pipe(
  v.string('wrong-type'),
  v.maxLength(60, 'too-long'),
  v.regex(/^[a-z0-9-]+$/, 'bad-text'),
);

/** An id of a game or an event. */
export const Id = v.pipe(v.string('wrong-type'), v.maxLength(40, 'too-long'), v.regex(/^[A-Za-z0-9_-]+$/, 'bad-text'));

/** A whole number; minus nothing is none. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.number('wrong-type'),
    v.safeInteger('out-of-range'),
    v.check((number) => !Object.is(number, -0) && number >= least && number <= most, 'out-of-range'),
  );
