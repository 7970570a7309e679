import { areRead, nameFaults } from '../shared/set-up.ts';
import { finding, type GoolsFinding } from './play-decision.ts';
import { FIRST_TABLE_DEFAULTS, TABLE_RULINGS } from './rulings.ts';
import { type GoolsSetup, PLAYERS_LEAST, PLAYERS_MOST } from './setup.ts';

/** What of a setup cannot be played; nothing where the game can start. */
export function checkSetup({ players, rulings }: GoolsSetup): readonly GoolsFinding[] {
  const findings: GoolsFinding[] = [];
  const count = players.length;
  if (count < PLAYERS_LEAST) findings.push(finding('gools-1.1', 'players-number', { count: PLAYERS_LEAST }));
  if (count > PLAYERS_MOST) findings.push(finding('gools-1.1', 'players-number', { count: PLAYERS_MOST }));
  for (const { reason, at } of nameFaults(players)) findings.push(finding('gools-1.1', reason, { seat: at }));
  const isRead = areRead(TABLE_RULINGS, rulings, FIRST_TABLE_DEFAULTS);
  return isRead ? findings : [...findings, finding('gools-1.1', 'no-such-reading')];
}
