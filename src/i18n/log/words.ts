import type { Words } from '../words.ts';
import type { LOG_EN } from './en.ts';

/** All words of the Log panel in one language; most are templates for `fill`. */
export type LogWords = Words<typeof LOG_EN>;
