import { makeBitHistories } from './bit-histories.ts';
import { squash } from './logistic.ts';
import { makeMatchModel } from './match-model.ts';
import { makeMixer } from './mixer.ts';
import { makeProbabilityMap } from './probability-map.ts';

/** The last byte, the last 2, 3, 4, 6, and the word so far. */
const KINDS = 6;
/** One, in the logistic domain. */
const CONSTANT = 256;
/** No bit is surer than this to be none: one that came all the same would cost too much. Of 65,536. */
const FLOOR = 16;

/** Guesses a text bit by bit, from all that stood before. Whoever packs and whoever unpacks guess alike. */
export interface Predictor {
  /** How likely the next bit is a one, of 65,536; neither none nor all. */
  readonly guess: () => number;
  /** Takes the bit that came. Bytes come with their highest bit first. */
  readonly learn: (bit: number) => void;
}

/**
 * A mix of context models: what followed the last bytes, and the word so far, at earlier places is weighed by how well it
 * foretold lately (M. Mahoney, "Adaptive Weighing of Context Models for Lossless Data Compression", Florida Institute of
 * Technology, TR CS-2005-16). In whole numbers, from tables that are made by products and quotients alone, so that every
 * machine comes to the same bits.
 *
 * @param bytes - the text as far as it is known: each byte stands there before the first bit of the next is guessed.
 */
export function makePredictor(bytes: Uint8Array): Predictor {
  const contexts = new Int32Array(KINDS);
  const match = makeMatchModel(bytes);
  // Each kind, the match, and one that is always the same, for what is likely whatever stood before.
  const guesses = new Int32Array(KINDS + 2).fill(CONSTANT);
  const histories = makeBitHistories(contexts, guesses);
  const byTrust = makeMixer(guesses, 3 * 256);
  const byByte = makeMixer(guesses, 256 * 256);
  const probabilityMap = makeProbabilityMap(256 * 256);
  let end = 0;
  let last = 0;
  let word = 0;
  /** The bits of the byte so far, and those of its half, each after a one. */
  let soFar = 1;
  let node = 1;
  let shift = 7;

  function enterByte(): void {
    const one = bytes[end - 1] ?? 0;
    const four = one | ((bytes[end - 2] ?? 0) << 8) | ((bytes[end - 3] ?? 0) << 16) | ((bytes[end - 4] ?? 0) << 24);
    const six = hash(hash(four, 5) + ((bytes[end - 5] ?? 0) | ((bytes[end - 6] ?? 0) << 8)), 6);
    last = one;
    word = isOfWord(one) ? hash(word + one, 7) : 0;
    contexts[0] = hash(one, 1);
    contexts[1] = hash(four & 0xffff, 2);
    contexts[2] = hash(four & 0xff_ffff, 3);
    contexts[3] = hash(four, 4);
    contexts[4] = six;
    // Between words, the byte alone.
    contexts[5] = hash(word + one, 8);
    match.enter(end, six);
    histories.enter(0);
    node = 1;
  }

  enterByte();
  return {
    guess() {
      histories.guess(node);
      guesses[KINDS] = match.guess(shift);
      const at = (byTrust.mix(match.trust() * 256 + soFar) + byByte.mix(last * 256 + soFar)) >> 1;
      // What became of such guesses counts three times.
      const chance = (squash(at) + 3 * probabilityMap.correct(last * 256 + soFar, at)) >> 2;
      return Math.min(65_536 - FLOOR, Math.max(FLOOR, chance));
    },
    learn(bit) {
      histories.learn(bit);
      match.learn(bit);
      byTrust.learn(bit);
      byByte.learn(bit);
      probabilityMap.learn(bit);
      soFar = (soFar << 1) | bit;
      node = (node << 1) | bit;
      shift--;
      if (shift === 3) {
        histories.enter(soFar);
        node = 1;
      }
      if (shift >= 0) return;
      end++;
      soFar = 1;
      shift = 7;
      enterByte();
    },
  };
}

/** Letters, digits, what names of a program may hold, and all that is not ASCII. */
const isOfWord = (byte: number): boolean =>
  (byte >= 97 && byte <= 122) ||
  (byte >= 65 && byte <= 90) ||
  (byte >= 48 && byte <= 57) ||
  byte >= 128 ||
  byte === 36 ||
  byte === 95;

const hash = (value: number, kind: number): number =>
  Math.imul(value + Math.imul(kind, 0x2545f491), 0x9e3779b1) ^ (value >>> 16);
