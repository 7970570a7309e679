import type { Words } from '../words.ts';
import type { GUG_GAME_EN } from './en.ts';

export type GugGameWords = Words<typeof GUG_GAME_EN>;
