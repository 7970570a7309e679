import type { Words } from '../words.ts';
import type { WORKS_EN } from './en.ts';

export type WorksWords = Words<typeof WORKS_EN>;
