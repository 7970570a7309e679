import { PRESETS } from '../../../games/gabong/match-presets.ts';
import type { GabongReadings } from '../../../games/gabong/match-readings.ts';
import { type GabongSetup, PACKS_LEAST } from '../../../games/gabong/match-setup.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import { emptyChairs } from '../../shared/setup/chairs.ts';

/** A round in which only the names are missing. @param rulings - as this phone's tables read the rules. */
export const freshSetup = (rulings: GabongReadings): GabongSetup => ({
  players: emptyChairs(),
  master: 0,
  packs: PACKS_LEAST,
  ...PRESETS['ntnu-2010'],
  rulings,
});

/** Another round as the table plays by now: its GM still reigns (2.3), and it reads the rules as it did last. */
export const setupAgain = ({ setup, master, rulings }: GabongState): GabongSetup => ({ ...setup, master, rulings });
