import type { GabongSetup } from '../../../games/gabong/match-setup.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';

/** The same people once more, as the table plays by now: its GM still reigns (2.3), and it reads the rules as it did last. */
export const againOf = ({ setup, master, rulings }: GabongState): GabongSetup => ({ ...setup, master, rulings });
