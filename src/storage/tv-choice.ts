import { atom } from 'nanostores';

/** The game that somebody wants on the big screen, and since when; another that is played on later takes its place. */
export const $tvChoice = atom<{ readonly id: string; readonly at: number } | null>(null);
