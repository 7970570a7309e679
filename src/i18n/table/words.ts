import type { Words } from '../words.ts';
import type { TABLE_EN } from './en.ts';
import type { TABLE_STEPS_EN } from './en-steps.ts';

export type TableWords = Words<typeof TABLE_EN>;
export type TableStepsWords = Words<typeof TABLE_STEPS_EN>;
