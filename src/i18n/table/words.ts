import type { Words } from '../words.ts';
import type { TABLE_EN } from './en.ts';

export type TableWords = Words<typeof TABLE_EN>;
