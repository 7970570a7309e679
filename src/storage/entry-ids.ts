const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 10;

/** Numbers from 0 to below 1, as the browser has them: safe ones where it can, and where it may not, what it has. */
function chance(): number {
  try {
    return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
  } catch {
    return Math.random();
  }
}

let count = 0;

/**
 * A new id, short, for it goes into links: letters and digits, by chance, clock and count together, so that a browser
 * whose chance always says the same still makes different ones.
 *
 * @param isTaken - ids that are in use.
 */
export function newId(isTaken: (id: string) => boolean = () => false, random = chance, now = Date.now): string {
  for (;;) {
    count += 1;
    const mixed = Array.from({ length: LENGTH }, () => Math.floor(random() * LETTERS.length));
    // The clock and the count turn each letter on, as a dial.
    let turn = Math.abs(now()) * 1024 + count;
    const id = mixed
      .map((letter) => {
        const sum = letter + (turn % LETTERS.length);
        turn = Math.floor(turn / LETTERS.length);
        return LETTERS[sum % LETTERS.length];
      })
      .join('');
    if (!isTaken(id)) return id;
  }
}

/** Of this page alone, made when it is first needed. */
let tag: string | undefined;
let counted = 0;

/** A new id that counts on from the page's last one: a link holds a whole evening of such ids in a few letters. */
export function countedId(isTaken: (id: string) => boolean): string {
  tag ??= newId();
  for (;;) {
    counted += 1;
    const id = `${tag}-${counted.toString(36)}`;
    if (!isTaken(id)) return id;
  }
}
