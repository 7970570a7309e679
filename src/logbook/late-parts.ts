import { GABONG_UI } from './gabong-ui.ts';
import { GOOLS_UI } from './gools-ui.ts';
import { GUG_UI } from './gug-ui.ts';
import { TOURNAMENT_UI } from './tournament-ui.ts';

/** What the log and the big screen say of each game, by the rules of all, in one script: it comes with the first that is shown. */
export const LATE_PARTS = { GABONG_UI, GOOLS_UI, GUG_UI, TOURNAMENT_UI } as const;
