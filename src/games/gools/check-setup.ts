import { hasReading } from '../shared/ruling.ts';
import { finding, type GoolsFinding } from './play-decision.ts';
import { FIRST_TABLE_DEFAULTS, TABLE_RULINGS } from './rulings.ts';
import { type GoolsSetup, NAME_MOST, PLAYERS_LEAST, PLAYERS_MOST } from './setup.ts';

/** What of a setup cannot be played; nothing where the game can start. */
export function checkSetup({ players, rulings }: GoolsSetup): readonly GoolsFinding[] {
  const findings: GoolsFinding[] = [];
  const count = players.length;
  if (count < PLAYERS_LEAST) findings.push(finding('gools-1.1', 'players-number', { count: PLAYERS_LEAST }));
  if (count > PLAYERS_MOST) findings.push(finding('gools-1.1', 'players-number', { count: PLAYERS_MOST }));
  const names = players.map(({ name }) => name.trim());
  names.forEach((name, seat) => {
    if (name === '' || [...name].length > NAME_MOST) findings.push(finding('gools-1.1', 'bad-name', { seat }));
    // Drinks are called out by name.
    else if (names.indexOf(name) < seat) findings.push(finding('gools-1.1', 'name-taken', { seat }));
  });
  const chosen = new Map<string, string>(Object.entries(rulings));
  // An evening that began before a ruling was there does not name it.
  const mayLack = (id: string) => !chosen.has(id) && !(id in FIRST_TABLE_DEFAULTS);
  const isRead = Object.keys(TABLE_RULINGS).every((id) => mayLack(id) || hasReading(TABLE_RULINGS, id, chosen.get(id)));
  return isRead ? findings : [...findings, finding('gools-1.1', 'no-such-reading')];
}
