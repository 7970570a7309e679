import { type Bytes, drawOf } from '../../../../ui/chance.ts';

const FACES = 6;

/** Throws a fair die. @returns 1-6. */
export const throwDie = (bytes?: Bytes): number => 1 + drawOf(FACES, bytes);
