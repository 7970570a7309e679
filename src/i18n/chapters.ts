import type { Clause } from '../games/gug/clauses.ts';
import type { Lang } from './lang.ts';

/** The number before the point of a clause. */
export type Chapter = Clause extends `gug-${infer Number}.${string}` ? Number : never;

export const chapterOf = (clause: Clause): Chapter => /\d+/.exec(clause)?.[0] as Chapter;

export const CHAPTERS: Readonly<Record<Lang, Readonly<Record<Chapter, string>>>> = {
  en: {
    1: 'The aim',
    2: 'What you need',
    3: 'How many play',
    4: 'The referee',
    5: 'When to drink',
    6: 'Sips and beer',
    7: 'The start',
    8: 'Movement points',
    9: 'Where you may travel',
    10: 'Returning and changing lines',
    11: 'The end of a turn',
    12: 'Dropping an inhibition',
    13: 'Where nothing is dropped',
    14: 'Between two drops',
    15: 'Out of time',
    16: 'Stations with a price',
    17: 'Variations',
    18: 'Tournaments',
  },
  nb: {
    1: 'Målet',
    2: 'Det dere trenger',
    3: 'Hvor mange som spiller',
    4: 'Dommeren',
    5: 'Når det drikkes',
    6: 'Slurker og øl',
    7: 'Starten',
    8: 'Flyttepoeng',
    9: 'Hvor du kan reise',
    10: 'Å snu og å bytte linje',
    11: 'Slutten på en tur',
    12: 'Å slippe en hemning',
    13: 'Der ingenting slippes',
    14: 'Mellom to slipp',
    15: 'Tiden er ute',
    16: 'Stasjoner med pris',
    17: 'Varianter',
    18: 'Turneringer',
  },
};
