import { areRead, isName, NAME_MOST, nameFaults } from '../shared/set-up.ts';
import { parseFormat, writeFormat } from './parse-format.ts';
import { planFormat } from './format-plan.ts';
import { TOURNAMENT_RULINGS } from './rulings.ts';
import { finding, type TournamentFinding } from './tournament-decision.ts';
import { GAMES_MOST, PLAYERS_LEAST, PLAYERS_MOST, type TournamentSetup } from './tournament-setup.ts';

/** What of a setup cannot be played; nothing where the tournament can start. */
export function checkTournamentSetup(setup: TournamentSetup): readonly TournamentFinding[] {
  const { of } = setup;
  const isNamed = of.is !== 'other' || isName(of.name);
  return [
    ...checkPlayers(setup),
    ...(isNamed ? [] : [finding('bad-game-name', { count: NAME_MOST })]),
    ...checkReadings(setup),
    ...checkCode(setup),
  ];
}

function checkPlayers({ players }: TournamentSetup): readonly TournamentFinding[] {
  const findings: TournamentFinding[] = [];
  const count = players.length;
  if (count < PLAYERS_LEAST) findings.push(finding('players-number', { count: PLAYERS_LEAST }));
  if (count > PLAYERS_MOST) findings.push(finding('players-number', { count: PLAYERS_MOST }));
  for (const { reason, at } of nameFaults(players)) findings.push(finding(reason, { player: at }));
  return findings;
}

function checkReadings({ rulings }: TournamentSetup): readonly TournamentFinding[] {
  return areRead(TOURNAMENT_RULINGS, rulings) ? [] : [finding('no-such-reading')];
}

/** Whether the code can be played, as it is kept, by so many players. */
function checkCode({ format, players, rulings }: TournamentSetup): readonly TournamentFinding[] {
  const parsed = parseFormat(format, rulings.R24);
  if (!parsed.ok || writeFormat(parsed.format) !== format) return [finding('bad-format')];
  const plan = planFormat(parsed.format, rulings.R24);
  if (plan.games > GAMES_MOST) return [finding('too-many-games', { count: GAMES_MOST })];
  return plan.players === players.length ? [] : [finding('players-unlike-format', { count: plan.players })];
}
