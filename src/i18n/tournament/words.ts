import type { Words } from '../words.ts';
import type { EXPLAIN_EN } from './en-explain.ts';
import type { FAULTS_EN } from './en-faults.ts';
import type { VARIATION_EN } from './en-variation.ts';

export type ExplainWords = Words<typeof EXPLAIN_EN>;
export type FaultWords = Words<typeof FAULTS_EN>;
export type VariationWords = Words<typeof VARIATION_EN>;
